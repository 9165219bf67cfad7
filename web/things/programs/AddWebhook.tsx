import { useWatch } from 'react-hook-form'
import type { EventName } from '#contract/event-names.ts'
import { addWebhook, type NewWebhook } from '#contract/webhooks.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { SeveralOf } from './SeveralOf.tsx'
import { useAddWebhook } from './use-programs.ts'

/** Adds an address and chooses of what it is told; events are called as programs read them. */
export function AddWebhook({
  offered,
  onAdded,
  onClose,
}: {
  offered: readonly EventName[]
  onAdded: (added: NewWebhook) => void
  onClose: () => void
}) {
  const words = apiAccess.adding
  const form = useEndpointForm(addWebhook.body, {
    values: { address: '', events: [] as EventName[] },
    send: useAddWebhook(),
    onDone: onAdded,
    failed: words.failed,
  })
  const events = useWatch({ control: form.control, name: 'events' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="wide"
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
    >
      <TextField
        label={words.address}
        hint={words.addressHint}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.field('address')}
      />
      <SeveralOf
        legend={words.events}
        name="events"
        className="grid sm:grid-cols-2 lg:grid-cols-3"
        options={offered.map((value) => ({ value, label: <code>{value}</code> }))}
        value={events}
        error={form.field('events').error}
        onChange={(chosen) =>
          form.setValue('events', chosen, { shouldValidate: form.formState.isSubmitted })
        }
      />
    </FormDialog>
  )
}
