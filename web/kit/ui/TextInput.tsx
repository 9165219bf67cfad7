import clsx from 'clsx'
import type { ChangeEvent, InputHTMLAttributes, Ref } from 'react'
import { type Density, useDensity } from './density.ts'
import { useField } from './field-context.ts'
import { inputClass } from './input-class.ts'
import { plainNumber } from './plain-number.ts'
import { useAutoFocus } from './use-auto-focus.ts'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  size?: Density
  ref?: Ref<HTMLInputElement>
}

/**
 * One line of text. Set `autoComplete` and `inputMode`: a thumb at night types as little as it can. A decimal number is taken
 * as people write sums ("$1,250.50").
 */
export function TextInput({ size, className, autoFocus, ref, onChange, ...rest }: TextInputProps) {
  const density = useDensity(size)
  const focused = useAutoFocus(autoFocus, ref)
  function take(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const plain = rest.inputMode === 'decimal' ? plainNumber(target.value) : target.value
    if (plain !== target.value) target.value = plain
    onChange?.(event)
  }
  return (
    <input
      {...useField()}
      {...rest}
      {...(onChange && { onChange: take })}
      ref={focused}
      className={clsx(inputClass(density), className)}
    />
  )
}
