import { apiAccess } from '#contract/words/en/api-access.ts'
import { ConfirmDeed } from '../../kit/api/ConfirmDeed.tsx'
import type { Deed } from '../../kit/api/mutate-then.ts'

interface RotateSecretProps<Made> {
  id: string
  name: string
  deed: Deed<string, Made> & { isPending: boolean; error: Error | null }
  onDone: (made: Made) => void
  onClose: () => void
}

/** Asks before a key or a webhook gets another secret. */
export function RotateSecret<Made>({ id, name, ...asked }: RotateSecretProps<Made>) {
  const words = apiAccess.rotating
  return (
    <ConfirmDeed
      {...asked}
      body={id}
      failed={apiAccess.tryAgain}
      title={words.title(name)}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      tone="primary"
    />
  )
}
