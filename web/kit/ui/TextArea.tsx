import clsx from 'clsx'
import type { Ref, TextareaHTMLAttributes } from 'react'
import { type Density, useDensity } from './density.ts'
import { useField } from './field-context.ts'
import { inputClass } from './input-class.ts'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  size?: Density
  ref?: Ref<HTMLTextAreaElement>
}

/** Three lines; grows with what is typed where the browser can. */
export function TextArea({ size, className, rows = 3, ...rest }: TextAreaProps) {
  const density = useDensity(size)
  return (
    <textarea
      rows={rows}
      {...useField()}
      {...rest}
      className={clsx(inputClass(density, 'several'), className)}
    />
  )
}
