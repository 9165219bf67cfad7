import type { BidForOwner } from '#contract/bids.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { formatMoney } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { WaitsForApproval } from './WaitsForApproval.tsx'

/** For the driver, or who stands in the driver's shoes: what the fleet has to decide, and what it has said no to. */
export function WordOfFleet({
  request,
  bids,
}: {
  request: RequestForOwner
  bids: readonly BidForOwner[]
}) {
  const { status, approval, saidNo, turnedDown } = request
  // What the driver has not asked for was not refused to them.
  const declined = bids.filter(({ id }) => status === 'open' && turnedDown.includes(id))
  const hasOthers = (bid: BidForOwner) =>
    bids.some((other) => other.status === 'pending' && other.id !== bid.id)
  return (
    <>
      {approval && <WaitsForApproval approval={approval} bids={bids} request={request} />}
      {declined.map((bid) => (
        <p key={bid.id} role="status" className={noteClass}>
          {drivers.jobs.declined({
            name: bid.provider.businessName,
            price: formatMoney(bid.price),
            hasOthers: hasOthers(bid),
          })}
          <Because reason={saidNo.find(({ bidId }) => bidId === bid.id)?.reason} />
        </p>
      ))}
    </>
  )
}

const Because = ({ reason }: { reason: string | undefined }) =>
  reason && <q className="block break-words">{reason}</q>
