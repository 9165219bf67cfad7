import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { questionClass } from '../../kit/ui/note-class.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { isUnanswered, WhoIsAsked } from '../jobs/WhoIsAsked.tsx'
import { TakeBackDialog } from './late.tsx'

/** The driver has chosen; the fleet has the word now. */
export function WaitsForApproval({
  approval,
  bids,
  request: { id, can },
}: {
  approval: NonNullable<RequestForOwner['approval']>
  bids: readonly BidForOwner[]
  request: Pick<RequestForOwner, 'id' | 'can'>
}) {
  const words = drivers.jobs.waits
  const [takesBack, setTakesBack] = useState(false)
  const bid = bids.find(({ id }) => id === approval.bidId)
  return (
    <div role="status" className={`${questionClass} flex items-start gap-3`}>
      <Hourglass className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-sign text-xl leading-6 font-bold">{words.title}</p>
        {bid && (
          <p className="break-words">
            {words.text(bid.provider.businessName, formatMoney(bid.price))}
          </p>
        )}
        {isUnanswered(approval) ? (
          <p className="font-semibold">{words.unanswered}</p>
        ) : (
          <p className="empty:hidden">
            <WhoIsAsked chain={approval} />
          </p>
        )}
        <p className="text-sm">
          {words.next} {words.asked} <TickingTime at={approval.askedAt} />.
        </p>
        {/* Who only looks, or sees this bid alone, takes nothing back. */}
        {can.decide && (
          <div>
            <Button onClick={() => setTakesBack(true)}>{words.takeBack}</Button>
          </div>
        )}
        {takesBack && (
          <TakeBackDialog
            requestId={id}
            bidId={approval.bidId}
            onClose={() => setTakesBack(false)}
          />
        )}
      </div>
    </div>
  )
}
