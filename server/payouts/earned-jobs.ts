import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import { type Billing, dueAtLatest, type PoMode } from '#contract/fleet-terms.ts'
import { payoutDay, type SamePeople } from '#contract/payouts.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../asking/request-names.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** A job that cards have paid or a fleet owes on terms, or to which the provider did not come and had pledged something, with all that has become of the provider's part, in cents. */
export interface EarnedJob {
  jobId: string
  title: string
  closedAt: Date
  /** By the clock of the shop. */
  closedTime: string
  finishedAt: Date | null
  /** Counted from the provider's first such job, and no further than it matters for the payout. */
  number: number
  timeZone: string
  paid: number
  /** Of it a tip. */
  tip: number
  refunded: number
  fee: number
  setAside: number
  /** What was on the provider because it did not come. */
  pledged: number
  yours: number
  paidOut: number
  /** Something of it is on its way back, so nothing of it is paid out now. */
  isWaiting: boolean
  isContested: boolean
  samePeople: SamePeople | null
  /** On the terms of a fleet: how, and by when its bill is due; null of others. */
  netDays: number | null
  billing: Billing | null
  poMode: PoMode | null
  dueOn: string | null
  settledAt: Date | null
  /** Its bill is not settled. Of a job that was credited before it was billed, all of it, none comes. */
  waitsForFleet: boolean
  fleetTimeZone: string | null
}

/** Its bank wants it back, and that is not settled: nothing of the job is paid out meanwhile. */
const isContested = sql`exists (select from chargebacks c where c.job_id = j.id and c.ended_at is null)`

const waitsForFleet = sql`coalesce(b.settled_at is null
  and (o.bill_id is not null or o.invoiced_cents > o.credited_cents), false)`

/** What has moved of a job, in cents: for entries `e` of transactions `t` that are grouped by their job. */
export const movedOfJob = sql`
  coalesce(sum(e.cents) filter (where (e.account in ('processor', 'customer_credit')
      and t.kind in ('card_captured', 'stage_fee', 'tip'))
    or (e.account = 'fleets_owe' and t.kind = 'terms_invoiced')), 0)::int8 as paid,
  coalesce(sum(e.cents) filter (where e.account = 'processor' and t.kind = 'tip'), 0)::int8 as tip,
  (coalesce(-sum(e.cents) filter (where e.account in ('processor', 'customer_credit', 'fleets_owe')
      and t.kind = 'refunded'), 0)
    + coalesce(sum(e.cents) filter (where e.account in ('provider_payable', 'platform_fees')
      and t.kind = 'chargeback_lost'), 0))::int8 as refunded,
  coalesce(-sum(e.cents) filter (where e.account = 'platform_fees'
    and t.kind in ('card_captured', 'terms_invoiced', 'refunded', 'chargeback_lost')), 0)::int8 as fee,
  coalesce(-sum(e.cents) filter (where e.account = 'dispute_reserve'), 0)::int8 as "setAside",
  coalesce(sum(e.cents) filter (where e.account = 'provider_payable' and t.kind = 'promise_owed'), 0)::int8 as pledged,
  coalesce(-sum(e.cents) filter (where e.account = 'provider_payable'), 0)::int8 as yours`

/** How many such jobs the provider had by the end of a job `j`; beyond the first, of which more is asked, nobody counts them. */
const numberOfJob = sql`(select count(*) from (
    select from jobs f
    where f.provider_id = j.provider_id and (f.closed_at, f.id) <= (j.closed_at, j.id)
      and exists (select from ledger_transactions k where k.job_id = f.id
        and k.kind in ('card_captured', 'stage_fee', 'tip', 'terms_invoiced'))
    limit ${sql.lit(settings.payouts.firstJobs + 1)}) earlier)`

/** Of a provider, the newest first: all, or those alone that a payout is still to take something of. The ledger says what has moved; nothing here is counted twice. */
export async function findEarnedJobs(
  db: Db | Tx,
  providerId: string,
  language: Language,
  limit: number,
  which: 'all' | 'open' = 'all',
): Promise<EarnedJob[]> {
  const ids =
    which === 'open'
      ? sql`select job_id from open_payables where provider_id = ${providerId}`
      : sql`select id from jobs where provider_id = ${providerId}`
  const { rows } = await sql<EarnedJob>`
    with moved as (
      select t.job_id, ${movedOfJob}
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.job_id in (${ids})
      group by t.job_id
    )
    select j.id as "jobId", ${titleIn(language)} as title, j.closed_at as "closedAt",
      to_char(j.closed_at at time zone p.time_zone, 'HH24:MI') as "closedTime", j.finished_at as "finishedAt",
      ${numberOfJob}::int4 as number, p.time_zone as "timeZone",
      m.paid, m.tip, m.refunded, m.fee, m."setAside", m.pledged, m.yours,
      coalesce((select sum(i.cents) from payout_items i where i.job_id = j.id), 0)::int8 as "paidOut",
      exists (select from refunds b where b.job_id = j.id and b.state = 'asked')
        or exists (select from disputes d where d.job_id = j.id and d.ended_at is not null and d.carried_at is null)
        or ${isContested} or ${waitsForFleet} as "isWaiting", ${isContested} as "isContested",
      j.same_people as "samePeople", o.net_days as "netDays", o.billing, o.po_mode as "poMode", b.due_on::text as "dueOn", b.settled_at as "settledAt",
      ${waitsForFleet} as "waitsForFleet", f.time_zone as "fleetTimeZone"
    from moved m join jobs j on j.id = m.job_id join requests r on r.id = j.request_id
    join providers p on p.id = j.provider_id
    left join terms_jobs o on o.job_id = j.id
    left join fleet_bills b on b.id = o.bill_id
    left join fleets f on f.id = o.fleet_id
    where (m.paid > 0 or m.pledged > 0) and j.closed_at is not null
    order by j.closed_at desc, j.id limit ${limit}`.execute(db)
  return rows
}

/** How much of what is to be paid out to a provider, in cents, waits for fleets that have not paid yet. */
export async function sumWaitingForFleets(db: Db, providerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(e.cents), 0)::int8 as cents
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    join terms_jobs o on o.job_id = t.job_id left join fleet_bills b on b.id = o.bill_id
    where e.provider_id = ${providerId} and e.account = 'provider_payable' and ${waitsForFleet}`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

/** Of a job on terms not before its fleet has paid; while that is open, not before it has to. */
export function paysOn(job: EarnedJob): string {
  const usual = payoutDay(job, job.timeZone)
  const due = job.waitsForFleet ? termsDueOn(job) : null
  const paid = job.settledAt ? dayIn(job.timeZone, job.settledAt) : due
  return paid !== null && paid > usual ? paid : usual
}

/** By which day the fleet of a job on terms has to have paid, at the latest; null of others. */
export function termsDueOn({
  netDays,
  billing,
  poMode,
  dueOn,
  fleetTimeZone,
  closedAt,
}: EarnedJob): string | null {
  if (netDays === null || !billing || !poMode || !fleetTimeZone) return null
  return dueOn ?? dueAtLatest(dayIn(fleetTimeZone, closedAt), { netDays, billing, poMode })
}

/** What of it is neither paid out nor set off. */
export const openOf = ({ yours, paidOut }: EarnedJob): number => yours - paidOut
