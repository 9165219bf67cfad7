import { Download, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { serviceTypes } from '#contract/catalogue.ts'
import { boardSorts, exportFleetRequests, type FleetRequestSums } from '#contract/fleet-requests.ts'
import { isBackwards } from '#contract/period.ts'
import { periodFields } from '#contract/words/en/fields/period.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { sentence } from '#contract/words/sayings.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { useDensity } from '../../../kit/ui/density.ts'
import { formatNumber } from '../../../kit/ui/format.ts'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { DayField } from '../DayField.tsx'
import { DriverPicker } from '../drivers/DriverPicker.tsx'
import { UnitPicker } from '../units/UnitPicker.tsx'
import {
  type BoardFilters,
  boardStates,
  type FilterName,
  filtersOn,
  readState,
} from './board-filters.ts'

type Typed = { target: { value: string } }

/** What of the board is shown: the states with their counts and the search in one line, the rest on demand. */
export function BoardFilterBar({
  params,
  put,
  counts,
  filters,
  needed,
}: {
  params: URLSearchParams
  put: (values: Record<string, string>) => void
  /** How many there are in each state; unknown while they are read. */
  counts: FleetRequestSums['counts'] | undefined
  filters: BoardFilters
  /** What those are called that wait for somebody of the fleet. */
  needed: string
}) {
  const words = fleets.board
  const density = useDensity()
  const isFiltered = filtersOn(params) > 0
  const [isOpen, setOpen] = useState(isFiltered)
  const state = readState(params)
  const of = (name: FilterName) => ({
    value: params.get(name) ?? '',
    onChange: ({ target }: Typed) => put({ [name]: target.value }),
  })

  return (
    <search className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chips
          legend={words.states.label}
          legendHidden
          oneLine
          value={state || 'all'}
          onChange={(next) => put({ state: next === 'all' ? '' : next })}
          chips={(['all', ...boardStates] as const).map((value) => ({
            value,
            label: value === 'needed' ? needed : words.states[value],
            ...(counts && { count: formatNumber(counts[value]) }),
          }))}
        />
        <div className="min-w-0 grow basis-28 sm:basis-48">
          <SearchField
            label={words.search}
            labelHidden
            placeholder={words.searchHint}
            value={params.get('q') ?? ''}
            onChange={(q) => put({ q })}
          />
        </div>
        <Button
          icon={<ListFilter className="size-5" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {/* On a phone what is searched for needs the room. */}
          <span className={isFiltered ? undefined : 'max-sm:sr-only'}>
            {words.filters(filtersOn(params))}
          </span>
        </Button>
        <a
          href={addressOf(exportFleetRequests, { query: filters })}
          download
          className={buttonClass({ size: density })}
        >
          <Download className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">{words.export}</span>
        </a>
      </div>
      {isOpen && (
        <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-[repeat(4,minmax(8rem,1fr))_repeat(2,9.5rem)]">
          <SelectField
            label={words.sort}
            placeholder={null}
            options={boardSorts.map((value) => ({ value, label: words.sorts[value] }))}
            value={filters.sort ?? 'urgent'}
            onChange={({ target }) => put({ sort: target.value === 'urgent' ? '' : target.value })}
          />
          <SelectField
            label={words.service}
            placeholder={words.anyService}
            options={serviceTypes.map((value) => ({ value, label: serviceWords.types[value] }))}
            {...of('service')}
          />
          <DriverPicker
            label={words.driver}
            none={words.anyDriver}
            value={params.get('driver') ?? ''}
            onChange={(driver) => put({ driver })}
          />
          <UnitPicker
            label={words.unit}
            none={words.anyUnit}
            value={params.get('unit') ?? ''}
            onChange={(unit) => put({ unit })}
          />
          <DayField
            label={words.from}
            value={params.get('from') ?? ''}
            error={isBackwards(filters) ? sentence(periodFields.backwards) : undefined}
            onChange={(from) => put({ from })}
          />
          <DayField
            label={words.to}
            value={params.get('to') ?? ''}
            onChange={(to) => put({ to })}
          />
        </div>
      )}
    </search>
  )
}
