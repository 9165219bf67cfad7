// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import { Check } from 'lucide-react'
import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { SectionTitle } from './SectionTitle.tsx'

/** Three ways beside each other on a desk, one card per question on a phone. The roles outlive the layout. */
export function Comparison() {
  const { title, text, aspect, columns, rows } = landing.comparison
  return (
    <section id="comparison" className="py-14 lg:py-20" aria-labelledby="comparison-title">
      <Container>
        <SectionTitle id="comparison-title" title={title} text={text} />
        <table
          role="table"
          aria-labelledby="comparison-title"
          className="mt-6 block w-full border-separate border-spacing-0 lg:table lg:table-fixed"
        >
          <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
            <tr role="row">
              <th
                role="columnheader"
                scope="col"
                className="w-1/5 px-4 py-3 text-left align-bottom"
              >
                <span className="sr-only">{aspect}</span>
              </th>
              <th
                role="columnheader"
                scope="col"
                className="rounded-t-md border-t-8 border-amber bg-plate px-5 py-4 text-left font-sign text-2xl font-bold text-on-plate"
              >
                {columns.us}
              </th>
              {[columns.search, columns.marketing].map((column) => (
                <th
                  key={column}
                  role="columnheader"
                  scope="col"
                  className="px-5 py-4 text-left align-bottom font-sign text-xl font-semibold text-muted"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="flex flex-col gap-4 lg:table-row-group">
            {rows.map((row) => (
              <Row key={row.aspect} row={row} />
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  )
}

function Row({ row }: { row: (typeof landing.comparison.rows)[number] }) {
  const { columns } = landing.comparison
  return (
    <tr
      role="row"
      className="block overflow-hidden rounded-md border border-line bg-surface lg:table-row lg:border-0 lg:bg-transparent"
    >
      <th
        role="rowheader"
        scope="row"
        className="block px-4 pt-4 pb-3 text-left font-sign text-xl font-semibold lg:table-cell lg:border-b lg:border-line lg:py-5 lg:align-top lg:text-lg"
      >
        {row.aspect}
      </th>
      <td
        role="cell"
        className="block bg-plate px-4 py-3 text-on-plate lg:table-cell lg:border-b lg:border-edge lg:px-5 lg:py-5 lg:align-top"
      >
        <span className="mb-1 block font-sign font-semibold text-amber lg:hidden">
          {columns.us}
        </span>
        <span className="flex gap-2">
          <Check className="mt-0.5 size-5 shrink-0 text-amber" strokeWidth={3} aria-hidden="true" />
          {row.us}
        </span>
      </td>
      {(['search', 'marketing'] as const).map((key) => (
        <td
          key={key}
          role="cell"
          className="block px-4 py-3 text-muted lg:table-cell lg:border-b lg:border-line lg:px-5 lg:py-5 lg:align-top"
        >
          <span className="block font-sign font-semibold text-ink lg:hidden">{columns[key]}</span>
          {row[key]}
        </td>
      ))}
    </tr>
  )
}
