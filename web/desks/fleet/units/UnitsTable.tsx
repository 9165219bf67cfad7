import type { OwnFleet } from '#contract/fleets.ts'
import type { Unit } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { refusalTo } from '../use-own-fleet.ts'

/** Trucks and trailers, by number. */
export function UnitsTable({
  fleet,
  units,
  onEdit,
  onRetire,
}: {
  fleet: OwnFleet
  units: readonly Unit[]
  onEdit: (unit: Unit) => void
  onRetire: (unit: Unit) => void
}) {
  const words = fleets.units
  const { columns } = words
  const refusal = refusalTo('keepFleet', fleet)
  return (
    <Table
      caption={fleets.tabs.units}
      rows={units}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: columns.number,
          isName: true,
          cell: ({ unitNumber }) => <span className="numerals wrap-anywhere">{unitNumber}</span>,
        },
        {
          key: 'kind',
          header: columns.kind,
          phone: 'plain',
          cell: ({ kind }) => words.kinds[kind],
        },
        {
          key: 'vehicle',
          header: columns.vehicle,
          phone: 'plain',
          cell: ({ year, make, model, notes }) => (
            <span className="block max-w-64 md:truncate" title={notes ?? undefined}>
              {[year, make, model].filter(Boolean).join(' ') || fleets.none}
            </span>
          ),
        },
        {
          key: 'vin',
          header: columns.vin,
          phone: 'hidden',
          cell: ({ vin }) => <span className="numerals">{vin ?? fleets.none}</span>,
        },
        {
          key: 'plate',
          header: columns.plate,
          phone: 'hidden',
          cell: ({ plate, plateState }) =>
            [plate, plateState].filter(Boolean).join(' · ') || fleets.none,
        },
        {
          key: 'tires',
          header: columns.tires,
          phone: 'hidden',
          cell: ({ tireSizes }) => tireSizes ?? fleets.none,
        },
        {
          key: 'driver',
          header: columns.driver,
          phone: 'aside',
          cell: ({ driver }) =>
            driver?.fullName ?? <span className="text-muted">{words.noDriver}</span>,
        },
        {
          key: 'actions',
          header: fleets.actions,
          isActions: true,
          cell: (unit) => (
            <span className="flex gap-2 md:justify-end">
              <Button
                aria-label={words.editOf(unit.unitNumber)}
                disabledReason={refusal}
                onClick={() => onEdit(unit)}
              >
                {words.edit}
              </Button>
              <Button
                variant="ghost"
                aria-label={words.retireOf(unit.unitNumber)}
                disabledReason={refusal}
                onClick={() => onRetire(unit)}
              >
                {words.retire}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}
