import clsx from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ImportedRow, ImportReport } from '#contract/imports.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import type { ImportKind } from './use-import.ts'

/** As many good rows as prove that the file was understood; of the wrong ones every single one. */
const goodShown = 100

/** The file row by row: the wrong ones first, with their line in the spreadsheet and what is to be mended. */
export function ReportRows({ kind, report }: { kind: ImportKind; report: ImportReport }) {
  const words = fleets.imports
  const isWrong = ({ problems }: ImportedRow) => problems.length > 0
  const wrong = report.rows.filter(isWrong)
  const good = report.rows.filter((row) => !isWrong(row))
  const hidden = good.length - Math.min(good.length, goodShown)
  return (
    <>
      {report.doubledColumns.length > 0 && (
        <p className="font-medium text-amber-ink">
          {words.doubled(report.doubledColumns.join(', '))}
        </p>
      )}
      {report.ignoredColumns.length > 0 && (
        <p className="text-muted">{words.ignored(report.ignoredColumns.join(', '))}</p>
      )}
      <Table
        caption={words.rows}
        rows={[...wrong, ...good.slice(0, goodShown)]}
        rowKey={({ line }) => String(line)}
        columns={[
          {
            key: 'line',
            header: words.line,
            cell: ({ line }) => <span className="numerals">{line}</span>,
          },
          {
            key: 'name',
            header: words.names[kind],
            isName: true,
            cell: ({ name }) => <span className="wrap-anywhere">{name || fleets.none}</span>,
          },
          {
            key: 'values',
            header: words.values,
            cell: ({ cells }) => <Values columns={report.columns} cells={cells} />,
          },
          { key: 'finding', header: words.finding, cell: (row) => <Finding row={row} /> },
        ]}
      />
      {hidden > 0 && <p className="text-muted">{words.moreRows(hidden)}</p>}
    </>
  )
}

/** What was read of a row, by the file's own columns: two that are swapped are seen here, before anybody is imported. */
const Values = ({ columns, cells }: { columns: readonly string[]; cells: readonly string[] }) => (
  <span className="block text-left wrap-anywhere">
    {columns.map((column, at) =>
      cells[at] ? (
        <span key={column} className="mr-3 inline-block">
          <span className="text-sm text-muted">{column}</span> {cells[at]}
        </span>
      ) : null,
    )}
  </span>
)

function Finding({ row: { problems } }: { row: ImportedRow }) {
  const isGood = problems.length === 0
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <span
      className={clsx(
        'flex items-start gap-2 text-left font-medium',
        isGood ? 'text-green-ink' : 'text-red-ink',
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {isGood ? fleets.imports.good : problems.map(asSentence).join(' ')}
    </span>
  )
}

/** A field's own words end without a stop where they stand alone below it. */
const asSentence = (problem: string) => (/[.!?]$/.test(problem) ? problem : `${problem}.`)
