import type { ReactNode } from 'react'
import type { Books } from '#contract/balances.ts'
import { balances as words } from '#contract/words/en/balances.ts'
import { desk } from '#contract/words/en/desk.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { FigureGroup } from '../../../kit/ui/FigureGroup.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { useBooks } from './use-balances.ts'

/** What is open with all parties together, their list between, and below it every account of the ledger. */
export function BooksPart({ children }: { children: ReactNode }) {
  const query = useBooks()
  const { data: books, isError } = query
  return (
    <>
      {books ? <Totals {...books} /> : isError ? null : <PageSpinner />}
      {children}
      {books && <Accounts {...books} />}
      {!books && isError && <DidNotLoad title={words.booksFailed} query={query} />}
    </>
  )
}

function Totals({ owesUs, weOwe, waitsForBank, setAside, held, parties }: Books) {
  return (
    <FigureGroup
      label={words.totals}
      figures={[
        {
          label: words.totalOwesUs,
          value: <Money amount={owesUs} />,
          note: words.parties(parties),
        },
        {
          label: words.totalWeOwe,
          value: <Money amount={weOwe} />,
          ...(waitsForBank !== '0.00' && {
            note: words.totalWaitsForBank(formatMoney(waitsForBank)),
          }),
        },
        { label: words.totalSetAside, value: <Money amount={setAside} /> },
        { label: words.held, value: <Money amount={held} />, note: words.heldText },
      ]}
    />
  )
}

function Accounts({ accounts, sum }: Books) {
  const moved = accounts.filter(({ amount }) => amount !== '0.00')
  if (moved.length === 0) return null
  return (
    <section aria-label={words.accounts} className="flex flex-col gap-3">
      <h2 className="text-xl">{words.accounts}</h2>
      <p role="status" className={sum === '0.00' ? undefined : 'font-bold text-danger-text'}>
        {sum === '0.00' ? words.agrees : words.differs}
      </p>
      <Table
        caption={words.accounts}
        rows={moved}
        rowKey={({ account }) => account}
        columns={[
          {
            key: 'account',
            header: words.account,
            isName: true,
            cell: ({ account }) => desk.money.accounts[account],
          },
          {
            key: 'debit',
            header: words.debit,
            align: 'end',
            isEmpty: ({ amount }) => amount.startsWith('-'),
            cell: ({ amount }) => (amount.startsWith('-') ? desk.none : formatMoney(amount)),
          },
          {
            key: 'credit',
            header: words.credit,
            align: 'end',
            isEmpty: ({ amount }) => !amount.startsWith('-'),
            cell: ({ amount }) =>
              amount.startsWith('-') ? formatMoney(amount.slice(1)) : desk.none,
          },
        ]}
      />
    </section>
  )
}
