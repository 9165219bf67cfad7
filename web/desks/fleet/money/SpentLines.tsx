import type { SpentLine } from '#contract/fleet-spending.ts'
import { paths } from '#contract/paths.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { formatDay } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Table } from '../../../kit/ui/Table.tsx'

/** Jobs that have ended, with what each has cost and how that was paid. */
export function SpentLines({ lines }: { lines: readonly SpentLine[] }) {
  const { page } = words
  return (
    <Table
      caption={page.spent}
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
          cell: ({ closedOn }) => <span className="whitespace-nowrap">{formatDay(closedOn)}</span>,
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
          phone: 'hidden',
          cell: ({ invoice }) => invoice ?? '',
        },
        { key: 'po', header: page.po, cell: ({ poNumber }) => poNumber || page.noPo },
        { key: 'unit', header: page.unit, cell: ({ unit, driver }) => unit ?? driver ?? '' },
        { key: 'how', header: page.paidHow, phone: 'plain', cell: ({ paidHow }) => paidHow },
        { key: 'paid', header: page.paid, cell: ({ paid }) => paid },
        {
          key: 'amount',
          header: page.amount,
          phone: 'aside',
          align: 'end',
          cell: ({ amount, tip, refunded }) => (
            <>
              <Money amount={amount} className="font-bold" />
              {tip && <span className="block text-sm text-muted">{page.withTip(tip)}</span>}
              {refunded && (
                <span className="block text-sm text-muted">{page.refunded(refunded)}</span>
              )}
            </>
          ),
        },
      ]}
    />
  )
}
