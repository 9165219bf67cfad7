import { connectSamsara } from '#contract/fleet-feeds.ts'
import { trucks } from '#contract/words/en/trucks.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useConnectSamsara } from './use-fleet-feeds.ts'

/** Connects Samsara, or replaces a token that it takes no more. */
export function ConnectSamsara({ onClose }: { onClose: () => void }) {
  const words = trucks.samsaraForm
  const form = useEndpointForm(connectSamsara.body, {
    values: { token: '' },
    send: useConnectSamsara(),
    onDone: onClose,
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
      <TextField label={words.token} required autoComplete="off" {...form.field('token')} />
    </FormDialog>
  )
}
