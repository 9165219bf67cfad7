import type { Followed } from '#contract/follow-links.ts'
import { follow } from '#contract/words/en/follow.ts'
import { ArrivalHero } from '../../things/jobs/ArrivalHero.tsx'
import { JobRoad } from '../../things/jobs/JobRoad.tsx'
import { TripMap } from '../../things/jobs/TripMap.tsx'
import { whereabouts } from '../../things/jobs/whereabouts.ts'

/** Who comes, in what, how far along and where on the way. The place they go to is a kilometer wide here. */
export function FollowedJob({
  followed: { trip, roughLat, roughLng },
  job,
}: {
  followed: Followed
  job: NonNullable<Followed['job']>
}) {
  const { page } = follow
  const place = roughLat === null || roughLng === null ? null : { lat: roughLat, lng: roughLng }
  return (
    <>
      <p>
        <strong className="font-sign text-lg font-semibold">
          {whereabouts(job.phase, job.businessName)}
        </strong>
        {job.vehicle && <span className="block text-muted">{page.inVehicle(job.vehicle)}</span>}
      </p>
      <div className="@container empty:hidden">
        <ArrivalHero job={job} likely={trip?.likely} />
      </div>
      {job.phase === 'en_route' && trip && (
        <TripMap trip={trip} name={job.businessName} place={place} title={page.onTheWay} />
      )}
      <JobRoad job={job} />
    </>
  )
}
