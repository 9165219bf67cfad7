import type { BillLine } from '#contract/fleet-terms.ts'
import { paths } from '#contract/paths.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { formatDate, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Table } from '../../../kit/ui/Table.tsx'

/** Jobs on terms, each with its PO number and unit. */
export function BillLines({
  caption,
  lines,
  isBilled = false,
}: {
  caption: string
  lines: readonly BillLine[]
  isBilled?: boolean
}) {
  const { page } = words
  return (
    <Table
      caption={caption}
      rows={lines}
      rowKey={({ jobId }) => jobId}
      columns={[
        {
          key: 'job',
          header: page.job,
          isName: true,
          cell: ({ title, requestId }) => (
            <Link to={paths.fleetBids(requestId)} className={nameLinkClass}>
              {title}
            </Link>
          ),
        },
        {
          key: 'ended',
          header: page.endedOn,
          phone: 'plain',
          cell: ({ closedAt }) => <span className="whitespace-nowrap">{formatDate(closedAt)}</span>,
        },
        {
          key: 'provider',
          header: page.provider,
          phone: 'plain',
          cell: ({ business }) => business,
        },
        {
          key: 'invoice',
          header: page.invoice,
          // Of a bill the invoices are what it adds up.
          ...(!isBilled && { phone: 'hidden' }),
          cell: ({ invoice }) => invoice,
        },
        { key: 'po', header: page.po, cell: ({ poNumber }) => poNumber || page.noPo },
        { key: 'unit', header: page.unit, cell: ({ unit, driver }) => unit ?? driver ?? '' },
        {
          key: 'amount',
          header: page.amount,
          phone: 'aside',
          cell: ({ amount, creditNotes, inDispute }) => (
            <>
              <Money amount={amount} className="font-bold" />
              {inDispute && (
                <span className="block text-sm text-amber-ink">
                  {page.inDispute(formatMoney(inDispute))}
                  {!isBilled && <span className="block text-muted">{page.billedAfter}</span>}
                </span>
              )}
              {creditNotes.map(({ number, amount }) => (
                <span key={number} className="block text-sm text-muted">
                  {words.paper.creditNote} {number}: <Money amount={`-${amount}`} />
                </span>
              ))}
            </>
          ),
        },
      ]}
    />
  )
}
