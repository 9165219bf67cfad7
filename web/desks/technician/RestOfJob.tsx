import type { UseMutationResult } from '@tanstack/react-query'
import { sharedPhases } from '#contract/job-lifecycle.ts'
import type { JobForTechnician } from '#contract/jobs.ts'
import { ArrivalCodes } from '../../things/jobs/ArrivalCodes.tsx'
import { ComebackMark } from '../../things/jobs/ComebackMark.tsx'
import { JobRoad } from '../../things/jobs/JobRoad.tsx'
import { JobWork } from '../../things/jobs/JobWork.tsx'
import { MapPosition } from '../../things/jobs/MapPosition.tsx'
import { NobodyHere } from '../../things/jobs/NobodyHere.tsx'
import { ProofOfArrival } from '../../things/jobs/ProofOfArrival.tsx'
import { SayWhen } from '../../things/jobs/SayWhen.tsx'
import { SharePosition } from '../../things/jobs/SharePosition.tsx'
import { TakeBackArrival } from '../../things/jobs/TakeBackArrival.tsx'
import { WrongCode } from '../../things/jobs/WrongCode.tsx'
import { MessageButton } from '../../things/messaging/MessageButton.tsx'
import { RequestPhotos } from '../../things/photos/RequestPhotos.tsx'
import { isDelay, type Press } from '../../things/presses/presses.ts'
import { WaitingSteps } from '../../things/presses/WaitingSteps.tsx'
import { ProofsOfWork } from '../../things/proofs/ProofsOfWork.tsx'
import { provedOf } from '../../things/proofs/proved-job.ts'
import { sendPositionsAsTechnician, setSharingAsTechnician } from './calls.ts'
import { MoreWork } from './MoreWork.tsx'
import { useDeeds } from './use-deeds.ts'

export interface RestOfJobProps {
  /** As it stands with what was pressed on this phone. */
  job: JobForTechnician
  /** What of that the server does not know of yet. */
  waiting: readonly Press[]
  /** Tells in how many minutes, and then whether the server has it. */
  delay: UseMutationResult<boolean, Error, number>
  /** The customer's, as far as it is typed. */
  code: string
  onCode: (code: string) => void
}

/** All of a job but when, where, whom to call, and the next step. */
export function RestOfJob({ job, waiting, delay, code, onCode }: RestOfJobProps) {
  const { request } = job
  const { customerGone, takeBack } = useDeeds(job.id)
  return (
    <>
      {request.contact && <MapPosition contact={request.contact} />}
      <ComebackMark job={job} title={request.title} reader="technician" />
      <ArrivalCodes job={job} typed={code} onType={onCode} />
      <ProofOfArrival job={job} />
      <WrongCode job={job} />
      {waiting.length === 0 && <TakeBackArrival job={job} takeBack={takeBack} />}
      {sharedPhases.includes(job.phase) && (
        <SharePosition
          key={job.phase}
          jobId={job.id}
          send={sendPositionsAsTechnician}
          set={setSharingAsTechnician}
          isHeld={waiting.length > 0}
          stays={job.phase === 'arrived'}
        />
      )}
      <SayWhen job={job} isUnsent={waiting.some(isDelay)} delay={delay} />
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
        job={provedOf(request, { ...job, price: job.total }, request.contact?.customerName)}
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
    </>
  )
}
