import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { type Density, useDensity } from './density.ts'
import { useField } from './field-context.ts'
import { inputClass } from './input-class.ts'
import { useAutoFocus } from './use-auto-focus.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'> {
  options: readonly SelectOption[]
  /** The words of the empty choice; `null` where there is always a value. */
  placeholder?: string | null
  size?: Density
  ref?: Ref<HTMLSelectElement>
}

/** The device's own list of choices: the best one on a phone, with its own type-ahead on a desk. */
export function Select({
  options,
  placeholder = ui.choose,
  size,
  className,
  autoFocus,
  ref,
  ...rest
}: SelectProps) {
  const field = useAutoFocus(autoFocus, ref)
  const density = useDensity(size)
  return (
    <span className="relative block">
      <select
        {...useField()}
        {...rest}
        ref={field}
        className={clsx(inputClass(density), 'cursor-pointer appearance-none pr-12', className)}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink"
        aria-hidden="true"
      />
    </span>
  )
}
