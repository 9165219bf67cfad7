import { Field } from './Field.tsx'
import { SearchInput } from './SearchInput.tsx'
import { useTyped } from './use-typed.ts'

export interface SearchFieldProps {
  label: string
  labelHidden?: boolean
  /** What is searched; usually of the page's address. */
  value: string
  /** The typing rests. */
  onChange: (words: string) => void
  placeholder?: string
}

/** Finds rows while one types. Nothing a person looks for is longer than a hundred characters. */
export function SearchField({
  label,
  labelHidden,
  value,
  onChange,
  placeholder,
}: SearchFieldProps) {
  const [typed, type] = useTyped(value, onChange)
  return (
    <Field label={label} labelHidden={labelHidden ?? false}>
      <SearchInput
        placeholder={placeholder}
        maxLength={100}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
