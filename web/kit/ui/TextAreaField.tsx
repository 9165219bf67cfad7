import { Field, type FieldProps } from './Field.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

export type TextAreaFieldProps = Omit<FieldProps, 'children'> & Omit<TextAreaProps, 'required'>

/** Several lines of text with their label; what a form library registers goes straight to the field. */
export function TextAreaField({ label, hint, error, required, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextArea {...area} />
    </Field>
  )
}
