import {
  type Cancellation,
  type FeeStage,
  type FreeReason,
  isFarAhead,
  stageOf,
} from '#contract/cancellation.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { cancellation as words } from '#contract/words/en/cancellation.ts'
import type { Attempt } from '../../../kit/api/use-until-answered.ts'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { now, useTicking } from '../../../kit/ui/clock.ts'
import { formatClock, formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { noteClass } from '../../../kit/ui/note-class.ts'
import { ReasonDialog } from './ReasonDialog.tsx'
import { tooLate } from './too-late.ts'
import { useCancellation } from './use-cancellation.ts'

export interface CancelJobProps {
  request: Pick<RequestForOwner, 'id' | 'timeline'>
  job: JobForCustomer
  /** What closed the request before this was sent. */
  over: string | null
  onClose: () => void
  /** Cancels for the fee that is shown. */
  onConfirm: (body: { reason: string; fee: string; attempt: Attempt }) => Promise<unknown>
}

/** Calls a job off while somebody is on it: what it costs now stands in the button, and nothing is done for another sum. */
export function CancelJob({ request, job, over, onClose, onConfirm }: CancelJobProps) {
  const { data: cost, isError } = useCancellation(request, job)
  const { businessName } = job.provider
  // The sheet may be open when work begins.
  const isTooLate = stageOf(job.phase) === null
  const none = isTooLate ? tooLate(job.phase) : cost ? null : isError ? words.failed : words.loading
  const isFree = !cost || Number(cost.fee) === 0
  const way = cost ? feeWayOf(cost) : 'unknown'
  return (
    <ReasonDialog
      title={bids.cancel.title}
      description={bids.cancel.running(businessName)}
      label={bids.cancel.reason}
      usual={bids.cancel.usual}
      confirmLabel={isFree ? bids.cancel.confirm : confirms[way](formatMoney(cost.fee))}
      backLabel={bids.cancel.back}
      failed={bids.closed.failed}
      disabledReason={none}
      over={over}
      onClose={onClose}
      onConfirm={async (reason, attempt) => cost && onConfirm({ reason, fee: cost.fee, attempt })}
    >
      <div aria-live="polite" className={`${noteClass} flex flex-col gap-1`}>
        {cost && !none ? <Cost cost={cost} job={job} way={way} /> : <p>{none}</p>}
      </div>
    </ReasonDialog>
  )
}

/** How the fee would be paid; while nobody knows, nothing is said of it. */
type FeeWay = 'terms' | 'card' | 'parts' | 'direct' | 'unknown'

const confirms: Record<FeeWay, (fee: string) => string> = {
  terms: words.confirmForFee,
  card: words.confirmFromCard,
  parts: words.confirmForFee,
  direct: words.confirm,
  unknown: words.confirmForFee,
}
const goes: Record<FeeWay, (name: string) => string> = {
  terms: words.onBill,
  card: words.fromCard,
  parts: words.inParts,
  direct: words.owe,
  unknown: words.feeFor,
}

/** By card, too, where a credit pays a part of it. */
const feeWayOf = ({ card, direct }: Cancellation): FeeWay =>
  isSome(card) ? (isSome(direct) ? 'parts' : 'card') : isSome(direct) ? 'direct' : 'terms'

const isSome = (amount: string): boolean => Number(amount) > 0

interface CostProps {
  cost: Cancellation
  job: JobForCustomer
  way: FeeWay
}

function Cost({ cost, job, way }: CostProps) {
  const name = job.provider.businessName
  const { fee, card, credit, direct } = cost
  const { stage, because, freeFrom, freeBecause, changesAt, changesTo } = cost
  const isInParts = isSome(card) && (isSome(credit) || isSome(direct))
  return (
    <>
      <p>{because ? freeWords(because, job) : stage && standsAt(stage, job)}</p>
      {!because && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          {goes[way](name)} <Money amount={fee} className="text-2xl font-bold" />
          {way === 'card' && <span className="text-sm">{words.restFree}</span>}
        </p>
      )}
      {isInParts && (
        <p className="text-sm">
          {words.parts({
            card: formatMoney(card),
            credit: isSome(credit) ? formatMoney(credit) : null,
            direct: isSome(direct) ? formatMoney(direct) : null,
          })}
        </p>
      )}
      {freeFrom ? (
        <p className="text-sm">
          {words.freeFrom} <span className="numerals">{formatClock(freeFrom)}</span>{' '}
          {words.unless[freeBecause === 'not_started' ? 'not_started' : 'late']}
        </p>
      ) : (
        changesAt && changesTo && <Change at={changesAt} to={changesTo} />
      )}
    </>
  )
}

/** The first minutes are free; what is free for longer anyway says until when that is. */
const freeWords = (because: FreeReason, { scheduledAt }: JobForCustomer): string =>
  because === 'just_accepted' &&
  isFarAhead(scheduledAt === null ? null : Date.parse(scheduledAt), now())
    ? words.free.far_ahead
    : words.free[because]

/** How far the provider has come, as far as anything proves it. */
const standsAt = (stage: FeeStage, { phase }: JobForCustomer): string =>
  stage === 'en_route' && phase === 'arrived' ? words.unproved : words.stages[stage]

/** What the clock makes of the fee; once its time is over, the new one is being asked for. */
function Change({ at, to }: { at: string; to: string }) {
  const isOver = useTicking((time) => time >= new Date(at).getTime())
  return (
    <p className="text-sm">
      {isOver ? (
        words.loading
      ) : (
        <>
          {words.becomes(formatMoney(to))} <Countdown to={at} className="font-semibold" />.
        </>
      )}
    </p>
  )
}
