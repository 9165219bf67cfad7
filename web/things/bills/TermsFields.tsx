import { billings, netDays, poModes } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import type { FieldOf } from '../../kit/api/use-checked-form.ts'
import { SelectField } from '../../kit/ui/SelectField.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'

// A type and not an interface: a form's values are looked up by any name.
type Wished = {
  limit: string
  netDays: string
  poMode: string
  billing: string
}

/** Which terms: wished for by a fleet, granted by the operator. */
export function TermsFields({
  field,
  labels,
}: {
  field: (name: keyof Wished) => ReturnType<FieldOf<Wished>>
  /** As its reader is asked. */
  labels: { limit: string; po: string }
}) {
  const { page } = words
  return (
    <>
      <TextField
        label={labels.limit}
        required
        inputMode="decimal"
        autoComplete="off"
        {...field('limit')}
      />
      <SelectField
        label={page.netLabel}
        required
        placeholder={null}
        options={netDays.map((days) => ({ value: String(days), label: page.days(days) }))}
        {...field('netDays')}
      />
      <SelectField
        label={labels.po}
        hint={page.poHint}
        required
        placeholder={null}
        options={poModes.map((value) => ({ value, label: words.poModes[value] }))}
        {...field('poMode')}
      />
      <SelectField
        label={page.billingLabel}
        required
        placeholder={null}
        options={billings.map((value) => ({ value, label: words.billings[value] }))}
        {...field('billing')}
      />
    </>
  )
}
