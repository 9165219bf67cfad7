import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { accountSorts, type exportFleets, type exportProviders } from '#contract/admin.ts'
import { standings } from '#contract/providers.ts'
import { admin } from '#contract/words/en/admin.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FilteredPages } from '../../../kit/FilteredPages.tsx'
import { SavedViews } from '../../../kit/SavedViews.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { ExportLink } from '../ExportLink.tsx'
import type { AccountFilters, ProviderFilters } from './account-filters.ts'
import { SearchElsewhere } from './SearchElsewhere.tsx'

/** A list of accounts: which of them, in what order, the rows page by page. What is searched stands above the tabs. */
export function AccountsTab<Row>({
  filters,
  tab,
  more,
  rows,
  exported,
  words,
  children,
}: {
  filters: AccountFilters | ProviderFilters
  /** Which list, as it stands in the address. */
  tab: 'providers' | 'fleets'
  /** More to filter by. */
  more?: ReactNode
  rows: {
    data: Row[] | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  exported: typeof exportProviders | typeof exportFleets
  words: { failed: string; emptyTitle: string; emptyText: string }
  children: (rows: readonly Row[]) => ReactNode
}) {
  const { list } = admin
  const [params] = useSearchParams()
  const put = usePutParams()
  const { sort, ...hiding } = filters
  const isFiltered = Object.keys(hiding).length > 0
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-2/5 sm:w-44 sm:grow-0 sm:basis-auto">
          <Field label={list.status}>
            <Select
              placeholder={list.anyStatus}
              options={standings.map((value) => ({ value, label: admin.standings[value] }))}
              value={params.get('status') ?? ''}
              onChange={({ target }) => put({ status: target.value })}
            />
          </Field>
        </div>
        <div className="grow basis-2/5 sm:w-44 sm:grow-0 sm:basis-auto">
          <Field label={list.sort}>
            <Select
              placeholder={null}
              options={accountSorts.map((value) => ({ value, label: list.sorts[value] }))}
              value={sort ?? 'waiting'}
              onChange={({ target }) =>
                put({ sort: target.value === 'waiting' ? '' : target.value })
              }
            />
          </Field>
        </div>
        {more}
        <ExportLink endpoint={exported} query={filters} className="sm:ml-auto">
          {list.export}
        </ExportLink>
      </div>
      <SavedViews
        list={`admin-${tab}`}
        names={['q', 'status', 'sort', 'state', 'trade', 'level']}
        own={{ tab }}
      />
      <FilteredPages
        rows={rows}
        words={{ ...list, failed: words.failed }}
        isFiltered={isFiltered}
        onClear={() => put({ q: '', status: '', state: '', trade: '', level: '' })}
        empty={<EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>}
      >
        {children}
      </FilteredPages>
      {filters.search && rows.data?.length === 0 && <SearchElsewhere search={filters.search} />}
    </div>
  )
}
