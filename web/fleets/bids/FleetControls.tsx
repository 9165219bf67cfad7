import { fleetBids } from '../../messages/en/fleet-bids.ts'
import { Chips } from '../../ui/Chips.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { type FleetSort, type FleetView, fleetFilters, fleetSorts } from './fleet-view.ts'

/** S1 §9: five ways to sort, and the states to show. */
export function FleetControls({
  view,
  onChange,
}: {
  view: FleetView
  onChange: (change: Partial<FleetView>) => void
}) {
  const words = fleetBids.list
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <Chips
        legend={words.filter}
        legendHidden
        value={view.filter}
        onChange={(filter) => onChange({ filter })}
        chips={fleetFilters.map((value) => ({ value, label: words.filters[value] }))}
      />
      <div className="w-full sm:w-64">
        <Field label={words.sort}>
          <Select
            placeholder={null}
            value={view.sort}
            // The options are the sorts.
            onChange={(event) => onChange({ sort: event.target.value as FleetSort })}
            options={fleetSorts.map((value) => ({ value, label: words.sorts[value] }))}
          />
        </Field>
      </div>
    </div>
  )
}
