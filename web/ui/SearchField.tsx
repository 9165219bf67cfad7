import { Search } from 'lucide-react'
import { Field } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

export interface SearchFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
  placeholder?: string
}

/** Finds rows while one types. Nothing a person looks for is longer than a hundred characters. */
export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  return (
    <Field label={label}>
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
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Field>
  )
}
