import type { BidForOwner } from '#contract/bids.ts'
import { MessageButton } from './MessageButton.tsx'
import { unreadOf, useRequestInbox } from './use-inbox.ts'

/** Opens the conversation on a bid for its request's owner or the holder of the link; the page keeps the inbox fresh. */
export function RequestMessageButton({ bid }: { bid: BidForOwner }) {
  const inbox = useRequestInbox(bid.serviceRequestId)
  const unread = unreadOf(inbox.data, bid.id)
  return <MessageButton bidId={bid.id} name={bid.provider.businessName} unread={unread} />
}
