import type { StepId } from '#contract/verification-steps.ts'
import { verification as words } from '#contract/words/en/verification.ts'
import type { FieldOf } from '../../kit/api/use-checked-form.ts'
import { TextField } from '../../kit/ui/TextField.tsx'
import type { FactsValues } from './facts-form.ts'

/** Number, issuer and last day of a document. */
export function FactsFields({
  stepId,
  field,
  expiresHint,
  narrow = false,
}: {
  stepId: StepId
  field: FieldOf<FactsValues>
  expiresHint?: string | undefined
  /** One below the other: beside the document. */
  narrow?: boolean
}) {
  const step = words.steps[stepId]
  const text = { autoComplete: 'off', spellCheck: false } as const
  return (
    <div className={narrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
      <TextField label={step.issuer} {...text} {...field('issuer')} />
      <TextField label={step.number} {...text} {...field('documentNumber')} />
      <TextField
        type="date"
        label={words.upload.expires}
        hint={expiresHint}
        {...field('expiresOn')}
      />
    </div>
  )
}
