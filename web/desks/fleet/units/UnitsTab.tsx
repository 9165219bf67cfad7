import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { exportUnits, type Unit, unitKinds } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { findBy } from '../../../kit/search.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { SearchedTab } from '../SearchedTab.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { UnitDialog } from './UnitDialog.tsx'
import { UnitsTable } from './UnitsTable.tsx'

type Open = 'add' | 'import' | { deed: 'edit' | 'retire'; unit: Unit } | null

/** The fleet's trucks and trailers. */
export function UnitsTab({
  fleet,
  units,
  drivers,
}: {
  fleet: OwnFleet
  units: Unit[]
  drivers: readonly Driver[]
}) {
  const words = fleets.units
  const [params] = useSearchParams()
  const [open, setOpen] = useState<Open>(null)
  const kind = unitKinds.find((one) => one === params.get('kind')) ?? ''
  const found = findBy(
    units.filter((unit) => kind === '' || unit.kind === kind),
    ({ driver, ...unit }) => [...Object.values(unit), driver?.fullName],
    params.get('q') ?? '',
  )
  const close = () => setOpen(null)

  return (
    <>
      <SearchedTab
        fleet={fleet}
        words={words}
        filter={{
          name: 'kind',
          value: kind,
          options: unitKinds.map((value) => ({ value, label: words.kinds[value] })),
        }}
        found={found.length}
        all={units.length}
        onAdd={() => setOpen('add')}
        onImport={() => setOpen('import')}
        file={exportUnits.path}
      >
        <UnitsTable
          fleet={fleet}
          units={found}
          onEdit={(unit) => setOpen({ deed: 'edit', unit })}
          onRetire={(unit) => setOpen({ deed: 'retire', unit })}
        />
      </SearchedTab>
      {open === 'import' && <ImportDialog kind="units" onClose={close} />}
      {open === 'add' && <UnitDialog unit={null} drivers={drivers} onClose={close} />}
      {typeof open === 'object' && open?.deed === 'edit' && (
        <UnitDialog unit={open.unit} drivers={drivers} onClose={close} />
      )}
      {typeof open === 'object' && open?.deed === 'retire' && (
        <RetireDialog unit={open.unit} onClose={close} />
      )}
    </>
  )
}
