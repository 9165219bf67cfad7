import type { AnswerOf } from '#contract/endpoint.ts'
import { connectMotive } from '#contract/fleet-feeds.ts'
import { trucks } from '#contract/words/en/trucks.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useConnectMotive } from './use-fleet-feeds.ts'

/** Connects Motive, or changes the secret; who types none gets one of ours. */
export function ConnectMotive({
  onDone,
  onClose,
}: {
  onDone: (made: AnswerOf<typeof connectMotive>) => void
  onClose: () => void
}) {
  const words = trucks.motiveForm
  const form = useEndpointForm(connectMotive.body, {
    values: { secret: '' },
    bodyOf: ({ secret }) => (secret.trim() ? { secret } : {}),
    send: useConnectMotive(),
    onDone,
    failed: trucks.didNotWork,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
    >
      <TextField label={words.secret} autoComplete="off" {...form.field('secret')} />
    </FormDialog>
  )
}
