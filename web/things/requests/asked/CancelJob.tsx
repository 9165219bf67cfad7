import type { Cancellation } from '#contract/cancellation.ts'
import type { JobForCustomer } from '#contract/jobs.ts'
import { bids } from '#contract/words/en/bids.ts'
import { cancellation as words } from '#contract/words/en/cancellation.ts'
import { Countdown } from '../../../kit/ui/Countdown.tsx'
import { formatClock, formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useCancellation } from './use-cancellation.ts'

export interface CancelJobProps {
  requestId: string
  job: JobForCustomer
  onClose: () => void
  /** Cancels for the fee that is shown. */
  onConfirm: (body: { reason: string; fee: string }) => Promise<unknown>
}

/** Calls a job off while somebody is on it: what it costs now stands in the button, and nothing is done for another sum. */
export function CancelJob({ requestId, job, onClose, onConfirm }: CancelJobProps) {
  const { data: cost, isError } = useCancellation(requestId, job.phase)
  const { businessName } = job.provider
  const isFree = !cost || Number(cost.fee) === 0
  return (
    <ReasonDialog
      title={bids.cancel.title}
      description={bids.cancel.running(businessName)}
      label={bids.cancel.reason}
      usual={bids.cancel.usual}
      confirmLabel={isFree ? bids.cancel.confirm : words.confirm(formatMoney(cost.fee))}
      backLabel={bids.cancel.back}
      failed={bids.closed.failed}
      disabledReason={cost ? null : isError ? words.failed : words.loading}
      onClose={onClose}
      onConfirm={async (reason) => cost && onConfirm({ reason, fee: cost.fee })}
    >
      <div
        aria-live="polite"
        className="flex flex-col gap-1 rounded-sm border-l-4 border-amber-ink bg-amber-soft px-3 py-2"
      >
        {cost ? (
          <Cost cost={cost} name={businessName} />
        ) : (
          <p>{isError ? words.failed : words.loading}</p>
        )}
      </div>
    </ReasonDialog>
  )
}

function Cost({ cost, name }: { cost: Cancellation; name: string }) {
  const { fee, stage, because, freeFrom, changesAt } = cost
  return (
    <>
      <p>{because ? words.free[because] : stage && words.stages[stage]}</p>
      {!because && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          {words.owe(name)} <Money amount={fee} className="text-2xl font-bold" />
        </p>
      )}
      {freeFrom ? (
        <p className="text-sm">
          {words.freeFrom} <span className="numerals">{formatClock(freeFrom)}</span>{' '}
          {words.ifNotThere}
        </p>
      ) : (
        changesAt && (
          <p className="text-sm">
            {words.changes} <Countdown to={changesAt} className="font-semibold" />.
          </p>
        )
      )}
    </>
  )
}
