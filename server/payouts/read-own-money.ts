import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import type { OwnMoney, PayoutState } from '#contract/payouts.ts'
import { signed } from '#contract/primitives.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import { ownMoney } from '#contract/words/en/money.ts'
import { onTerms } from '#contract/words/en/on-terms.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { titleIn } from '../asking/request-names.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { findProviderOf } from '../providers/queries.ts'
import {
  type EarnedJob,
  findEarnedJobs,
  paysOn,
  sumWaitingForFleets,
  termsDueOn,
} from './earned-jobs.ts'
import { nextPayout } from './next-payout.ts'
import { findAccount } from './tables.ts'

const shown = 100
const most = 10_000

/** What cards have paid for a business, job by job, and what was and will be paid out. */
export async function readOwnMoney(
  { db, cards, clock }: Services,
  user: User,
  language: Language,
): Promise<OwnMoney> {
  const provider = await findProviderOf(db, user.userId)
  if (!provider) throw notFound('provider')
  const account = await findAccount(db, provider.id)
  const isPayable = cards !== null && account?.state === 'ready' && provider.status === 'active'
  const [earned, direct, balances, ofFleets, payouts] = [
    // The next payout is made of all that is open, however old.
    await findEarnedJobs(db, provider.id, language, isPayable ? most : shown),
    await findDirectJobs(db, provider.id, language, shown),
    await findBalances(db, provider.id),
    await sumWaitingForFleets(db, provider.id),
    await findPayouts(db, provider.id),
  ]
  const jobs = earned.slice(0, shown)
  const states = await findStates(
    db,
    jobs.map(({ jobId }) => jobId),
  )
  const next = isPayable
    ? nextPayout(earned, balances.owes, firstDay(payouts, provider.time_zone, clock.now()))
    : null
  return {
    account: account?.state ?? 'none',
    isOn: cards !== null,
    isPaused: provider.status === 'suspended',
    balance: signed(balances.payable),
    ofFleets: signed(ofFleets),
    setAside: signed(balances.aside),
    owes: signed(balances.owes),
    next: next && { day: next.day, amount: signed(next.cents), setOff: signed(next.setOff) },
    mayChangeBank: user.worksFor !== null && mayAtProvider(user.worksFor.role, 'keepMoney'),
    jobs: jobs.map((job) => ({
      jobId: job.jobId,
      title: job.title,
      closedAt: job.closedAt.toISOString(),
      ...sumsOf(job),
      paysOn: paysOn(job),
      payoutState: states.get(job.jobId) ?? null,
      isContested: job.isContested,
      samePeople: job.samePeople,
      terms: termsOf(job),
    })),
    direct: direct.map(({ day: _, time: __, ...job }) => job),
    payouts,
  }
}

/** That a fleet pays it, and has or has not yet. */
const termsOf = (job: EarnedJob) => {
  const dueOn = termsDueOn(job)
  return dueOn === null || job.netDays === null
    ? null
    : { netDays: job.netDays, dueOn, isPaid: !job.waitsForFleet }
}

const sumsOf = (job: EarnedJob) => ({
  paid: signed(job.paid),
  tip: signed(job.tip),
  refunded: signed(job.refunded),
  fee: signed(job.fee),
  setAside: signed(job.setAside),
  pledged: signed(job.pledged),
  yours: signed(job.yours),
  paidOut: signed(job.paidOut),
})

async function findBalances(db: Db, providerId: string) {
  const { rows } = await sql<{ payable: number; aside: number; owes: number }>`
    select coalesce(-sum(cents) filter (where account = 'provider_payable'), 0)::int8 as payable,
      coalesce(-sum(cents) filter (where account = 'dispute_reserve'), 0)::int8 as aside,
      coalesce(sum(cents) filter (where account = 'providers_owe'), 0)::int8 as owes
    from ledger_entries where provider_id = ${providerId}`.execute(db)
  return rows[0] ?? { payable: 0, aside: 0, owes: 0 }
}

/** By the clock of the shop. */
interface DayAndTime {
  day: string
  time: string
}

/** What was paid directly, job by job, what of it goes back by what their disputes came to, and what its fee comes to. */
async function findDirectJobs(
  db: Db,
  providerId: string,
  language: Language,
  limit: number,
): Promise<(OwnMoney['direct'][number] & DayAndTime)[]> {
  const cents = (account: string) =>
    sql`coalesce(sum(e.cents) filter (where e.account = ${account}), 0)::int8`
  const closed = sql`(j.closed_at at time zone p.time_zone)`
  const { rows } = await sql<OwnMoney['direct'][number] & DayAndTime>`
    select j.id as "jobId", ${titleIn(language)} as title, iso(j.closed_at) as "closedAt",
      ${closed}::date::text as day, to_char(${closed}, 'HH24:MI') as time,
      dollars(${cents('providers_received')}) as paid, dollars(${cents('providers_owe')}) as fee,
      dollars(coalesce((select sum(d.direct_cents) from disputes d
        where d.job_id = j.id and d.by_side = 'customer'), 0)::int8) as refunded
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join jobs j on j.id = t.job_id join requests r on r.id = j.request_id
    join providers p on p.id = j.provider_id
    where e.provider_id = ${providerId} and e.account in ('providers_received', 'providers_owe')
      and j.closed_at is not null
    group by j.id, r.id, p.id order by j.closed_at desc, j.id limit ${limit}`.execute(db)
  return rows
}

async function findPayouts(db: Db, providerId: string): Promise<OwnMoney['payouts']> {
  const { rows } = await sql<OwnMoney['payouts'][number]>`
    select id, day::text as day, state, dollars(cents) as amount, dollars(set_off_cents) as "setOff"
    from payouts where provider_id = ${providerId} order by day desc limit ${shown}`.execute(db)
  return rows
}

/** How far the newest payout of each job has come. */
async function findStates(db: Db, jobIds: readonly string[]) {
  const { rows } = await sql<{ jobId: string; state: PayoutState }>`
    select distinct on (i.job_id) i.job_id as "jobId", o.state
    from payout_items i join payouts o on o.id = i.payout_id
    where i.job_id = any(${jobIds}::uuid[]) order by i.job_id, o.day desc`.execute(db)
  return new Map(rows.map(({ jobId, state }) => [jobId, state]))
}

/** On which day the next payout can be at the earliest: one is made a day, by the shop's clock. */
function firstDay(payouts: OwnMoney['payouts'], timeZone: string, now: Date): string {
  const today = dayIn(timeZone, now)
  const isMade = payouts.some(({ day }) => day === today)
  return isMade ? dayIn(timeZone, new Date(now.getTime() + 24 * 60 * 60_000)) : today
}

/** The statement: the same jobs as a file for the books. */
export async function exportOwnMoney(
  { db }: Services,
  user: User,
  language: Language,
): Promise<RawAnswer> {
  const provider = await findProviderOf(db, user.userId)
  if (!provider) throw notFound('provider')
  const jobs = await findEarnedJobs(db, provider.id, language, most)
  const file = writeTable(
    inLanguage(tables, language).statement,
    jobs.map((job) => {
      const { paid, tip, refunded, fee, setAside, yours, paidOut } = sumsOf(job)
      return [
        job.closedAt.toISOString(),
        job.title,
        paid,
        tip,
        refunded,
        fee,
        setAside,
        yours,
        paidOut,
        paysOn(job),
        job.jobId,
        dayIn(job.timeZone, job.closedAt),
        job.closedTime,
        paidHow(job, language),
      ]
    }),
  )
  return fileAnswer(file)
}

/** As the screen says it. Nothing was paid where the provider did not come and owes what it had pledged. */
function paidHow({ netDays, paid }: EarnedJob, language: Language): string | null {
  if (netDays !== null) return inLanguage(onTerms, language).onTerms({ netDays })
  return paid > 0 ? inLanguage(ownMoney, language).byCard : null
}

/** The jobs that were paid directly as a file for the books. */
export async function exportDirectJobs(
  { db }: Services,
  user: User,
  language: Language,
): Promise<RawAnswer> {
  const provider = await findProviderOf(db, user.userId)
  if (!provider) throw notFound('provider')
  const jobs = await findDirectJobs(db, provider.id, language, most)
  const file = writeTable(
    inLanguage(tables, language).directJobs,
    jobs.map(({ day, time, title, paid, refunded, fee, closedAt, jobId }) => [
      day,
      time,
      title,
      paid,
      refunded,
      fee,
      closedAt,
      jobId,
    ]),
  )
  return fileAnswer(file)
}
