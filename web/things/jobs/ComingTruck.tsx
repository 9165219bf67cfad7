import type { JobForCustomer } from '#contract/jobs.ts'
import { trips } from '#contract/words/en/trips.ts'
import type { LatLng } from '../../kit/map/map-props.ts'
import type { Coming } from './coming.ts'
import { TripMap } from './TripMap.tsx'

/** The coming truck, for who waits for it: where it is and how old that is, or plainly that it is not shared. */
export function ComingTruck({
  job,
  coming: trip,
  place,
}: {
  job: JobForCustomer
  coming: Coming
  place: LatLng | null
}) {
  // Its line has its room from the beginning: what stands below does not move under a thumb.
  if (trip === undefined)
    return <p className="invisible">{trips.known.none(job.provider.businessName)}</p>
  if (!trip) return null
  return <TripMap trip={trip} name={job.provider.businessName} place={place} title={trips.title} />
}
