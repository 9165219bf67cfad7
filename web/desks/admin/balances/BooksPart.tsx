import type { ReactNode } from 'react'
import type { Books } from '#contract/balances.ts'
import { balances as words } from '#contract/words/en/balances.ts'
import { desk } from '#contract/words/en/desk.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { StatCard } from '../../../kit/ui/StatCard.tsx'
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
    <dl aria-label={words.totals} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        dense
        label={words.totalOwesUs}
        value={<Money amount={owesUs} />}
        note={words.parties(parties)}
      />
      <StatCard
        dense
        label={words.totalWeOwe}
        value={<Money amount={weOwe} />}
        {...(waitsForBank !== '0.00' && {
          note: words.totalWaitsForBank(formatMoney(waitsForBank)),
        })}
      />
      <StatCard dense label={words.totalSetAside} value={<Money amount={setAside} />} />
      <StatCard dense label={words.held} value={<Money amount={held} />} note={words.heldText} />
    </dl>
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
            cell: ({ amount }) => (amount.startsWith('-') ? desk.none : formatMoney(amount)),
          },
          {
            key: 'credit',
            header: words.credit,
            align: 'end',
            cell: ({ amount }) =>
              amount.startsWith('-') ? formatMoney(amount.slice(1)) : desk.none,
          },
        ]}
      />
    </section>
  )
}
