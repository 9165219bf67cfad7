import { useState } from 'react'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { FormPart } from './FormPart.tsx'
import { budgetProblem } from './fleet-request.ts'

/** Whom to call, what it may cost, what stands on the invoice. */
export function TermsPart({ form: { text, values } }: { form: RequestFormState }) {
  const { error, ...instructions } = text('specialInstructions')
  const { error: wrongBudget, ...budget } = text('budget')
  // While an amount is being typed it is not wrong yet.
  const [leftWith, setLeftWith] = useState(budget.value)
  const problem = leftWith === budget.value ? budgetProblem(values) : null
  return (
    <FormPart heading={words.sections.terms}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneField
          label={words.contactPhone}
          hint={`${words.contactPhoneHint} ${consentOfAccounts.other}`}
          autoComplete="off"
          {...text('phone')}
        />
        <TextField
          label={words.preferredTime}
          hint={words.preferredTimeHint}
          maxLength={60}
          autoComplete="off"
          {...text('preferredTime')}
        />
        <TextField
          label={words.budget}
          hint={words.budgetHint}
          inputMode="decimal"
          autoComplete="off"
          {...budget}
          error={wrongBudget ?? problem ?? undefined}
          onBlur={() => setLeftWith(budget.value)}
        />
        <TextField
          label={words.poNumber}
          hint={words.poHint}
          maxLength={60}
          autoComplete="off"
          {...text('poNumber')}
        />
      </div>
      <TextAreaField
        label={words.instructions}
        hint={words.instructionsHint}
        error={error}
        maxLength={2000}
        {...instructions}
      />
    </FormPart>
  )
}
