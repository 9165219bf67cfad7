import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './FieldError.tsx'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, with its words as part of the target. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className="flex flex-col">
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="grid size-6 shrink-0 cursor-pointer appearance-none place-items-center rounded-xs border-2 border-edge bg-surface checked:border-on-amber checked:bg-amber checked:before:tick-mark aria-invalid:border-red-ink forced-colors:appearance-auto"
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
