import { useWatch } from 'react-hook-form'
import { makeApiKey, type NewApiKey } from '#contract/api-keys.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import { keySettings } from '#contract/key-settings.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { SeveralOf } from './SeveralOf.tsx'
import { useMakeKey } from './use-programs.ts'

/** Makes a key: what it is called, what it may do, how long it lives. */
export function MakeKey({
  offered,
  onMade,
  onClose,
}: {
  offered: readonly KeyScope[]
  onMade: (made: NewApiKey) => void
  onClose: () => void
}) {
  const words = apiAccess.making
  const form = useEndpointForm(makeApiKey.body, {
    values: { name: '', scopes: [] as KeyScope[], days: String(keySettings.days) },
    bodyOf: ({ name, scopes, days }) => ({ name, scopes, days: Number(days) }),
    send: useMakeKey(),
    onDone: onMade,
    failed: words.failed,
  })
  const scopes = useWatch({ control: form.control, name: 'scopes' })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        maxLength={60}
        {...form.field('name')}
      />
      <SeveralOf
        legend={words.scopes}
        name="scopes"
        options={offered.map((value) => ({ value, label: apiAccess.keys.scopes[value] }))}
        value={scopes}
        error={form.field('scopes').error}
        onChange={(chosen) =>
          form.setValue('scopes', chosen, { shouldValidate: form.formState.isSubmitted })
        }
      />
      <TextField
        label={words.days}
        hint={words.daysHint}
        required
        type="number"
        inputMode="numeric"
        autoComplete="off"
        {...form.field('days')}
      />
    </FormDialog>
  )
}
