import { apiAccess } from '#contract/words/en/api-access.ts'
import { ConfirmDeed, type ConfirmDeedProps } from '../../kit/api/ConfirmDeed.tsx'

interface RotateSecretProps<Made>
  extends Pick<ConfirmDeedProps<string, Made>, 'deed' | 'onDone' | 'onClose'> {
  id: string
  name: string
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
