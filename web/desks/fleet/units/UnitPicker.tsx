import type { Unit } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import type { SelectOption } from '../../../kit/ui/Select.tsx'
import { useSearched } from '../../../kit/ui/use-searched.ts'
import { useFleetUnit, useUnitSearch } from './use-units.ts'

/** One truck or trailer of however many, found by number, VIN, plate, make or driver. */
export function UnitPicker({
  value,
  first = [],
  onChange,
  ...field
}: {
  label: string
  hint?: string
  error?: string | undefined
  /** The words of none of them. */
  none: string
  /** The unit's id, or the empty text. */
  value: string
  /** Stand first in the list, and are known already. */
  first?: readonly SelectOption[]
  onChange: (unitId: string) => void
}) {
  const { wanted, type, isTyping } = useSearched()
  const { data = [], isFetching } = useUnitSearch(wanted)
  const known = first.find((option) => option.value === value)
  const read = useFleetUnit(known ? undefined : value || undefined).data
  const ahead = wanted ? [] : first
  const others = data.filter(({ id }) => !ahead.some((option) => option.value === id))
  return (
    <Combobox
      {...field}
      chosen={known ?? (value && read ? optionOf(read) : null)}
      options={[...ahead, ...others.map(optionOf)]}
      isBusy={isFetching || isTyping}
      onType={type}
      onChoose={onChange}
    />
  )
}

const optionOf = ({ id, unitNumber, kind, year, make, model, driver }: Unit): SelectOption => ({
  value: id,
  label: [
    unitNumber,
    fleets.units.kinds[kind],
    [year, make, model].filter(Boolean).join(' '),
    driver?.fullName,
  ]
    .filter(Boolean)
    .join(' · '),
})
