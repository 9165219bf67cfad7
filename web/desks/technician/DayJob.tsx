import { useState } from 'react'
import type { JobForTechnician } from '#contract/jobs.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { ArrivalCodes } from '../../things/jobs/ArrivalCodes.tsx'
import { ArrivalHero } from '../../things/jobs/ArrivalHero.tsx'
import { JobPlace } from '../../things/jobs/JobPlace.tsx'
import { JobRoad } from '../../things/jobs/JobRoad.tsx'
import { JobWork } from '../../things/jobs/JobWork.tsx'
import { NextStep } from '../../things/jobs/NextStep.tsx'
import { NobodyHere } from '../../things/jobs/NobodyHere.tsx'
import { ProofOfArrival } from '../../things/jobs/ProofOfArrival.tsx'
import { SayWhen } from '../../things/jobs/SayWhen.tsx'
import { SharePosition } from '../../things/jobs/SharePosition.tsx'
import { MessageButton } from '../../things/messaging/MessageButton.tsx'
import { RequestPhotos } from '../../things/photos/RequestPhotos.tsx'
import { ProofsOfWork } from '../../things/proofs/ProofsOfWork.tsx'
import { provedOf } from '../../things/proofs/proved-job.ts'
import { UrgencyBadge } from '../../things/requests/asked/UrgencyBadge.tsx'
import { sendPositionsAsTechnician, setSharingAsTechnician } from './calls.ts'
import { MoreWork } from './MoreWork.tsx'
import type { Press } from './presses/presses.ts'
import { usePress } from './presses/use-presses.ts'
import { WaitingSteps } from './presses/WaitingSteps.tsx'
import { useDeeds } from './use-deeds.ts'

/** A job as its technician needs it in the cab: when, where, whom to call, what to do, and the next step. */
export function DayJob({
  job,
  waiting,
}: {
  /** As it stands with what was pressed on this phone. */
  job: JobForTechnician
  /** What of that the server does not know of yet. */
  waiting: readonly Press[]
}) {
  const words = technicians.day
  const { request } = job
  const { advance, delay } = usePress({ id: job.id, title: request.title })
  const { customerGone } = useDeeds(job.id)
  const [code, setCode] = useState('')
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
      <ArrivalCodes job={job} typed={code} onType={setCode} />
      <ProofOfArrival job={job} />
      {job.phase === 'en_route' && (
        <SharePosition
          jobId={job.id}
          send={sendPositionsAsTechnician}
          set={setSharingAsTechnician}
          isHeld={waiting.length > 0}
        />
      )}
      <SayWhen job={job} delay={delay} />
      {request.contact && (
        <MessageButton
          wide
          bidId={job.bidId}
          name={request.contact.customerName}
          unread={job.unreadMessages}
        />
      )}
      <JobWork job={job} />
      <RequestPhotos requestId={request.id} />
      <ProofsOfWork
        inTheField
        job={provedOf(request, job, request.contact?.customerName)}
        isHeld={waiting.length > 0}
      />
      <JobRoad job={job} />
      <WaitingSteps presses={waiting} />
      <MoreWork job={job} />
      <NobodyHere
        job={provedOf(request, job)}
        from={job.customerGoneFrom}
        customerGone={customerGone}
      />
      <NextStep
        job={provedOf(request, job)}
        phase={job.phase}
        code={code}
        // A phone keeps the answer of an earlier version for a day.
        total={job.total ?? null}
        advance={advance}
      >
        {job.phase === 'awaiting_confirmation' && waiting.length === 0 && (
          <p className="font-sign text-lg font-semibold">
            {words.waiting} {job.total && words.total(formatMoney(job.total))}
          </p>
        )}
      </NextStep>
    </Card>
  )
}
