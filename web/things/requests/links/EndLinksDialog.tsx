import { bids } from '#contract/words/en/bids.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { useLinks } from './use-links.ts'

/** Asks before every link to the request ends. */
export function EndLinksDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const words = bids.links
  const { end } = useLinks(requestId)
  return (
    <ConfirmDeed
      deed={end}
      body={undefined}
      done={words.ended}
      failed={words.endFailed}
      onClose={onClose}
      title={words.endTitle}
      description={words.endText}
      confirmLabel={words.endConfirm}
      cancelLabel={words.endBack}
    />
  )
}
