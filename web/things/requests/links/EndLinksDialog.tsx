import { bids } from '#contract/words/en/bids.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { failedOrStopped, tryingDialog } from '../../../kit/trying-dialog.ts'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { useEndLinks } from './use-end-links.ts'

/** Asks before every link to the request ends. */
export function EndLinksDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const words = bids.links
  const end = useEndLinks(requestId)
  const { form, ...dialog } = tryingDialog<{ refusal: string | null }>(
    { refusal: null },
    end,
    onClose,
  )
  return (
    <ConfirmDeed
      deed={end}
      body={undefined}
      done={words.ended}
      failed={failedOrStopped(end.error, words.endFailed)}
      title={words.endTitle}
      description={words.endText}
      confirmLabel={words.endConfirm}
      cancelLabel={words.endBack}
      {...dialog}
    >
      <FormError error={form.refusal} />
    </ConfirmDeed>
  )
}
