import { type ReactNode, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import { FieldLabel } from './FieldLabel.tsx'

export interface FieldSetProps {
  legend: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** A radio group says so; a set of checkboxes is a plain group. */
  role?: 'radiogroup' | 'group'
  children: ReactNode
}

/** Several controls under one question, with its hint and its error. */
export function FieldSet({ legend, hint, error, required = false, role, children }: FieldSetProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  const radio = role === 'radiogroup' && {
    role,
    'aria-required': required || undefined,
    'aria-invalid': Boolean(error) || undefined,
  }

  return (
    <fieldset
      {...radio}
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={described || undefined}
    >
      <legend className="mb-2 p-0">
        <FieldLabel required={required}>{legend}</FieldLabel>
      </legend>
      {hint && (
        <p id={hintId} className="-mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
