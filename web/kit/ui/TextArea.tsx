import clsx from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { type Density, useDensity } from './density.ts'
import { useField } from './field-context.ts'
import { inputClass } from './input-class.ts'
import { useAutoFocus } from './use-auto-focus.ts'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  size?: Density
  ref?: Ref<HTMLTextAreaElement>
}

/** Three lines; grows with what is typed where the browser can. */
export function TextArea({ size, className, rows = 3, autoFocus, ref, ...rest }: TextAreaProps) {
  const density = useDensity(size)
  const focused = useAutoFocus(autoFocus, ref)
  return (
    <textarea
      rows={rows}
      {...useField()}
      {...rest}
      ref={focused}
      className={clsx(inputClass(density, 'several'), className)}
    />
  )
}
