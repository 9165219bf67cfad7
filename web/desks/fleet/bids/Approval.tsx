import { Hourglass } from 'lucide-react'
import { useLocation } from 'react-router'
import type { BidForOwner } from '#contract/bids.ts'
import { centsOf } from '#contract/primitives.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetRefusal } from '#contract/rights.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { sentence } from '#contract/words/sayings.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { isUnanswered, WhoIsAsked } from '../../../things/jobs/WhoIsAsked.tsx'
import type { Choice } from '../../../things/offers/Decision.tsx'

export interface ApprovalProps {
  approval: NonNullable<RequestForOwner['approval']>
  can: RequestForOwner['can']
  bid: BidForOwner
  onChoose: (choice: Pick<Choice, 'deed' | 'keepsBid'>) => void
}

/** A driver stands beside the road and has chosen; the price is for a manager to approve. */
export function Approval({ approval, can, bid, onChoose }: ApprovalProps) {
  const words = fleetBids.approval
  const { limit, amount } = approval
  // Who came to approve begins there; the dialog that asks still follows.
  const approve = useBringIntoView(useLocation().hash === '#approve')
  const { businessName } = bid.provider
  const isAbove = limit != null && (centsOf(bid.price) ?? 0) > (centsOf(limit) ?? 0)
  return (
    <Card
      as="section"
      edge="amber"
      aria-labelledby="approval"
      className="flex flex-wrap items-center gap-x-6 gap-y-3"
    >
      <div className="flex min-w-0 grow basis-96 items-start gap-3">
        <Hourglass className="mt-1 size-6 shrink-0 text-amber-ink" aria-hidden="true" />
        <div className="min-w-0">
          <h2 id="approval" className="text-xl">
            {words.heading}
          </h2>
          <p className="text-lg break-words">
            {words.text(approval.driverName, businessName, formatMoney(bid.price))}
            {amount !== null &&
              amount !== bid.price &&
              words.was(formatMoney(amount), approval.driverName)}
            {isAbove && words.above(formatMoney(limit))}.
          </p>
          {approval.reason && <q className="break-words">{approval.reason}</q>}
          {approval.note && (
            <p className="text-sm text-muted">
              {words.note(businessName)} <q className="break-words">{approval.note}</q>
            </p>
          )}
          {approval.passesOnAt !== null && (
            <p>
              <WhoIsAsked chain={approval} />
            </p>
          )}
          {isUnanswered(approval) && <p className="font-semibold">{words.unanswered}</p>}
          <p className="text-sm text-muted">
            {words.asked} <TickingTime at={approval.askedAt} />
          </p>
        </div>
      </div>
      <div className="flex grow flex-wrap gap-2 *:grow max-sm:*:px-3 max-sm:*:first:basis-full max-sm:*:not-first:basis-32 sm:grow-0">
        <Button
          ref={approve}
          variant="primary"
          data-key="a"
          disabledReason={can.approve ? null : sentence(fleetRefusal('approve'))}
          onClick={() => onChoose({ deed: 'accept' })}
        >
          {words.approve}
        </Button>
        <Button
          disabledReason={can.approve ? null : sentence(fleetRefusal('approve'))}
          onClick={() => onChoose({ deed: 'reject', keepsBid: true })}
        >
          {words.keep}
        </Button>
        <Button
          disabledReason={can.decide ? null : sentence(fleetRefusal('decide'))}
          onClick={() => onChoose({ deed: 'reject' })}
        >
          {words.reject}
        </Button>
      </div>
    </Card>
  )
}
