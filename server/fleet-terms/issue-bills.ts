import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import { type Billing, daysAfter } from '#contract/fleet-terms.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { eachDue } from '../core/each-due.ts'
import { record } from '../core/events.ts'
import type { Services } from '../core/services.ts'
import { lockTerms } from '../payments/fleet-terms.ts'
import { settled } from '../payments/settled-bill.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import '../payments/terms-events.ts'

const { poWaitDays, hour } = settings.fleetTerms
const atOnce = 50

interface Ready {
  jobId: string
  fleetId: string
  timeZone: string
  netDays: number
  billing: Billing
  cents: number
}

/** By the clock of a fleet: its day, and the Monday whose hour has struck last. */
const clockOfFleet = (now: Date) => {
  const there = sql`(${now}::timestamptz at time zone f.time_zone)`
  return {
    today: sql`${there}::date`,
    monday: sql`date_trunc('week', ${there} - make_interval(hours => ${hour}))::date`,
  }
}

/** Jobs on terms that are over and stand on no bill; of the weekly ones those of a week that was not billed yet. */
const waiting = (now: Date) => {
  const { monday } = clockOfFleet(now)
  return sql`terms_jobs t join jobs j on j.id = t.job_id join requests r on r.id = j.request_id
    join fleets f on f.id = t.fleet_id join fleet_terms w on w.fleet_id = t.fleet_id
    where t.bill_id is null and t.invoiced_cents > t.credited_cents
      and (t.billing = 'each_job' or (${monday} > coalesce(w.billed_week, '-infinity')
        and (j.closed_at at time zone f.time_zone)::date < ${monday}))`
}

/** Of these, those for which their bill does not wait: some days for a PO number that is wanted, or for the end of a dispute. */
const isReady = (now: Date) => sql`(
  (t.po_mode = 'none' or coalesce(r.po_number, '') <> ''
    or (j.closed_at at time zone f.time_zone)::date + ${poWaitDays}::integer <= ${clockOfFleet(now).today})
  and not exists (select from disputes d where d.job_id = t.job_id and d.carried_at is null))`

/** Fleets that have something to be billed, or a week to be closed without. */
async function findFleets(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select t.fleet_id as id from ${waiting(now)} and (t.billing = 'weekly' or ${isReady(now)})
    group by 1 order by min(j.closed_at) limit ${limit}`.execute(db)
  return rows
}

async function findReady(tx: Tx, now: Date, fleetId: string): Promise<Ready[]> {
  const { rows } = await sql<Ready>`
    select t.job_id as "jobId", t.fleet_id as "fleetId", f.time_zone as "timeZone", t.net_days as "netDays", t.billing,
      (t.invoiced_cents - t.credited_cents)::int8 as cents
    from ${waiting(now)} and ${isReady(now)} and t.fleet_id = ${fleetId}
    order by j.closed_at, t.job_id`.execute(tx)
  return rows
}

/** What was not ready for the Monday of its week waits for the next one. */
const closeWeek = (tx: Tx, fleetId: string, now: Date) =>
  sql`update fleet_terms set billed_week = ${clockOfFleet(now).monday}
    from fleets f where f.id = fleet_terms.fleet_id and f.id = ${fleetId}`.execute(tx)

/**
 * The worker makes the bills of fleets on terms (money §7): one for each job, or on Monday one of all of them; where no worker
 * was there on Monday, as soon as one is.
 */
export function issueBills(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findFleets(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'bills', atOnce, find }, async ({ id }) => {
    const deed = deeds.own()
    await deed.transaction((tx) => billFleet(tx, id, deed.now))
  })
}

/** What is to be billed of one fleet at a moment. */
export async function billFleet(tx: Tx, fleetId: string, now: Date): Promise<void> {
  await lockTerms(tx, fleetId)
  // Whoever was faster has billed them by now.
  const ready = await findReady(tx, now, fleetId)
  for (const jobs of Object.values(Object.groupBy(ready, billOf)))
    if (jobs?.[0]) await issue(tx, jobs[0], jobs, now)
  await closeWeek(tx, fleetId, now)
}

const billOf = ({ billing, jobId, netDays }: Ready): string =>
  billing === 'each_job' ? jobId : String(netDays)

async function issue(
  tx: Tx,
  { fleetId, timeZone, netDays }: Ready,
  jobs: readonly Ready[],
  at: Date,
): Promise<void> {
  const total = jobs.reduce((sum, { cents }) => sum + cents, 0)
  const credit = Math.min(total, await creditOf(tx, fleetId))
  const issuedOn = dayIn(timeZone, at)
  const dueOn = daysAfter(issuedOn, netDays)
  const { rows } = await sql<{ id: string; number: string }>`
    with counted as (
      insert into fleet_bill_counters as c (fleet_id, year, last)
      values (${fleetId}, extract(year from ${issuedOn}::date), 1)
      on conflict (fleet_id, year) do update set last = c.last + 1
      returning fleet_id, year, last
    )
    insert into fleet_bills (fleet_id, number, state, total_cents, credit_cents, issued_at, issued_on, due_on, settled_at)
    select fleet_id, format('FB-%s-%s-%s', upper(left(fleet_id::text, 8)), year, lpad(last::text, 6, '0')),
      ${credit === total ? 'paid' : 'open'}, ${total}, ${credit}, ${at}, ${issuedOn}::date, ${dueOn}::date,
      ${credit === total ? at : null}::timestamptz
    from counted returning id, number`.execute(tx)
  const [bill] = rows
  if (!bill) throw new Error('a bill without a number')
  for (const { jobId, cents } of jobs)
    await tx
      .updateTable('terms_jobs')
      .set({ bill_id: bill.id, billed_cents: cents })
      .where('job_id', '=', jobId)
      .execute()
  await record(tx, 'bill_issued', {
    fleetId,
    payload: { number: bill.number, amount: decimal(total - credit), dueOn },
  })
  if (credit === total)
    await settled(tx, { ...bill, fleet_id: fleetId, total_cents: total, due_on: dueOn }, at)
}

/** What the fleet has to get, because something was credited of a bill that was paid: its next bill is smaller by that. */
async function creditOf(tx: Tx, fleetId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      (select coalesce(sum(invoiced_cents - credited_cents), 0) from terms_jobs
        where fleet_id = ${fleetId} and invoiced_cents is not null and bill_id is null)
      + (select coalesce(sum(total_cents - credit_cents - credited_cents - paid_cents - written_off_cents), 0)
        from fleet_bills where fleet_id = ${fleetId})
      - (select coalesce(sum(cents), 0) from ledger_entries
        where account = 'fleets_owe' and fleet_id = ${fleetId}))::int8 as cents`.execute(tx)
  return Math.max(0, rows[0]?.cents ?? 0)
}
