import type { ReactNode } from 'react'
import { fleets } from '../messages/en/fleets.ts'
import { Field } from '../ui/Field.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Select, type SelectOption } from '../ui/Select.tsx'

/** Above a list of forty: what is searched, which of them, how many there are, and the buttons. */
export function ListHead({
  search,
  filter,
  shown,
  all,
  children,
}: {
  search: { label: string; hint: string; value: string; onChange: (value: string) => void }
  filter: {
    label: string
    any: string
    value: string
    options: readonly SelectOption[]
    onChange: (value: string) => void
  }
  shown: number
  all: number
  /** The buttons. */
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full sm:w-72">
        <SearchField
          label={search.label}
          placeholder={search.hint}
          value={search.value}
          onChange={search.onChange}
        />
      </div>
      <div className="grow sm:w-52 sm:grow-0">
        <Field label={filter.label}>
          <Select
            placeholder={filter.any}
            options={filter.options}
            value={filter.value}
            onChange={(event) => filter.onChange(event.target.value)}
          />
        </Field>
      </div>
      <p className="numerals min-h-9 content-center sm:grow text-lg font-semibold" role="status">
        {fleets.search.count(shown, all)}
      </p>
      <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto sm:*:grow-0">{children}</div>
    </div>
  )
}
