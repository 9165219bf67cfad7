import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { JobForProvider } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { noteClass } from '../../../kit/ui/note-class.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { Agreement } from '../../../things/jobs/Agreement.tsx'
import { ArrivalCodes } from '../../../things/jobs/ArrivalCodes.tsx'
import { ArrivalDenied } from '../../../things/jobs/ArrivalDenied.tsx'
import { ArrivalHero } from '../../../things/jobs/ArrivalHero.tsx'
import { ComebackMark } from '../../../things/jobs/ComebackMark.tsx'
import { FirstJob } from '../../../things/jobs/FirstJob.tsx'
import { History } from '../../../things/jobs/History.tsx'
import { JobPlace } from '../../../things/jobs/JobPlace.tsx'
import { JobRoad } from '../../../things/jobs/JobRoad.tsx'
import { JobWork } from '../../../things/jobs/JobWork.tsx'
import { MapPosition } from '../../../things/jobs/MapPosition.tsx'
import { NextStep } from '../../../things/jobs/NextStep.tsx'
import { NobodyHere } from '../../../things/jobs/NobodyHere.tsx'
import { OwnTruck } from '../../../things/jobs/OwnTruck.tsx'
import { ProofOfArrival } from '../../../things/jobs/ProofOfArrival.tsx'
import { isAllDirect, ProviderPayment } from '../../../things/jobs/ProviderPayment.tsx'
import { isUnderway } from '../../../things/jobs/phases.ts'
import { SayWhen } from '../../../things/jobs/SayWhen.tsx'
import { TakeBackArrival } from '../../../things/jobs/TakeBackArrival.tsx'
import { unansweredOf } from '../../../things/jobs/unanswered-of.ts'
import { WrongCode } from '../../../things/jobs/WrongCode.tsx'
import { OwnMessageButton } from '../../../things/messaging/OwnMessageButton.tsx'
import { RequestPhotos } from '../../../things/photos/RequestPhotos.tsx'
import { isDelay, type Press } from '../../../things/presses/presses.ts'
import { useAskedForMore, usePress } from '../../../things/presses/use-presses.ts'
import { WaitingSteps } from '../../../things/presses/WaitingSteps.tsx'
import { ProofsOfWork } from '../../../things/proofs/ProofsOfWork.tsx'
import { provedOf } from '../../../things/proofs/proved-job.ts'
import { NotSafe } from '../../../things/requests/asked/NotSafe.tsx'
import { UrgencyBadge } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { isOnTerms, usePayment } from '../../../things/requests/asked/use-payment.ts'
import { AskForMore } from './AskForMore.tsx'
import { LeaveJob } from './LeaveJob.tsx'
import { LowerPrice } from './LowerPrice.tsx'
import { useJobDeeds } from './use-own-jobs.ts'

/** The job at hand: where, whom to call, when, for how much, what to do, and the next step in the thumb's reach. */
export function RunningJob({
  job,
  waiting,
  isLinked,
  isShown,
  whoGoes,
}: {
  /** As it stands with what was pressed on this device. */
  job: JobForProvider
  /** What of that the server does not know of yet. */
  waiting: readonly Press[]
  /** The link that was followed is about this one. */
  isLinked: boolean
  /** One is, at a time; the others keep what was typed in them. */
  isShown: boolean
  whoGoes: ReactNode
}) {
  const words = jobs.mine
  const title = useBringIntoView(isLinked)
  const { request } = job
  const [code, setCode] = useState('')
  const payment = usePayment(job.id, job.timeline)
  const proved = provedOf(
    request,
    { ...job, isOnTerms: isOnTerms(payment.data) },
    request.contact?.customerName,
  )
  const { advance, delay } = usePress({ id: job.id, title: request.title })
  const { takeBack, customerGone } = useJobDeeds(job.id)
  const asked = useAskedForMore(job.id)
  const isHeld = waiting.length > 0
  return (
    <Card
      as="li"
      edge="green"
      // What gets the focus must not end up under the bar at the foot.
      className={clsx(
        'flex flex-col gap-4 **:[a,button,summary]:scroll-mb-32',
        !isShown && 'hidden print:flex',
      )}
    >
      <header className="flex flex-col gap-1">
        {!job.comeback && (
          <p className="flex flex-wrap gap-2">
            <UrgencyBadge when={{ ...job, urgency: request.urgency }} isTaken />
            <NotSafe urgency={request.urgency} />
          </p>
        )}
        <h3
          ref={title}
          tabIndex={-1}
          className="text-xl break-words sm:text-2xl focus:outline-none"
        >
          {request.title}
        </h3>
      </header>
      <div className="flex flex-col gap-4 xl:grid xl:grid-cols-2 xl:items-start xl:gap-x-8 print:block">
        <div className="flex min-w-0 flex-col gap-4">
          <ComebackMark job={job} title={request.title} reader="provider">
            <FirstJob job={job} />
          </ComebackMark>
          {request.contact && <JobPlace contact={request.contact} />}
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <div>
              <ArrivalHero job={job} />
              <ProofOfArrival job={job} />
              <WrongCode job={job} />
            </div>
            <p className="ml-auto text-right">{!job.comeback && <JobMoney job={job} />}</p>
          </div>
          <ProviderPayment job={job} />
          <ArrivalDenied job={job} />
          {request.contact && <MapPosition contact={request.contact} />}
          {!isHeld && <TakeBackArrival job={job} takeBack={takeBack} />}
          <OwnTruck job={job} isHeld={isHeld} />
          <SayWhen job={job} isUnsent={waiting.some(isDelay)} delay={delay} />
          <ArrivalCodes
            job={job}
            typed={code}
            onType={setCode}
            isFolded={job.technician !== null}
          />
          {job.stopAskedAt && <p className={noteClass}>{cancellation.stop.askedYou}</p>}
          {whoGoes}
          <OwnMessageButton
            wide
            bidId={job.bidId}
            name={request.contact?.customerName ?? words.customer}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <JobWork job={job} />
          <RequestPhotos requestId={request.id} />
          <ProofsOfWork job={proved} isHeld={isHeld} isFolded={isUnderway(job.phase)} />
          {/* On a phone the history says it, and the button at the foot what comes next. */}
          <div className="max-sm:hidden">
            <JobRoad job={job} />
          </div>
          {!job.comeback && <AskForMore job={job} />}
          <div className="flex flex-wrap items-start gap-x-5">
            <Agreement job={job} />
            <More summary={jobs.history}>
              <History entries={job.timeline} reader="shop" />
            </More>
          </div>
          <div className="flex flex-wrap gap-2">
            {!job.comeback && <LowerPrice job={job} />}
            <LeaveJob job={job} />
            <NobodyHere job={proved} from={job.customerGoneFrom} customerGone={customerGone} />
          </div>
        </div>
      </div>
      <NextStep
        job={proved}
        phase={job.phase}
        code={code}
        total={job.price}
        unanswered={unansweredOf(job.timeline) ?? asked}
        advance={advance}
        when={job}
      >
        {job.phase === 'awaiting_confirmation' && job.finishedAt && !isHeld && (
          <p className="font-sign text-lg font-semibold">
            {words.waiting}{' '}
            <TickingTime at={new Date(job.finishedAt).getTime() + settings.autoConfirmMs} />.
          </p>
        )}
        <WaitingSteps presses={waiting} />
      </NextStep>
    </Card>
  )
}

/** What the job leaves for the business; for who may not see that, the price that was agreed. */
function JobMoney({ job }: { job: JobForProvider }) {
  const words = jobs.mine
  const { price, youReceive } = job
  const { data } = usePayment(job.id, job.timeline)
  const isDirect = data !== undefined && isAllDirect(job, data)
  if (price === null) return null
  return (
    <>
      <span className="block text-sm text-muted">
        {youReceive ? (isDirect ? words.youKeep : words.youReceive) : words.price}
      </span>
      <Money amount={youReceive ?? price} className="block text-2xl font-bold" />
      {youReceive && (
        <span className="block text-sm text-muted">{words.ofPrice(formatMoney(price))}</span>
      )}
    </>
  )
}
