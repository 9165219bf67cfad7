import { fleetRequest as words } from '../../messages/en/fleet-request.ts'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormPart } from './FormPart.tsx'
import type { FleetRequestState } from './use-fleet-request.ts'

/** Whom to call, what it may cost, what stands on the invoice. */
export function TermsPart({ asking: { text } }: { asking: FleetRequestState }) {
  const { error, ...instructions } = text('specialInstructions')
  return (
    <FormPart heading={words.sections.terms}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.contactPhone}
          hint={words.contactPhoneHint}
          required
          type="tel"
          autoComplete="off"
          {...text('contactPhone')}
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
          {...text('budget')}
        />
        <TextField
          label={words.poNumber}
          hint={words.poHint}
          maxLength={60}
          autoComplete="off"
          {...text('poNumber')}
        />
      </div>
      <Field label={words.instructions} hint={words.instructionsHint} error={error}>
        <TextArea maxLength={2000} {...instructions} />
      </Field>
    </FormPart>
  )
}
