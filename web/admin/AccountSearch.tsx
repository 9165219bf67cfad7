import { Search } from 'lucide-react'
import { admin } from '../messages/en/admin.ts'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'

/** S1 §2: finds a provider or a fleet company. */
export function AccountSearch({
  value,
  onChange,
}: {
  value: string
  onChange: (words: string) => void
}) {
  return (
    <div className="max-w-xl">
      <Field label={admin.search}>
        <span className="relative block">
          <Search
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
            aria-hidden="true"
          />
          <TextInput
            type="search"
            autoComplete="off"
            maxLength={100}
            className="pl-10"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      </Field>
    </div>
  )
}
