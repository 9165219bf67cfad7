import { Download, Landmark } from 'lucide-react'
import { exportDirectJobs, exportOwnMoney, type OwnMoney } from '#contract/payouts.ts'
import { ownMoney as words } from '#contract/words/en/money.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatDate, formatDay, formatMoney } from '../../../kit/ui/format.ts'
import { Money } from '../../../kit/ui/Money.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { Statement } from './Statement.tsx'
import { useBankPage, useOwnMoney } from './use-own-money.ts'

/** What the shop is owed and when it comes, what it owes; then job by job what cards have paid, and what was paid out where to. */
export function MoneyTab() {
  const query = useOwnMoney()
  if (query.isError) return <DidNotLoad title={words.failed} query={query} />
  if (!query.data) return <PageSpinner />
  const money = query.data
  if (!money.isOn && money.jobs.length === 0 && money.direct.length === 0)
    return <p className="text-muted">{words.off}</p>
  const hasAside = Number(money.setAside) > 0
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <section aria-label={words.balance} className="flex flex-col gap-3">
        <Facts>
          <Fact label={words.balance} wide>
            <Money amount={money.balance} className="text-4xl font-bold" />
            {money.next && (
              <span className="block font-medium">
                {words.next({
                  day: formatDay(money.next.day),
                  amount: formatMoney(money.next.amount),
                })}
                {Number(money.next.setOff) > 0 && words.lessFees(formatMoney(money.next.setOff))}.
              </span>
            )}
            {Number(money.ofFleets) > 0 && (
              <span className="block text-sm text-muted">
                {words.ofFleets(formatMoney(money.ofFleets))}
              </span>
            )}
            {money.balance.startsWith('-') && <span className="block">{words.negative}</span>}
          </Fact>
        </Facts>
        <Bank money={money} />
      </section>
      <Facts>
        <Fact label={words.owes} wide={!hasAside}>
          <Money amount={money.owes} className="text-xl" />
          <span className="block text-sm text-muted">{words.owesText}</span>
        </Fact>
        {hasAside && (
          <Fact label={words.setAside}>
            <Money amount={money.setAside} className="text-xl" />
          </Fact>
        )}
      </Facts>
      <Jobs jobs={money.jobs} isPaused={money.isPaused} hasBank={money.account === 'ready'} />
      {money.direct.length > 0 && <DirectJobs jobs={money.direct} />}
      <Payouts payouts={money.payouts} />
      <Statement />
    </div>
  )
}

function Bank({ money }: { money: OwnMoney }) {
  const open = useBankPage()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status">{money.isPaused ? words.paused : words.account[money.account]}</p>
      {money.isOn && money.mayChangeBank && !money.isPaused && (
        <Button
          variant={money.account === 'ready' ? 'ghost' : 'secondary'}
          icon={<Landmark className="size-5" aria-hidden="true" />}
          busy={open.isPending}
          onClick={() => open.mutate()}
        >
          {money.account === 'ready' ? words.changeBank : words.bank}
        </Button>
      )}
      <FormError error={open.isError ? sentenceOf(open.error, words.bankFailed) : null} />
    </div>
  )
}

function Jobs({
  jobs,
  isPaused,
  hasBank,
}: Pick<OwnMoney, 'jobs' | 'isPaused'> & { hasBank: boolean }) {
  return (
    <section aria-label={words.jobs} className="flex flex-col gap-3">
      <h2 className="text-xl">{words.jobs}</h2>
      {jobs.length === 0 ? (
        <p className="text-muted">{words.noJobs}</p>
      ) : (
        <>
          <FirstOf rows={jobs} name="jobs" onPhone={3}>
            {(shown) => (
              <Table
                caption={words.jobs}
                rows={shown}
                rowKey={({ jobId }) => jobId}
                columns={[
                  {
                    key: 'job',
                    header: words.job,
                    isName: true,
                    cell: ({ title, closedAt, pledged }) => (
                      <>
                        <JobName title={title} closedAt={closedAt} />
                        {Number(pledged) > 0 && (
                          <span className="block text-sm font-normal text-muted">
                            {words.pledged(formatMoney(pledged))}
                          </span>
                        )}
                      </>
                    ),
                  },
                  {
                    key: 'paid',
                    align: 'end',
                    header: words.charged,
                    cell: ({ paid, tip }) => (
                      <>
                        <Money amount={paid} />
                        {Number(tip) > 0 && (
                          <span className="block text-sm text-muted">
                            {words.tip(formatMoney(tip))}
                          </span>
                        )}
                      </>
                    ),
                  },
                  {
                    key: 'refunded',
                    align: 'end',
                    header: words.refunded,
                    isEmpty: ({ refunded }) => Number(refunded) === 0,
                    cell: ({ refunded }) => <Money amount={refunded} />,
                  },
                  {
                    key: 'fee',
                    header: words.fee,
                    align: 'end',
                    cell: ({ fee }) => <Money amount={fee} />,
                  },
                  {
                    key: 'setAside',
                    align: 'end',
                    header: words.aside,
                    isEmpty: ({ setAside }) => Number(setAside) === 0,
                    cell: ({ setAside }) => <Money amount={setAside} />,
                  },
                  {
                    key: 'yours',
                    align: 'end',
                    header: words.yours,
                    phone: 'aside',
                    cell: ({ yours }) => <Money amount={yours} className="font-bold" />,
                  },
                  {
                    key: 'on',
                    header: words.paysOn,
                    phone: 'plain',
                    cell: ({
                      yours,
                      paidOut,
                      paysOn,
                      payoutState,
                      isContested,
                      samePeople,
                      pledged,
                      terms,
                    }) =>
                      terms && !terms.isPaid ? (
                        <>
                          {onTerms.paidOutBy(terms)}{' '}
                          <span className="text-sm text-muted md:block">
                            {onTerms.onTerms(terms)}
                          </span>
                        </>
                      ) : isContested ? (
                        words.bankAsks
                      ) : yours === paidOut ? (
                        payoutWords(payoutState)
                      ) : Number(pledged) > 0 && Number(yours) < 0 ? (
                        words.comesOut
                      ) : isPaused ? (
                        words.onHold
                      ) : !hasBank ? (
                        words.waitsForBank
                      ) : samePeople ? (
                        `${words.paysFrom(formatDay(paysOn))}. ${words.samePeople[samePeople]}.`
                      ) : (
                        words.paysFrom(formatDay(paysOn))
                      ),
                  },
                ]}
              />
            )}
          </FirstOf>
          <TheseJobs address={addressOf(exportOwnMoney, {})} />
        </>
      )}
    </section>
  )
}

/** A list as a file. */
const TheseJobs = ({ address }: { address: string }) => (
  <div>
    <a href={address} download className={buttonClass({})}>
      <Download className="size-5" aria-hidden="true" />
      {words.statement}
    </a>
  </div>
)

/** Of a job whose part is all in payouts: what has become of the newest. */
const payoutWords = (state: OwnMoney['jobs'][number]['payoutState']): string =>
  state === null ? words.nothingLeft : state === 'paid' ? words.isPaidOut : words.states[state]

const JobName = ({ title, closedAt }: { title: string; closedAt: string }) => (
  <>
    {title}
    <span className="text-sm font-normal whitespace-nowrap text-muted max-md:ml-2 md:block">
      {formatDate(closedAt)}
    </span>
  </>
)

/** Whose fees are owed: what the customers of these jobs paid never came by here. */
function DirectJobs({ jobs }: { jobs: OwnMoney['direct'] }) {
  return (
    <More summary={words.direct}>
      <Table
        caption={words.direct}
        rows={jobs}
        rowKey={({ jobId }) => jobId}
        columns={[
          {
            key: 'job',
            header: words.job,
            isName: true,
            cell: JobName,
          },
          {
            key: 'paid',
            header: words.directPaid,
            align: 'end',
            cell: ({ paid }) => <Money amount={paid} />,
          },
          {
            key: 'refunded',
            header: words.refunded,
            align: 'end',
            isEmpty: ({ refunded }) => Number(refunded) === 0,
            cell: ({ refunded }) => <Money amount={refunded} />,
          },
          {
            key: 'fee',
            header: words.directFee,
            align: 'end',
            cell: ({ fee }) => <Money amount={fee} className="font-bold" />,
          },
        ]}
      />
      <TheseJobs address={addressOf(exportDirectJobs, {})} />
    </More>
  )
}

function Payouts({ payouts }: Pick<OwnMoney, 'payouts'>) {
  return (
    <section aria-label={words.payouts} className="flex flex-col gap-3">
      <h2 className="text-xl">{words.payouts}</h2>
      {payouts.length === 0 ? (
        <p className="text-muted">{words.noPayouts}</p>
      ) : (
        <FirstOf rows={payouts} name="payouts" onPhone={2}>
          {(shown) => (
            <Table
              caption={words.payouts}
              rows={shown}
              rowKey={({ id }) => id}
              columns={[
                { key: 'day', header: words.day, isName: true, cell: ({ day }) => formatDay(day) },
                {
                  key: 'amount',
                  align: 'end',
                  header: words.amount,
                  cell: ({ amount }) => <Money amount={amount} className="font-bold" />,
                },
                {
                  key: 'setOff',
                  align: 'end',
                  header: words.setOff,
                  cell: ({ setOff }) => <Money amount={setOff} />,
                },
                {
                  key: 'state',
                  header: words.state,
                  cell: ({ state }) => (
                    <Badge
                      tone={state === 'failed' ? 'red' : state === 'paid' ? 'green' : 'neutral'}
                    >
                      {words.states[state]}
                    </Badge>
                  ),
                },
              ]}
            />
          )}
        </FirstOf>
      )}
    </section>
  )
}
