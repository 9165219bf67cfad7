import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Driver, exportDrivers } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { PagedRows } from '../../../kit/PagedRows.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { SearchedTab } from '../SearchedTab.tsx'
import { ActivityDialog } from './ActivityDialog.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { DriverDialog } from './DriverDialog.tsx'
import { DriverForm, NewDriverForm } from './DriverForm.tsx'
import { DriversTable } from './DriversTable.tsx'
import { readDriverFilter, statusFilters } from './driver-filter.ts'
import { useDriverCounts, useDrivers } from './use-drivers.ts'

type Open =
  | 'add'
  | 'import'
  | { deed: 'details' | 'edit' | 'code' | 'activity'; driver: Driver }
  | null

/** The fleet's drivers, found by a word or a status, and what may be done with each. */
export function DriversTab({ fleet, interval }: { fleet: OwnFleet; interval: number | false }) {
  const words = fleets.drivers
  const [params] = useSearchParams()
  const [open, setOpen] = useState<Open>(null)
  const filter = readDriverFilter(params.get('status'))
  const search = params.get('q')?.trim().slice(0, 100)
  const wanted = { status: filter || 'current', ...(search && { search }) } as const
  const drivers = useDrivers(wanted, interval)
  const counts = useDriverCounts(wanted, interval)
  const close = () => setOpen(null)
  // Who leaves the list by what is done in the dialog stays in it until it is answered.
  const pressed = typeof open === 'object' ? open?.driver : undefined
  const chosen = pressed && (drivers.data?.find(({ id }) => id === pressed.id) ?? pressed)
  const deed = typeof open === 'object' ? open?.deed : undefined

  return (
    <>
      <ListOf rows={counts} failed={words.failed}>
        {({ found, all }) => (
          <SearchedTab
            fleet={fleet}
            note={params.has('ask') ? words.choose : undefined}
            words={words}
            filter={{
              name: 'status',
              value: filter,
              options: statusFilters.map((value) => ({ value, label: words.statuses[value] })),
            }}
            found={found}
            all={all}
            onAdd={() => setOpen('add')}
            onImport={() => setOpen('import')}
            file={exportDrivers.path}
          >
            <ListOf rows={drivers} failed={words.failed}>
              {(rows) => (
                <PagedRows rows={drivers} all={rows} more={words.more}>
                  {(shown) => (
                    <DriversTable
                      fleet={fleet}
                      drivers={shown}
                      onDetails={(driver) => setOpen({ deed: 'details', driver })}
                    />
                  )}
                </PagedRows>
              )}
            </ListOf>
          </SearchedTab>
        )}
      </ListOf>
      {open === 'add' && <NewDriverForm fleet={fleet} onClose={close} />}
      {open === 'import' && <ImportDialog kind="drivers" onClose={close} />}
      {chosen && deed === 'details' && (
        <DriverDialog
          fleet={fleet}
          driver={chosen}
          onEdit={() => setOpen({ deed: 'edit', driver: chosen })}
          onCode={() => setOpen({ deed: 'code', driver: chosen })}
          onActivity={() => setOpen({ deed: 'activity', driver: chosen })}
          onClose={close}
        />
      )}
      {chosen && deed === 'edit' && <DriverForm fleet={fleet} driver={chosen} onClose={close} />}
      {chosen && deed === 'code' && <CodeDialog driver={chosen} onClose={close} />}
      {pressed && deed === 'activity' && <ActivityDialog driver={pressed} onClose={close} />}
    </>
  )
}
