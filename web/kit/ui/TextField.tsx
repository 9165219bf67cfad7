import { Field, type FieldProps } from './Field.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type TextFieldProps = Omit<FieldProps, 'children'> & Omit<TextInputProps, 'required'>

/** One line of text with its label; what a form library registers goes straight to the input. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <TextInput {...input} />
    </Field>
  )
}
