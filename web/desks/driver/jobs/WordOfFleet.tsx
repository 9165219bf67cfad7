import { drivers } from '#contract/words/en/drivers.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { WaitsForApproval } from '../../../things/offers/WaitsForApproval.tsx'
import type { OwnRequest } from '../../../things/requests/asked/use-own-requests.ts'

/** What the driver's fleet has to decide, and what it has said no to. */
export function WordOfFleet({ request, limit }: { request: OwnRequest; limit: string | null }) {
  const { bids, approval } = request
  const declined = bids.filter(({ statusReason }) => limit !== null && statusReason === 'customer')
  return (
    <>
      {approval && <WaitsForApproval approval={approval} bids={bids} />}
      {declined.map((bid) => (
        <p key={bid.id} className="rounded-sm border-l-4 border-edge bg-sunken px-3 py-2">
          {drivers.jobs.declined(bid.provider.businessName, formatMoney(bid.price))}
        </p>
      ))}
    </>
  )
}
