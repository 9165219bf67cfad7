import { useSearchParams } from 'react-router'
import { balanceSides, balanceSorts, exportBalances } from '#contract/balances.ts'
import { balances as words } from '#contract/words/en/balances.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FilteredPages } from '../../../kit/FilteredPages.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { ExportLink } from '../ExportLink.tsx'
import { BooksPart } from './BooksPart.tsx'
import { PartiesTable } from './PartiesTable.tsx'
import { type BalanceFilters, useBalances } from './use-balances.ts'

/** Who owes what: the parties with open money, searched and filtered by the address, and the accounts of the ledger. */
export function BalancesTab() {
  const [params] = useSearchParams()
  const put = usePutParams()
  const search = params.get('who') ?? ''
  const side = balanceSides.find((known) => known === params.get('side'))
  const sort = balanceSorts.find((known) => known === params.get('sort'))
  const filters: BalanceFilters = {
    ...(search && { search: search.slice(0, 100) }),
    ...(side && { side }),
    ...(sort && { sort }),
  }
  const parties = useBalances(filters)
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted max-sm:hidden">{words.lead}</p>
      <BooksPart>
        <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
          <div className="max-sm:col-span-full sm:w-80">
            <SearchField label={words.search} value={search} onChange={(who) => put({ who })} />
          </div>
          <div className="min-w-0 sm:w-52">
            <Field label={words.side}>
              <Select
                placeholder={words.anySide}
                options={balanceSides.map((value) => ({ value, label: words.sides[value] }))}
                value={side ?? ''}
                onChange={({ target }) => put({ side: target.value })}
              />
            </Field>
          </div>
          <div className="min-w-0 sm:w-44">
            <Field label={words.sort}>
              <Select
                placeholder={null}
                options={balanceSorts.map((value) => ({ value, label: words.sorts[value] }))}
                value={sort ?? 'oldest'}
                onChange={({ target }) =>
                  put({ sort: target.value === 'oldest' ? '' : target.value })
                }
              />
            </Field>
          </div>
          <ExportLink endpoint={exportBalances} query={filters} className="sm:ml-auto">
            {words.export}
          </ExportLink>
        </div>
        <FilteredPages
          rows={parties}
          words={words}
          isFiltered={Boolean(search || side)}
          onClear={() => put({ who: '', side: '' })}
          empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        >
          {(all) => <PartiesTable parties={all} />}
        </FilteredPages>
      </BooksPart>
    </div>
  )
}
