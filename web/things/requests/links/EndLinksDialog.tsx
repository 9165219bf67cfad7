import { bids } from '#contract/words/en/bids.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useEndLinks } from './use-end-links.ts'

/** Asks before every link to the request ends. */
export function EndLinksDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const words = bids.links
  return (
    <ConfirmDeed
      deed={useEndLinks(requestId)}
      body={undefined}
      done={words.ended}
      failed={words.endFailed}
      title={words.endTitle}
      description={words.endText}
      confirmLabel={words.endConfirm}
      cancelLabel={words.endBack}
      onClose={onClose}
    />
  )
}
