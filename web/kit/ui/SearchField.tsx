import { Search } from 'lucide-react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'
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
      <span className="relative block">
        <Search
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
          aria-hidden="true"
        />
        <TextInput
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          maxLength={100}
          className="pl-10"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </span>
    </Field>
  )
}
