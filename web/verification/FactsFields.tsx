import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { StepId } from '#contract/verification-steps.ts'
import { verification as words } from '../messages/en/verification.ts'
import { TextField } from '../ui/TextField.tsx'
import type { FactsValues } from './facts-form.ts'

/** Number, issuer and last day of a document. */
export function FactsFields({
  stepId,
  register,
  errors,
  expiresHint,
  narrow = false,
}: {
  stepId: StepId
  register: UseFormRegister<FactsValues>
  errors: FieldErrors<FactsValues>
  expiresHint?: string | undefined
  /** One below the other: beside the document. */
  narrow?: boolean
}) {
  const step = words.steps[stepId]
  const text = { autoComplete: 'off', spellCheck: false } as const
  return (
    <div className={narrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
      <TextField
        label={step.issuer}
        error={errors.issuer?.message}
        {...text}
        {...register('issuer')}
      />
      <TextField
        label={step.number}
        error={errors.documentNumber?.message}
        {...text}
        {...register('documentNumber')}
      />
      <TextField
        type="date"
        label={words.upload.expires}
        hint={expiresHint}
        error={errors.expiresOn?.message}
        {...register('expiresOn')}
      />
    </div>
  )
}
