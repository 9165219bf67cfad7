import type { BidForOwner } from '#contract/bids.ts'
import { AcceptDialog } from '../bids/AcceptDialog.tsx'
import { CallDialog } from '../bids/CallDialog.tsx'
import { useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { RejectDialog } from './RejectDialog.tsx'

/** What the customer is about to do with a bid. */
export interface Choice {
  deed: 'call' | 'accept' | 'reject'
  bid: BidForOwner
}

/** Stands above the requests: one that leaves the list meanwhile keeps its explanation. */
export function Decision({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const { deed, bid } = choice
  const { data: request } = useOwnRequest(bid.serviceRequestId, false)
  if (deed === 'call') return <CallDialog provider={bid.provider} onClose={onClose} />
  if (deed === 'reject') return <RejectDialog bid={bid} onClose={onClose} />
  if (!request) return null
  return (
    <AcceptDialog
      chosen={bid}
      current={request.bids.find(({ id }) => id === bid.id)}
      requestId={bid.serviceRequestId}
      when={request}
      token={null}
      onClose={onClose}
      onAccepted={onClose}
    />
  )
}
