import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Driver, exportDrivers } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { SearchedTab } from '../SearchedTab.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { DriverDialog } from './DriverDialog.tsx'
import { DriverForm, NewDriverForm } from './DriverForm.tsx'
import { DriversTable } from './DriversTable.tsx'
import { driverFilters, findDrivers, readDriverFilter } from './driver-filter.ts'

type Open = 'add' | 'import' | { deed: 'details' | 'edit' | 'code' | 'activity'; id: string } | null

/** The fleet's drivers, found by a word or a status, and what may be done with each. */
export function DriversTab({ fleet, drivers }: { fleet: OwnFleet; drivers: Driver[] }) {
  const words = fleets.drivers
  const [params] = useSearchParams()
  const [open, setOpen] = useState<Open>(null)
  const filter = readDriverFilter(params.get('status'))
  const found = findDrivers(drivers, params.get('q') ?? '', filter)
  const close = () => setOpen(null)
  const chosen = typeof open === 'object' ? drivers.find(({ id }) => id === open?.id) : undefined
  const deed = typeof open === 'object' ? open?.deed : undefined

  return (
    <>
      <SearchedTab
        fleet={fleet}
        words={words}
        filter={{
          name: 'status',
          value: filter,
          options: driverFilters.map((value) => ({ value, label: words.statuses[value] })),
        }}
        found={found.length}
        all={drivers.length}
        onAdd={() => setOpen('add')}
        onImport={() => setOpen('import')}
        file={exportDrivers.path}
      >
        <DriversTable
          fleet={fleet}
          drivers={found}
          onDetails={({ id }) => setOpen({ deed: 'details', id })}
        />
      </SearchedTab>
      {open === 'add' && <NewDriverForm fleet={fleet} onClose={close} />}
      {open === 'import' && <ImportDialog kind="drivers" onClose={close} />}
      {chosen && deed === 'details' && (
        <DriverDialog
          fleet={fleet}
          driver={chosen}
          onEdit={() => setOpen({ deed: 'edit', id: chosen.id })}
          onCode={() => setOpen({ deed: 'code', id: chosen.id })}
          onActivity={() => setOpen({ deed: 'activity', id: chosen.id })}
          onClose={close}
        />
      )}
      {chosen && deed === 'edit' && <DriverForm fleet={fleet} driver={chosen} onClose={close} />}
      {chosen && deed === 'code' && <CodeDialog driver={chosen} onClose={close} />}
      {chosen && deed === 'activity' && <ActivityDialog driver={chosen} onClose={close} />}
    </>
  )
}
