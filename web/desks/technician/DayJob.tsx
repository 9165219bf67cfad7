import type { JobForTechnician } from '#contract/jobs.ts'
import { sendPositionsAsTechnician, setSharingAsTechnician } from '#contract/trips.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { ArrivalHero } from '../../things/jobs/ArrivalHero.tsx'
import { JobPlace } from '../../things/jobs/JobPlace.tsx'
import { JobRoad } from '../../things/jobs/JobRoad.tsx'
import { JobWork } from '../../things/jobs/JobWork.tsx'
import { NextStep } from '../../things/jobs/NextStep.tsx'
import { ProofOfArrival } from '../../things/jobs/ProofOfArrival.tsx'
import { SharePosition } from '../../things/jobs/SharePosition.tsx'
import { RequestPhotos } from '../../things/photos/RequestPhotos.tsx'
import { UrgencyBadge } from '../../things/requests/asked/UrgencyBadge.tsx'
import { useStep } from './use-day.ts'

/** A job as its technician needs it in the cab: when, where, whom to call, what to do, and the next step. */
export function DayJob({ job }: { job: JobForTechnician }) {
  const words = technicians.day
  const { request } = job
  const { advance, isLost } = useStep(job.id)
  return (
    <Card
      as="li"
      edge="green"
      // What gets the focus must not end up under the bar at the foot.
      className="flex flex-col gap-5 **:[a,button,summary]:scroll-mb-32"
    >
      <header className="flex flex-col gap-2">
        <p>
          <UrgencyBadge when={{ ...job, urgency: request.urgency }} />
        </p>
        <h3 className="text-2xl break-words">{request.title}</h3>
      </header>
      {request.contact && <JobPlace contact={request.contact} />}
      <ArrivalHero job={job} />
      <ProofOfArrival job={job} />
      {job.phase === 'en_route' && (
        <SharePosition
          jobId={job.id}
          send={sendPositionsAsTechnician}
          set={setSharingAsTechnician}
        />
      )}
      <JobWork job={job} />
      <RequestPhotos requestId={request.id} />
      <JobRoad job={job} />
      <div className="sticky bottom-(--dock) z-10 -mx-4 -mb-4 flex flex-col gap-2 rounded-b-md border-t border-line bg-surface p-4">
        {job.phase === 'awaiting_confirmation' && (
          <p className="font-sign text-lg font-semibold">{words.waiting}</p>
        )}
        <NextStep
          phase={job.phase}
          codeKey={job.codeKey}
          advance={advance}
          notice={isLost ? words.lost : null}
        />
      </div>
    </Card>
  )
}
