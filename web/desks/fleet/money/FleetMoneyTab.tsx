import clsx from 'clsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { type Bill, exportBillLines, type FleetMoney } from '#contract/fleet-terms.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { bills as words } from '#contract/words/en/bills.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { BillLines } from './BillLines.tsx'
import { BillsTable } from './BillsTable.tsx'
import { Spending } from './Spending.tsx'
import { useFleetMoney } from './use-fleet-money.ts'

/** For who keeps the fleet's books: what is due, what is left of its terms, its bills and what comes on the next one, and all that was spent. */
export function FleetMoneyTab({ timeZone }: { timeZone: string }) {
  const query = useFleetMoney()
  if (query.isError) return <DidNotLoad title={words.page.failed} query={query} />
  if (!query.data) return <PageSpinner />
  const money = query.data
  const hasJobs = money.bills.length > 0 || money.unbilled.length > 0
  return (
    <div className="flex flex-col gap-6">
      <Terms money={money} />
      <BillsTable bills={money.bills} />
      {money.payTo && money.bills.length > 0 && (
        <section aria-label={words.page.payTo} className="flex flex-col gap-1">
          <h2 className="text-xl">{words.page.payTo}</h2>
          <p className="whitespace-pre-line">{money.payTo}</p>
          <p className="text-muted">{words.page.payToHint}</p>
        </section>
      )}
      {money.unbilled.length > 0 && (
        <section aria-label={words.page.unbilled} className="flex flex-col gap-3">
          <h2 className="text-xl">{words.page.unbilled}</h2>
          <FirstOf rows={money.unbilled} name="unbilled" onPhone={2}>
            {(some) => <BillLines caption={words.page.unbilled} lines={some} />}
          </FirstOf>
        </section>
      )}
      {hasJobs && (
        <div>
          <a href={addressOf(exportBillLines, {})} download className={buttonClass({})}>
            <Download className="size-5" aria-hidden="true" />
            {words.page.csv}
          </a>
        </div>
      )}
      <Spending timeZone={timeZone} />
    </div>
  )
}

function Terms({ money }: { money: FleetMoney }) {
  const { page } = words
  const { terms, mayAsk } = money
  const [applies, setApplies] = useState(false)
  const mayApply = mayAsk && (!terms || ['asked', 'refused', 'ended'].includes(terms.state))
  const owes = !money.balance.startsWith('-')
  /** In cents: what is used and owed by nobody yet. */
  const underWay = terms && owes ? (centsOf(terms.used) ?? 0) - (centsOf(money.balance) ?? 0) : 0
  const over = terms ? cents(terms.used) - cents(terms.limit) : 0
  const unbilled = decimal(
    sumOf(money.unbilled, (line) => cents(line.amount) - cents(line.credited)),
  )
  const next = dueNext(money)
  return (
    <section aria-label={page.terms} className="flex flex-col items-start gap-3">
      <h2 className="text-xl">{page.terms}</h2>
      <p role="status">{standOf(money)}</p>
      {terms && (
        <Facts isWide>
          {next && (
            <Fact label={page.dueNext} wide>
              <Money amount={next.amount} className="text-4xl font-bold" />
              <span className="block font-medium">{page.dueBy(next)}</span>
              {next.due.map(({ number }) => (
                <a key={number} href={`#${number}`} className={clsx(linkClass, 'block text-sm')}>
                  {page.billOf({ number })}
                </a>
              ))}
            </Fact>
          )}
          {Number(money.overdue) > 0 && (
            <Fact label={page.overdue}>
              <Money amount={money.overdue} className="text-xl font-bold text-red-ink" />
            </Fact>
          )}
          <Fact label={owes ? page.balance : page.credit}>
            <Money amount={money.balance.replace('-', '')} className="text-xl" />
            {owes && Number(unbilled) > 0 && (
              <span className="block text-sm text-muted">
                {page.ofItUnbilled(formatMoney(unbilled))}
              </span>
            )}
          </Fact>
          {(terms.state === 'in_force' || terms.state === 'suspended') && (
            <>
              <Fact label={page.left}>
                <Money amount={terms.left} className="text-xl" />
                {over > 0 && (
                  <span className="block text-sm text-muted">
                    {page.overLimit({ over: decimal(over) })}
                  </span>
                )}
              </Fact>
              <Fact label={page.used}>
                <Money amount={terms.used} className="text-xl" />
                {underWay > 0 && (
                  <span className="block text-sm text-muted">
                    {page.underWay(formatMoney(decimal(underWay)))}
                  </span>
                )}
              </Fact>
            </>
          )}
          <Fact label={page.limit}>
            <Money amount={terms.limit} className="text-xl" />
          </Fact>
          <Fact label={page.po}>{words.poModes[terms.poMode]}</Fact>
          <Fact label={page.billing}>{words.billings[terms.billing]}</Fact>
        </Facts>
      )}
      {mayApply && (
        <Button variant={terms ? 'ghost' : 'primary'} onClick={() => setApplies(true)}>
          {terms?.state === 'asked' ? page.applyAgain : page.apply}
        </Button>
      )}
      {applies && <ApplyDialog terms={terms} onClose={() => setApplies(false)} />}
    </section>
  )
}

const cents = (amount: string): number => centsOf(amount) ?? 0
const sumOf = <T,>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** What is to be paid first, and by when: all that is open and due on that day, but for what is in dispute. */
function dueNext({ bills }: FleetMoney): { on: string; amount: string; due: Bill[] } | null {
  const payable = ({ open, inDispute }: Bill) => cents(open) - cents(inDispute)
  const owed = bills.filter((bill) => payable(bill) > 0 && bill.state !== 'written_off')
  const on = owed.map(({ dueOn }) => dueOn).toSorted()[0]
  if (on === undefined) return null
  const due = owed.filter(({ dueOn }) => dueOn === on)
  return { on, amount: decimal(sumOf(due, payable)), due }
}

function standOf({ terms }: FleetMoney): string {
  const { page } = words
  if (!terms) return page.none
  const reason = terms.reason ?? ''
  switch (terms.state) {
    case 'asked':
      return page.asked
    case 'in_force':
      return `${words.states.in_force}. ${onTerms.net({ netDays: terms.netDays })}.`
    case 'suspended':
      return page.suspended
    case 'refused':
      return page.refused({ reason })
    case 'ended':
      return page.ended({ reason })
  }
}
