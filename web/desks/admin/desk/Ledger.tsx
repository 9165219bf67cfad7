import type { LedgerLine } from '#contract/desk-requests.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** What the book of money says. */
export function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  const words = desk.money
  if (lines.length === 0) return <p className="text-muted">{words.none}</p>
  return (
    <Table
      caption={words.book}
      rows={lines}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'account',
          header: words.account,
          isName: true,
          cell: ({ account }) => words.accounts[account],
        },
        { key: 'what', header: words.what, phone: 'plain', cell: ({ kind }) => words.kinds[kind] },
        {
          key: 'amount',
          header: words.amount,
          align: 'end',
          phone: 'aside',
          cell: ({ amount }) => <Money amount={amount} />,
        },
        {
          key: 'when',
          header: words.when,
          phone: 'plain',
          cell: ({ at }) => <TickingTime at={at} />,
        },
      ]}
    />
  )
}
