import { Field, type FieldProps } from './Field.tsx'
import { Select, type SelectProps } from './Select.tsx'

export type SelectFieldProps = Omit<FieldProps, 'children'> & Omit<SelectProps, 'required'>

/** A list of choices with its label; what a form library registers goes straight to the list. */
export function SelectField({ label, hint, error, required, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Select {...select} />
    </Field>
  )
}
