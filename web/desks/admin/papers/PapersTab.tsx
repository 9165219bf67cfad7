import clsx from 'clsx'
import { useSearchParams } from 'react-router'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { isId } from '#contract/ids.ts'
import { exportPapers, listPapers, paperKinds, paperStands } from '#contract/invoices.ts'
import { settings } from '#contract/settings.ts'
import { papers as words } from '#contract/words/en/credit-note.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FilteredPages } from '../../../kit/FilteredPages.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { ExportLink } from '../ExportLink.tsx'
import { tabLink } from '../tab-link.ts'
import { PapersTable } from './PapersTable.tsx'

type PaperFilters = SentQueryOf<typeof listPapers>

const usePapers = (filters: PaperFilters) =>
  usePages(listPapers, {
    key: ['/api/admin/invoices', filters],
    query: filters,
    keepsPrevious: true,
    staleTime: 0,
  })

/** The invoices and credit notes of all sellers, or of one account, by the address. */
export function PapersTab() {
  const [params] = useSearchParams()
  const put = usePutParams()
  const search = params.get('number') ?? ''
  const kind = paperKinds.find((known) => known === params.get('kind'))
  const stands = paperStands.find((known) => known === params.get('stands'))
  const party = params.get('party') ?? ''
  const filters: PaperFilters = {
    ...(search && { search: search.slice(0, 100) }),
    ...(kind && { kind }),
    ...(stands && { stands }),
    ...(isId(party) && { party }),
  }
  const papers = usePapers(filters)
  const clear = () => put({ number: '', kind: '', stands: '', party: '' })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted max-sm:hidden">{words.lead}</p>
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <div className="max-sm:col-span-full sm:w-80">
          <SearchField label={words.search} value={search} onChange={(number) => put({ number })} />
        </div>
        <div className="min-w-0 sm:w-52">
          <Field label={words.stand}>
            <Select
              placeholder={words.anyStand}
              options={paperStands.map((value) => ({ value, label: words.stands[value] }))}
              value={stands ?? ''}
              onChange={({ target }) => put({ stands: target.value })}
            />
          </Field>
        </div>
        <div className="min-w-0 sm:w-52">
          <Field label={words.kind}>
            <Select
              placeholder={words.anyKind}
              options={paperKinds.map((value) => ({ value, label: words.kinds[value] }))}
              value={kind ?? ''}
              onChange={({ target }) => put({ kind: target.value })}
            />
          </Field>
        </div>
        {!stands && <OverdueLink />}
        <ExportLink
          endpoint={exportPapers}
          query={filters}
          className="justify-self-start sm:ml-auto"
        >
          {words.export}
        </ExportLink>
      </div>
      {filters.party && (
        <p className="flex flex-wrap items-center gap-3">
          {words.onlyOf}
          <Button onClick={clear}>{words.clear}</Button>
        </p>
      )}
      <FilteredPages
        rows={papers}
        words={words}
        isFiltered={Object.keys(filters).length > 0}
        onClear={clear}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      >
        {(all) => <PapersTable papers={all} />}
      </FilteredPages>
    </div>
  )
}

/** What needs a person first, one press away; nothing where nothing is overdue. */
function OverdueLink() {
  const density = useDensity()
  const { data: overdue } = usePapers({ stands: 'overdue' })
  if (!overdue?.length) return null
  return (
    <Link
      to={tabLink('invoices', { stands: 'overdue' })}
      className={clsx(buttonClass({ size: density }), 'border-red! text-danger-text!')}
    >
      {words.overdue(overdue.length, overdue.length >= settings.pageSize.list)}
    </Link>
  )
}
