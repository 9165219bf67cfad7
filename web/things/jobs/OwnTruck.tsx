import { sharedPhases } from '#contract/job-lifecycle.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import { sendPositions, setSharing } from '#contract/trips.ts'
import { trips } from '#contract/words/en/trips.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { likelyWords } from './arrival.ts'
import { placeOf } from './place-of.ts'
import { SharePosition } from './SharePosition.tsx'
import { TripMap } from './TripMap.tsx'
import { useOwnTrip } from './use-trip.ts'

/** On the way: where the technician of the job is, or, where nobody else is on it, the switch of who drives, also while they wait there. */
export function OwnTruck({ job, isHeld }: { job: JobForProvider; isHeld: boolean }) {
  const { phase, technician } = job
  if (technician)
    return phase === 'en_route' ? <Technicians job={job} name={technician.fullName} /> : null
  if (!sharedPhases.includes(phase)) return null
  return (
    <SharePosition
      key={phase}
      jobId={job.id}
      send={sendPositions}
      set={setSharing}
      isHeld={isHeld}
      stays={phase === 'arrived'}
    />
  )
}

function Technicians({ job, name }: { job: JobForProvider; name: string }) {
  const { data: trip, isPending } = useOwnTrip(job.id, job.request.id, job.phase)
  const likely = useTicking((now) => likelyWords(trip?.likely ?? null, now))
  const { contact } = job.request
  if (isPending)
    return (
      <Loading className="flex flex-col gap-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-6" />
        <Skeleton className="h-8" />
      </Loading>
    )
  if (!trip) return null
  return (
    <TripMap trip={trip} name={name} place={contact && placeOf(contact)} title={trips.office.title}>
      {/* The shop is held to its promise, which stays the time of its card. */}
      {likely && <p className="font-sign text-xl font-semibold">{likely}</p>}
    </TripMap>
  )
}
