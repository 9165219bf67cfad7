import clsx from 'clsx'
import type { InputHTMLAttributes, Ref } from 'react'
import { type Density, useDensity } from './density.ts'
import { useField } from './field-context.ts'
import { inputClass } from './input-class.ts'
import { useAutoFocus } from './use-auto-focus.ts'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  size?: Density
  ref?: Ref<HTMLInputElement>
}

/** One line of text. Set `autoComplete` and `inputMode`: a thumb at night types as little as it can. */
export function TextInput({ size, className, autoFocus, ref, ...rest }: TextInputProps) {
  const density = useDensity(size)
  const focused = useAutoFocus(autoFocus, ref)
  return (
    <input
      {...useField()}
      {...rest}
      ref={focused}
      className={clsx(inputClass(density), className)}
    />
  )
}
