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
  const { isFleets, status, approval, saidNo, turnedDown } = request
  const declined = bids.filter(
    ({ id, statusReason }) =>
      isFleets && status === 'open' && (statusReason === 'customer' || turnedDown.includes(id)),
  )
  return (
    <>
      {approval && <WaitsForApproval approval={approval} bids={bids} request={request} />}
      {declined.map((bid) => (
        <p key={bid.id} role="status" className={noteClass}>
          {drivers.jobs.declined(bid.provider.businessName, formatMoney(bid.price))}
          <Because reason={saidNo.find(({ bidId }) => bidId === bid.id)?.reason} />
        </p>
      ))}
    </>
  )
}

const Because = ({ reason }: { reason: string | undefined }) =>
  reason && <q className="block break-words">{reason}</q>
