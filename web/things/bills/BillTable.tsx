import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bill } from '#contract/fleet-terms.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { formatDay, formatMoney } from '../../kit/ui/format.ts'
import { Money } from '../../kit/ui/Money.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'

const tones = { open: 'neutral', overdue: 'red', paid: 'green', written_off: 'neutral' } as const

const Day = ({ on }: { on: string }) => <span className="whitespace-nowrap">{formatDay(on)}</span>

/** Bills, the newest first, each with its PDF and what can be done about it. */
export function BillTable({
  bills,
  pdfOf,
  Deeds,
  isNarrow = false,
}: {
  bills: readonly Bill[]
  /** The address of a bill's PDF, for who reads it here. */
  pdfOf: (bill: Bill) => string
  Deeds: (props: { bill: Bill }) => ReactNode
  /** Beside other things: with what is due alone; what came in stands in the history there. */
  isNarrow?: boolean
}) {
  const { page } = words
  const issued: Column<Bill> = {
    key: 'issued',
    header: page.issued,
    // The day by which it is due says enough there.
    phone: 'hidden',
    cell: ({ issuedOn }) => <Day on={issuedOn} />,
  }
  const total: Column<Bill> = {
    key: 'total',
    header: page.total,
    align: 'end',
    cell: ({ total }) => <Money amount={total} />,
  }
  const payments: Column<Bill> = {
    key: 'payments',
    header: page.payments,
    phone: 'plain',
    isEmpty: ({ payments }) => payments.length === 0,
    cell: ({ payments }) =>
      payments.map((payment) => (
        <span key={payment.reference} className="block text-sm text-muted">
          {page.payment(payment)}
        </span>
      )),
  }
  return (
    <Table
      caption={page.bills}
      rows={bills}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: page.bill,
          isName: true,
          // What is due next leads to it.
          cell: ({ number }) => (
            // In a narrow column it breaks once, not at each of its dashes.
            <span
              id={number}
              className="scroll-mt-24 target:bg-amber-soft md:inline-block md:min-w-28"
            >
              {number}
            </span>
          ),
        },
        ...(isNarrow ? [] : [issued]),
        { key: 'due', header: page.due, cell: ({ dueOn }) => <Day on={dueOn} /> },
        ...(isNarrow ? [] : [total]),
        {
          key: 'open',
          header: page.open,
          align: 'end',
          isEmpty: ({ open, payments }) => Number(open) === 0 && payments.length > 0,
          cell: ({ open, inDispute }) => (
            <>
              <Money amount={open} className={Number(open) > 0 ? 'font-bold' : 'text-muted'} />
              {Number(inDispute) > 0 && (
                <span className="block text-sm text-amber-ink">
                  {page.inDispute(formatMoney(inDispute))}
                </span>
              )}
            </>
          ),
        },
        {
          key: 'state',
          header: page.state,
          phone: 'aside',
          cell: ({ state }) => <Badge tone={tones[state]}>{words.billStates[state]}</Badge>,
        },
        ...(isNarrow ? [] : [payments]),
        {
          key: 'actions',
          header: page.pdf,
          isActions: true,
          cell: (bill) => (
            <span className="flex flex-wrap gap-2 *:whitespace-nowrap md:justify-end">
              <Deeds bill={bill} />
              <a
                href={pdfOf(bill)}
                download
                aria-label={page.pdfOf(bill)}
                className={buttonClass({ size: 'desk' })}
              >
                <FileText className="size-5" aria-hidden="true" />
                {page.pdf}
              </a>
            </span>
          ),
        },
      ]}
    />
  )
}
