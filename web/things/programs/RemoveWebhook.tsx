import { apiAccess } from '#contract/words/en/api-access.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { useRemoveWebhook } from './use-programs.ts'

/** Asks before nothing is sent to an address any more. */
export function RemoveWebhook({
  id,
  host,
  onClose,
}: {
  id: string
  host: string
  onClose: () => void
}) {
  const words = apiAccess.removing
  return (
    <ConfirmDeed
      title={words.title(host)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRemoveWebhook()}
      body={id}
      done={words.done}
      failed={apiAccess.tryAgain}
      onClose={onClose}
    />
  )
}
