// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import { Check } from 'lucide-react'
import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { SectionTitle } from './SectionTitle.tsx'

/**
 * Three ways beside each other, also on a phone, where the question stands above its answers; with large letters one below the
 * other. The roles outlive the layout.
 */
export function Comparison() {
  const { title, text, aspect, columns, rows } = landing.comparison
  return (
    <section id="comparison" className="py-8 lg:py-20" aria-labelledby="comparison-title">
      <Container>
        <SectionTitle id="comparison-title" title={title} text={text} />
        <div className="@container mt-4 break-words lg:mt-6">
          <table
            role="table"
            aria-labelledby="comparison-title"
            className="block w-full border-separate border-spacing-0 @min-[60rem]:table @min-[60rem]:table-fixed"
          >
            <thead
              role="rowgroup"
              className="sr-only @min-[20rem]:not-sr-only @min-[20rem]:block @min-[60rem]:table-header-group"
            >
              <tr
                role="row"
                className="@min-[20rem]:grid @min-[20rem]:grid-cols-3 @min-[60rem]:table-row"
              >
                {/* Said to who hears the table; a phone has no column for it. */}
                <th
                  role="columnheader"
                  scope="col"
                  className="sr-only @min-[60rem]:not-sr-only @min-[60rem]:w-1/5"
                >
                  <span className="sr-only">{aspect}</span>
                </th>
                <th
                  role="columnheader"
                  scope="col"
                  className="rounded-t-md border-t-6 border-amber bg-plate p-2.5 text-left font-sign text-lg leading-5 font-bold text-on-plate @min-[40rem]:px-5 @min-[60rem]:border-t-8 @min-[60rem]:py-4 @min-[60rem]:text-2xl"
                >
                  {columns.us}
                </th>
                {[columns.search, columns.marketing].map((column) => (
                  <th
                    key={column}
                    role="columnheader"
                    scope="col"
                    className="self-end p-2.5 text-left align-bottom font-sign text-lg leading-5 font-semibold text-muted @min-[40rem]:px-5 @min-[60rem]:py-4 @min-[60rem]:text-xl"
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody
              role="rowgroup"
              className="flex flex-col gap-3 @min-[20rem]:gap-0 @min-[60rem]:table-row-group"
            >
              {rows.map((row) => (
                <Row key={row.aspect} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      </Container>
    </section>
  )
}

const cell =
  'block px-2.5 py-2 text-sm leading-5 @min-[40rem]:px-5 @min-[40rem]:text-base @min-[40rem]:leading-6 @min-[60rem]:table-cell @min-[60rem]:border-b @min-[60rem]:py-5 @min-[60rem]:align-top'

function Row({ row }: { row: (typeof landing.comparison.rows)[number] }) {
  const { columns } = landing.comparison
  return (
    <tr
      role="row"
      className="block border border-line bg-surface @max-[20rem]:overflow-hidden @max-[20rem]:rounded-md @min-[20rem]:grid @min-[20rem]:grid-cols-3 @min-[20rem]:border-t-0 @min-[60rem]:table-row @min-[60rem]:border-0 @min-[60rem]:bg-transparent"
    >
      <th
        role="rowheader"
        scope="row"
        className="block bg-sunken px-2.5 py-1 text-left font-sign text-lg leading-6 font-semibold @min-[20rem]:col-span-full @min-[40rem]:px-5 @min-[60rem]:table-cell @min-[60rem]:border-b @min-[60rem]:border-line @min-[60rem]:bg-transparent @min-[60rem]:px-4 @min-[60rem]:py-5 @min-[60rem]:align-top"
      >
        {row.aspect}
      </th>
      <td role="cell" className={`${cell} bg-plate text-on-plate @min-[60rem]:border-edge`}>
        <span className="mb-1 block font-sign font-semibold text-amber @min-[20rem]:hidden">
          {columns.us}
        </span>
        <span className="flex gap-2">
          <Check
            className="mt-0.5 hidden size-5 shrink-0 text-amber @min-[40rem]:block"
            strokeWidth={3}
            aria-hidden="true"
          />
          <span className="min-w-0">{row.us}</span>
        </span>
      </td>
      {(['search', 'marketing'] as const).map((key) => (
        <td key={key} role="cell" className={`${cell} text-muted @min-[60rem]:border-line`}>
          <span className="block font-sign font-semibold text-ink @min-[20rem]:hidden">
            {columns[key]}
          </span>
          {row[key]}
        </td>
      ))}
    </tr>
  )
}
