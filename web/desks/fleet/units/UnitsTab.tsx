import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnFleet } from '#contract/fleets.ts'
import { exportUnits, type Unit, unitKinds } from '#contract/units.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { PagedRows } from '../../../kit/PagedRows.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { SearchedTab } from '../SearchedTab.tsx'
import { RetireDialog } from './RetireDialog.tsx'
import { UnitDialog } from './UnitDialog.tsx'
import { UnitsTable } from './UnitsTable.tsx'
import { useUnitCounts, useUnits } from './use-units.ts'

type Open = 'add' | 'import' | { deed: 'edit' | 'retire'; unit: Unit } | null

/** The fleet's trucks and trailers. */
export function UnitsTab({ fleet, interval }: { fleet: OwnFleet; interval: number | false }) {
  const words = fleets.units
  const [params] = useSearchParams()
  const [open, setOpen] = useState<Open>(null)
  const kind = unitKinds.find((one) => one === params.get('kind'))
  const search = params.get('q')?.trim().slice(0, 100)
  const wanted = { ...(kind && { kind }), ...(search && { search }) }
  const units = useUnits(wanted, interval)
  const counts = useUnitCounts(wanted, interval)
  const close = () => setOpen(null)

  return (
    <>
      <ListOf rows={counts} failed={words.failed}>
        {({ found, all }) => (
          <SearchedTab
            fleet={fleet}
            words={words}
            filter={{
              name: 'kind',
              value: kind ?? '',
              options: unitKinds.map((value) => ({ value, label: words.kinds[value] })),
            }}
            found={found}
            all={all}
            onAdd={() => setOpen('add')}
            onImport={() => setOpen('import')}
            file={exportUnits.path}
          >
            <ListOf rows={units} failed={words.failed}>
              {(rows) => (
                <PagedRows rows={units} all={rows} more={words.more}>
                  {(shown) => (
                    <UnitsTable
                      fleet={fleet}
                      units={shown}
                      onEdit={(unit) => setOpen({ deed: 'edit', unit })}
                      onRetire={(unit) => setOpen({ deed: 'retire', unit })}
                    />
                  )}
                </PagedRows>
              )}
            </ListOf>
          </SearchedTab>
        )}
      </ListOf>
      {open === 'import' && <ImportDialog kind="units" onClose={close} />}
      {open === 'add' && <UnitDialog unit={null} onClose={close} />}
      {typeof open === 'object' && open?.deed === 'edit' && (
        <UnitDialog unit={open.unit} onClose={close} />
      )}
      {typeof open === 'object' && open?.deed === 'retire' && (
        <RetireDialog unit={open.unit} onClose={close} />
      )}
    </>
  )
}
