import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '../../messages/en/fleets.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { ListHead } from '../ListHead.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { refusalToDispatch } from '../use-own-fleet.ts'
import { usePutParams } from '../use-put-params.ts'
import { ActivityDialog } from './ActivityDialog.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { DriverDialog } from './DriverDialog.tsx'
import { DriverForm } from './DriverForm.tsx'
import { DriversTable } from './DriversTable.tsx'
import { driverFilters, findDrivers, readDriverFilter } from './driver-filter.ts'

type Open = 'add' | 'import' | { deed: 'details' | 'edit' | 'code' | 'activity'; id: string } | null

/** The fleet's drivers, found by a word or a status, and what may be done with each. */
export function DriversTab({ fleet, drivers }: { fleet: OwnFleet; drivers: Driver[] }) {
  const words = fleets.drivers
  const [params] = useSearchParams()
  const put = usePutParams()
  const [open, setOpen] = useState<Open>(null)
  const wanted = params.get('q') ?? ''
  const filter = readDriverFilter(params.get('status'))
  const found = findDrivers(drivers, wanted, filter)
  const refusal = refusalToDispatch(fleet)
  const close = () => setOpen(null)
  const chosen = typeof open === 'object' ? drivers.find(({ id }) => id === open?.id) : undefined
  const deed = typeof open === 'object' ? open?.deed : undefined

  const add = (
    <Button
      variant="primary"
      icon={<Plus className="size-5" />}
      disabledReason={refusal}
      onClick={() => setOpen('add')}
    >
      {words.add}
    </Button>
  )
  const bring = (
    <Button
      icon={<Upload className="size-5" />}
      disabledReason={refusal}
      onClick={() => setOpen('import')}
    >
      {words.import}
    </Button>
  )

  return (
    <div className="flex flex-col gap-4">
      {drivers.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              {add}
              {bring}
            </span>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <>
          <ListHead
            search={{
              label: words.search,
              hint: words.searchHint,
              value: wanted,
              onChange: (q) => put({ q }),
            }}
            filter={{
              label: words.filter,
              any: words.any,
              value: filter,
              options: driverFilters.map((value) => ({ value, label: words.statuses[value] })),
              onChange: (status) => put({ status }),
            }}
            shown={found.length}
            all={drivers.length}
          >
            {bring}
            {add}
          </ListHead>
          {found.length === 0 ? (
            <NothingFound onClear={() => put({ q: '', status: '' })} />
          ) : (
            <DriversTable
              fleet={fleet}
              drivers={found}
              onDetails={({ id }) => setOpen({ deed: 'details', id })}
            />
          )}
        </>
      )}
      {open === 'add' && <DriverForm fleet={fleet} driver={null} onClose={close} />}
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
    </div>
  )
}
