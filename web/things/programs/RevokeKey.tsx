import type { ApiKey } from '#contract/api-keys.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import { useRevokeKey } from './use-programs.ts'

/** Asks before a key ends. */
export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const words = apiAccess.revoking
  return (
    <ConfirmDeed
      title={words.title(apiKey.name)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      deed={useRevokeKey()}
      body={apiKey.id}
      done={words.done}
      failed={apiAccess.tryAgain}
      onClose={onClose}
    />
  )
}
