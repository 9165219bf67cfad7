import { askForTerms, billings, type FleetTerms, netDays, poModes } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useAskForTerms } from './use-fleet-money.ts'

/** A manager says which terms the fleet wishes for; an admin decides. */
export function ApplyDialog({ terms, onClose }: { terms: FleetTerms | null; onClose: () => void }) {
  const { page } = words
  const form = useEndpointForm(askForTerms.body, {
    values: {
      limit: terms?.limit ?? '',
      netDays: String(terms?.netDays ?? 15),
      poMode: terms?.poMode ?? 'none',
      billing: terms?.billing ?? 'each_job',
    },
    bodyOf: (values) => ({ ...values, netDays: Number(values.netDays) }),
    send: useAskForTerms(),
    onDone: () => {
      toast({ title: page.applied, tone: 'success' })
      onClose()
    },
    failed: page.applyFailed,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={page.apply}
      description={page.applyText}
      submitLabel={page.send}
    >
      <TextField
        label={page.limitLabel}
        required
        inputMode="decimal"
        autoComplete="off"
        {...form.field('limit')}
      />
      <SelectField
        label={page.netLabel}
        required
        placeholder={null}
        options={netDays.map((days) => ({ value: String(days), label: page.days(days) }))}
        {...form.field('netDays')}
      />
      <SelectField
        label={page.poLabel}
        hint={page.poHint}
        required
        placeholder={null}
        options={poModes.map((value) => ({ value, label: words.poModes[value] }))}
        {...form.field('poMode')}
      />
      <SelectField
        label={page.billingLabel}
        required
        placeholder={null}
        options={billings.map((value) => ({ value, label: words.billings[value] }))}
        {...form.field('billing')}
      />
    </FormDialog>
  )
}
