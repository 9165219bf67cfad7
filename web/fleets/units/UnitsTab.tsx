import { Plus, Upload } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { type Unit, unitKinds } from '#contract/units.ts'
import { fleets } from '../../messages/en/fleets.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { ListHead } from '../ListHead.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { findBy } from '../search.ts'
import { refusalToDispatch } from '../use-own-fleet.ts'
import { usePutParams } from '../use-put-params.ts'
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
  const put = usePutParams()
  const [open, setOpen] = useState<Open>(null)
  const wanted = params.get('q') ?? ''
  const kind = unitKinds.find((one) => one === params.get('kind')) ?? ''
  const found = findBy(
    units.filter((unit) => kind === '' || unit.kind === kind),
    ({ driver, ...unit }) => [...Object.values(unit), driver?.fullName],
    wanted,
  )
  const refusal = refusalToDispatch(fleet)
  const close = () => setOpen(null)

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
      {units.length === 0 ? (
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
              value: kind,
              options: unitKinds.map((value) => ({ value, label: words.kinds[value] })),
              onChange: (next) => put({ kind: next }),
            }}
            shown={found.length}
            all={units.length}
          >
            {bring}
            {add}
          </ListHead>
          {found.length === 0 ? (
            <NothingFound onClear={() => put({ q: '', kind: '' })} />
          ) : (
            <UnitsTable
              fleet={fleet}
              units={found}
              onEdit={(unit) => setOpen({ deed: 'edit', unit })}
              onRetire={(unit) => setOpen({ deed: 'retire', unit })}
            />
          )}
        </>
      )}
      {open === 'import' && <ImportDialog kind="units" onClose={close} />}
      {open === 'add' && <UnitDialog unit={null} drivers={drivers} onClose={close} />}
      {typeof open === 'object' && open?.deed === 'edit' && (
        <UnitDialog unit={open.unit} drivers={drivers} onClose={close} />
      )}
      {typeof open === 'object' && open?.deed === 'retire' && (
        <RetireDialog unit={open.unit} onClose={close} />
      )}
    </div>
  )
}
