import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { isId } from '#contract/ids.ts'
import {
  exportPapers,
  listPapers,
  type Paper,
  paperKinds,
  readCreditNoteAtDesk,
  readInvoiceAtDesk,
} from '#contract/invoices.ts'
import { paths } from '#contract/paths.ts'
import { papers as words } from '#contract/words/en/credit-note.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { usePutParams } from '../../../kit/api/use-put-params.ts'
import { FilteredPages } from '../../../kit/FilteredPages.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { formatDate, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { SearchField } from '../../../kit/ui/SearchField.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { ExportLink } from '../ExportLink.tsx'

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
  const party = params.get('party') ?? ''
  const filters: PaperFilters = {
    ...(search && { search: search.slice(0, 100) }),
    ...(kind && { kind }),
    ...(isId(party) && { party }),
  }
  const papers = usePapers(filters)
  const clear = () => put({ number: '', kind: '', party: '' })
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full max-w-md sm:w-80">
          <SearchField label={words.search} value={search} onChange={(number) => put({ number })} />
        </div>
        <div className="grow sm:w-52 sm:grow-0">
          <Field label={words.kind}>
            <Select
              placeholder={words.anyKind}
              options={paperKinds.map((value) => ({ value, label: words.kinds[value] }))}
              value={kind ?? ''}
              onChange={({ target }) => put({ kind: target.value })}
            />
          </Field>
        </div>
        <ExportLink endpoint={exportPapers} query={filters} className="sm:ml-auto">
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

function PapersTable({ papers }: { papers: readonly Paper[] }) {
  return (
    <Table
      caption={words.tab}
      rows={papers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: words.number,
          isName: true,
          cell: ({ number, ofInvoice }) => (
            <>
              {number}
              {ofInvoice && (
                <span className="block text-sm font-normal text-muted">
                  {words.ofInvoice(ofInvoice)}
                </span>
              )}
            </>
          ),
        },
        { key: 'kind', header: words.kind, phone: 'plain', cell: ({ kind }) => words.kinds[kind] },
        {
          key: 'date',
          header: words.date,
          phone: 'plain',
          cell: ({ issuedAt }) => formatDate(issuedAt),
        },
        {
          key: 'seller',
          header: words.seller,
          phone: 'plain',
          cell: ({ seller }) => (
            <Link to={paths.deskProvider(seller.id)} className={nameLinkClass}>
              {seller.name}
            </Link>
          ),
        },
        { key: 'billTo', header: words.billTo, cell: ({ billTo }) => billTo ?? words.guest },
        {
          key: 'amount',
          header: words.amount,
          phone: 'aside',
          align: 'end',
          cell: ({ amount }) => (
            <span className="numerals font-bold whitespace-nowrap">{formatMoney(amount)}</span>
          ),
        },
        { key: 'file', header: words.file, isActions: true, cell: (row) => <Papers paper={row} /> },
      ]}
    />
  )
}

function Papers({ paper: { id, jobId, kind, number } }: { paper: Paper }) {
  const density = useDensity()
  const file =
    kind === 'credit_note'
      ? addressOf(readCreditNoteAtDesk, { params: { id } })
      : addressOf(readInvoiceAtDesk, { params: { id } })
  return (
    <span className="inline-flex flex-wrap gap-2">
      <a
        href={file}
        download
        aria-label={words.fileOf(number)}
        className={buttonClass({ size: density })}
      >
        <Download className="size-5" aria-hidden="true" />
        {words.file}
      </a>
      <Link
        to={paths.deskJob(jobId)}
        aria-label={words.jobOf(number)}
        className={buttonClass({ variant: 'ghost', size: density })}
      >
        {words.job}
      </Link>
    </span>
  )
}
