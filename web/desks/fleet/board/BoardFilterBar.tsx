import clsx from 'clsx'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { serviceTypes } from '#contract/catalogue.ts'
import type { Driver } from '#contract/drivers.ts'
import { boardSorts } from '#contract/fleet-requests.ts'
import type { Unit } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { useTyped } from '../../../kit/ui/use-typed.ts'
import { boardStates, type FilterName, filtersOn, readState } from './board-filters.ts'

type Typed = { target: { value: string } }

/** What of the board is shown. A desk shows all of it; a phone the state and the search, the rest on demand. */
export function BoardFilterBar({
  params,
  put,
  drivers,
  units,
  children,
}: {
  params: URLSearchParams
  put: (values: Record<string, string>) => void
  drivers: readonly Driver[]
  units: readonly Unit[]
  /** What stands at the end of the first line. */
  children: ReactNode
}) {
  const words = fleets.board
  const [isOpen, setOpen] = useState(filtersOn(params) > 0)
  const state = readState(params)
  const of = (name: FilterName) => ({
    value: params.get(name) ?? '',
    onChange: ({ target }: Typed) => put({ [name]: target.value }),
  })

  return (
    <search className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chips
          legend={words.states.label}
          legendHidden
          value={state || 'all'}
          onChange={(next) => put({ state: next === 'all' ? '' : next })}
          chips={(['all', ...boardStates] as const).map((value) => ({
            value,
            label: words.states[value],
          }))}
        />
        {children}
      </div>
      <div className="grid items-end gap-x-3 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 xl:grid-cols-[minmax(14rem,1.6fr)_repeat(4,minmax(8rem,1fr))_repeat(2,9.5rem)]">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={params.get('q') ?? ''}
          onChange={(q) => put({ q })}
        />
        <div className="sm:hidden">
          <Button
            wide
            icon={<ListFilter className="size-5" />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words.filters(filtersOn(params))}
          </Button>
        </div>
        <div className={clsx('contents', !isOpen && 'max-sm:hidden')}>
          <Field label={words.service}>
            <Select
              placeholder={words.anyService}
              options={serviceTypes.map((value) => ({ value, label: serviceWords.types[value] }))}
              {...of('service')}
            />
          </Field>
          <Field label={words.driver}>
            <Select
              placeholder={words.anyDriver}
              options={drivers.map(({ id, fullName }) => ({ value: id, label: fullName }))}
              {...of('driver')}
            />
          </Field>
          <Field label={words.unit}>
            <Select
              placeholder={words.anyUnit}
              options={units.map(({ id, unitNumber }) => ({ value: id, label: unitNumber }))}
              {...of('unit')}
            />
          </Field>
          <Field label={words.sort}>
            <Select
              placeholder={null}
              options={boardSorts.map((value) => ({ value, label: words.sorts[value] }))}
              {...of('sort')}
              value={params.get('sort') ?? 'newest'}
              onChange={({ target }) =>
                put({ sort: target.value === 'newest' ? '' : target.value })
              }
            />
          </Field>
          <DayField label={words.from} {...of('from')} />
          <DayField label={words.to} {...of('to')} />
        </div>
      </div>
    </search>
  )
}

/** A day is typed in three parts, of which the address hears once they stand. */
function DayField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (typed: Typed) => void
}) {
  const [typed, type] = useTyped(value, (text) => onChange({ target: { value: text } }))
  return (
    <TextField
      label={label}
      type="date"
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  )
}
