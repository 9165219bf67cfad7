import type { ReactNode } from 'react'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { FieldSet } from '../../kit/ui/FieldSet.tsx'

/** Any number of choices, each with its own words. */
export function SeveralOf<V extends string>({
  legend,
  name,
  options,
  value,
  error,
  className,
  onChange,
}: {
  legend: string
  name: string
  options: readonly { value: V; label: ReactNode }[]
  value: readonly V[]
  error: string | undefined
  /** How the choices are arranged. */
  className?: string
  onChange: (value: V[]) => void
}) {
  return (
    <FieldSet legend={legend} role="group" required error={error}>
      <div className={className}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...value, option.value]
                  : value.filter((one) => one !== option.value),
              )
            }
          />
        ))}
      </div>
    </FieldSet>
  )
}
