import type { RequestForOwner } from '#contract/requests.ts'
import { bids } from '#contract/words/en/bids.ts'
import { Deeds } from '../../../kit/ui/Deeds.tsx'
import { CopyLink } from './CopyLink.tsx'
import { EndLinks } from './EndLinks.tsx'
import { FollowLinks } from './FollowLinks.tsx'
import { ShareLink } from './ShareLink.tsx'

/** The way back to the request, a look at it for somebody else, and the end of both. */
export function RequestLinks({
  request: { id, can, status },
  opensByAccount = false,
}: {
  request: RequestForOwner
  /** Its people come back by signing in: there is no link of their own to copy. */
  opensByAccount?: boolean
}) {
  const own = status === 'open' ? bids.page.linkHint : bids.page.linkHintAccepted
  return (
    <Deeds label={bids.links.heading}>
      {can.follow && <FollowLinks requestId={id} />}
      {can.run && <ShareLink requestId={id} />}
      {!opensByAccount && (
        <CopyLink requestId={id} hint={can.onlyLook ? bids.links.shareHint : own} />
      )}
      {can.run && <EndLinks requestId={id} />}
    </Deeds>
  )
}
