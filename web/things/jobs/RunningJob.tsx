import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import type { JobForProvider } from '#contract/jobs.ts'
import { settings } from '#contract/settings.ts'
import { cancellation } from '#contract/words/en/cancellation.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { More } from '../../kit/ui/More.tsx'
import { noteClass } from '../../kit/ui/note-class.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../kit/ui/use-bring-into-view.ts'
import { OwnMessageButton } from '../messaging/OwnMessageButton.tsx'
import { RequestPhotos } from '../photos/RequestPhotos.tsx'
import { ProofsOfWork } from '../proofs/ProofsOfWork.tsx'
import { provedOf } from '../proofs/proved-job.ts'
import { UrgencyBadge } from '../requests/asked/UrgencyBadge.tsx'
import { Agreement } from './Agreement.tsx'
import { ArrivalCodes } from './ArrivalCodes.tsx'
import { ArrivalHero } from './ArrivalHero.tsx'
import { AskForMore } from './AskForMore.tsx'
import { ComebackMark } from './ComebackMark.tsx'
import { FirstJob } from './FirstJob.tsx'
import { History } from './History.tsx'
import { JobPlace } from './JobPlace.tsx'
import { JobRoad } from './JobRoad.tsx'
import { JobWork } from './JobWork.tsx'
import { LeaveJob } from './LeaveJob.tsx'
import { LowerPrice } from './LowerPrice.tsx'
import { MapPosition } from './MapPosition.tsx'
import { NextStep } from './NextStep.tsx'
import { NobodyHere } from './NobodyHere.tsx'
import { OwnTruck } from './OwnTruck.tsx'
import { ProofOfArrival } from './ProofOfArrival.tsx'
import { ProviderPayment } from './ProviderPayment.tsx'
import { SayWhen } from './SayWhen.tsx'
import { TakeBackArrival } from './TakeBackArrival.tsx'
import { useAdvance, useJobDeeds } from './use-own-jobs.ts'

/** The job at hand: when, where, whom to call, what to do, and the next step in the thumb's reach. */
export function RunningJob({
  job,
  isLinked,
  isShown,
  whoGoes,
}: {
  job: JobForProvider
  /** The link that was followed is about this one. */
  isLinked: boolean
  /** On a phone, which shows one of them at a time; the others keep what was typed in them. */
  isShown: boolean
  whoGoes: ReactNode
}) {
  const words = jobs.mine
  const title = useBringIntoView(isLinked)
  const { request } = job
  const [code, setCode] = useState('')
  const proved = provedOf(request, job, request.contact?.customerName)
  const { advance, isLost } = useAdvance(job.id)
  const { takeBack, delay, customerGone } = useJobDeeds(job.id)
  return (
    <Card
      as="li"
      edge="green"
      // What gets the focus must not end up under the bar at the foot.
      className={clsx(
        'flex flex-col gap-4 **:[a,button,summary]:scroll-mb-32',
        !isShown && 'max-xl:hidden print:flex',
      )}
    >
      <header className="flex flex-col gap-1">
        <p>{!job.comeback && <UrgencyBadge when={{ ...job, urgency: request.urgency }} />}</p>
        <h3
          ref={title}
          tabIndex={-1}
          className="text-xl break-words sm:text-2xl focus:outline-none"
        >
          {request.title}
        </h3>
      </header>
      <ComebackMark job={job} title={request.title} reader="provider">
        <FirstJob job={job} />
      </ComebackMark>
      {request.contact && <JobPlace contact={request.contact} />}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <ArrivalHero job={job} />
          <ProofOfArrival job={job} />
        </div>
        <p className="sm:text-right">{!job.comeback && <JobMoney job={job} />}</p>
      </div>
      {request.contact && <MapPosition contact={request.contact} />}
      <TakeBackArrival job={job} takeBack={takeBack} />
      <OwnTruck job={job} />
      <SayWhen job={job} delay={delay} />
      <ArrivalCodes job={job} typed={code} onType={setCode} />
      {job.stopAskedAt && <p className={noteClass}>{cancellation.stop.askedYou}</p>}
      {whoGoes}
      <OwnMessageButton
        wide
        bidId={job.bidId}
        name={request.contact?.customerName ?? words.customer}
      />
      <JobWork job={job} />
      <RequestPhotos requestId={request.id} />
      <ProofsOfWork job={proved} />
      <JobRoad job={job} />
      {!job.comeback && <AskForMore job={job} />}
      <Agreement job={job} />
      <More summary={jobs.history}>
        <History entries={job.timeline} reader="shop" />
      </More>
      {/* It is read after the job, and moves nothing that a thumb is about to press. */}
      <ProviderPayment job={job} />
      <div className="flex flex-wrap gap-2">
        {!job.comeback && <LowerPrice job={job} />}
        <LeaveJob job={job} />
        <NobodyHere job={proved} from={job.customerGoneFrom} customerGone={customerGone} />
      </div>
      <NextStep job={proved} phase={job.phase} code={code} total={job.price} advance={advance}>
        {job.phase === 'awaiting_confirmation' && job.finishedAt && (
          <p className="font-sign text-lg font-semibold">
            {words.waiting}{' '}
            <TickingTime at={new Date(job.finishedAt).getTime() + settings.autoConfirmMs} />.
          </p>
        )}
        <p role="status" className={isLost ? 'font-medium text-amber-ink' : 'sr-only'}>
          {isLost && words.stepWaits}
        </p>
      </NextStep>
    </Card>
  )
}

/** What the job leaves for the business; for who may not see that, the price that was agreed. */
function JobMoney({ job: { price, youReceive } }: { job: JobForProvider }) {
  const words = jobs.mine
  if (price === null) return null
  return (
    <>
      <span className="block text-sm text-muted">
        {youReceive ? words.youReceive : words.price}
      </span>
      <Money amount={youReceive ?? price} className="block text-2xl font-bold" />
      {youReceive && (
        <span className="block text-sm text-muted">{words.ofPrice(formatMoney(price))}</span>
      )}
    </>
  )
}
