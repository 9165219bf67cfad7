import { type ReactNode, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldProvider } from './field-context.ts'

export interface FieldProps {
  label: string
  /** What it is for is clear from what stands around it; then only readers hear it. */
  labelHidden?: boolean
  /** What to enter, before it goes wrong. */
  hint?: ReactNode
  /** A finished sentence: what to do. */
  error?: string | undefined
  required?: boolean
  children: ReactNode
}

/** A label, one control, its hint and its error, tied together for every reader. */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div className="flex flex-col gap-1">
      <span className={labelHidden ? 'sr-only' : 'contents'}>
        <FieldLabel htmlFor={id} required={required}>
          {label}
        </FieldLabel>
      </span>
      <FieldProvider
        value={{
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldProvider>
      <FieldError id={errorId} error={error} />
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
