import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import { settings } from '#contract/settings.ts'
import { base } from '#contract/words/languages.ts'
import { eachOf } from '../core/each-due.ts'
import type { Services } from '../core/services.ts'
import { post } from '../payments/ledger.ts'
import { insertAll } from '../platform/db/insert-all.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { lockProvider } from '../providers/queries.ts'
import { findEarnedJobs, openOf } from './earned-jobs.ts'
import { dueBy, payoutOf } from './next-payout.ts'
import './tables.ts'

const { hour, leastCents } = settings.payouts
/** Before those of all shops. */
const firstId = '00000000-0000-0000-0000-000000000000'
const mostJobs = 10_000

/**
 * Each morning by the shop's clock what is due of its jobs becomes one payout (money §7): less what went back to customers
 * after it was paid out, less fees of jobs that were paid directly, of which at most a half is taken at once. Who has not
 * said where its bank is, or is suspended, waits.
 */
export async function schedulePayouts(services: Services, atOnce = 50): Promise<number> {
  if (!services.cards) return 0
  const now = services.clock.now()
  let made = 0
  let after = firstId
  // To the last page: shops with nothing due are found each time, and would keep the money from those behind them.
  for (;;) {
    const shops = await findShops(services.db, now, after, atOnce)
    await eachOf(services, 'payout', shops, async (shop) => {
      if (await payOut(services, shop)) made += 1
    })
    const last = shops.at(-1)
    if (!last || shops.length < atOnce) return made
    after = last.id
  }
}

interface Shop {
  id: string
  timeZone: string
}

/**
 * Those that could be paid out this morning and were not yet, in the order of their ids: only who has earned anything that no
 * payout has taken, however much was paid out before.
 */
async function findShops(db: Db, now: Date, after: string, limit: number): Promise<Shop[]> {
  const { rows } = await sql<Shop>`
    select p.id, p.time_zone as "timeZone"
    from (select o.provider_id as id from open_payables o where o.provider_id > ${after}
      group by o.provider_id having sum(greatest(o.cents, 0)) >= ${leastCents}) open
    join providers p on p.id = open.id
    join payment_accounts a on a.provider_id = p.id and a.state = 'ready'
    where extract(hour from ${now}::timestamptz at time zone p.time_zone) >= ${hour} and p.status = 'active'
      and not exists (select from payouts o where o.provider_id = p.id
        and o.day = (${now}::timestamptz at time zone p.time_zone)::date)
    order by p.id limit ${limit}`.execute(db)
  return rows
}

async function payOut({ deeds }: Services, { id, timeZone }: Shop): Promise<boolean> {
  const deed = deeds.own()
  return deed.transaction(async (tx) => {
    const provider = await lockProvider(tx, id)
    return provider?.status === 'active' && schedule(tx, id, dayIn(timeZone, deed.now), deed.now)
  })
}

async function schedule(tx: Tx, providerId: string, day: string, at: Date): Promise<boolean> {
  const jobs = await findEarnedJobs(tx, providerId, base, mostJobs, 'open')
  const due = dueBy(jobs, day)
  const payout = payoutOf(due, await feesOwed(tx, providerId))
  if (!payout) return false
  const { cents, setOff: set_off_cents } = payout
  const made = await tx
    .insertInto('payouts')
    .values({
      provider_id: providerId,
      day,
      cents,
      set_off_cents,
      asked_at: at,
      moved_at: at,
      look_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  const items = due.map((job) => ({ job_id: job.jobId, cents: openOf(job), payout_id: made.id }))
  await insertAll('payout_items', items).execute(tx)
  if (set_off_cents > 0)
    await post(tx, { kind: 'fee_set_off', jobId: null, ref: `fee_set_off:${made.id}`, at }, [
      { account: 'provider_payable', provider_id: providerId, cents: set_off_cents },
      { account: 'providers_owe', provider_id: providerId, cents: -set_off_cents },
    ])
  return true
}

/** Of jobs that were paid directly. */
async function feesOwed(tx: Tx, providerId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::int8 as cents from ledger_entries
    where account = 'providers_owe' and provider_id = ${providerId}`.execute(tx)
  return Math.max(0, rows[0]?.cents ?? 0)
}
