import { sql } from 'kysely'
import { dayIn } from '#contract/days.ts'
import { settings } from '#contract/settings.ts'
import { base } from '#contract/words/languages.ts'
import type { Services } from '../core/services.ts'
import { post } from '../payments/ledger.ts'
import type { Tx } from '../platform/db/tables.ts'
import { lockProvider } from '../providers/queries.ts'
import { findEarnedJobs, openOf, paysOn } from './earned-jobs.ts'
import './tables.ts'

const { hour, leastCents, setOffPercent } = settings.payouts
const atOnce = 50
const mostJobs = 10_000

/**
 * Each morning by the shop's clock what is due of its jobs becomes one payout (money §7): less what went back to customers
 * after it was paid out, less fees of jobs that were paid directly, of which at most a half is taken at once. Who has not
 * said where its bank is, or is suspended, waits.
 */
export async function schedulePayouts({ db, deeds, clock, cards }: Services): Promise<number> {
  if (!cards) return 0
  const now = clock.now()
  const { rows } = await sql<{ id: string; timeZone: string }>`
    select p.id, p.time_zone as "timeZone" from providers p
    join payment_accounts a on a.provider_id = p.id and a.state = 'ready'
    where p.status = 'active'
      and extract(hour from ${now}::timestamptz at time zone p.time_zone) >= ${hour}
      and not exists (select from payouts o where o.provider_id = p.id
        and o.day = (${now}::timestamptz at time zone p.time_zone)::date)
      and exists (select from ledger_entries e where e.provider_id = p.id and e.account = 'provider_payable')
    order by p.id limit ${atOnce}`.execute(db)
  let made = 0
  for (const { id, timeZone } of rows) {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const provider = await lockProvider(tx, id)
      if (provider?.status !== 'active') return
      if (await schedule(tx, id, dayIn(timeZone, deed.now), deed.now)) made += 1
    })
  }
  return made
}

async function schedule(tx: Tx, providerId: string, day: string, at: Date): Promise<boolean> {
  const jobs = await findEarnedJobs(tx, providerId, base, mostJobs)
  const items = jobs
    .filter((job) => !job.isWaiting && openOf(job) !== 0 && (openOf(job) < 0 || paysOn(job) <= day))
    .map((job) => ({ job_id: job.jobId, cents: openOf(job) }))
  const due = items.reduce((sum, { cents }) => sum + cents, 0)
  if (due < leastCents) return false
  const set_off_cents = Math.min(
    await feesOwed(tx, providerId),
    Math.floor((due * setOffPercent) / 100),
  )
  const made = await tx
    .insertInto('payouts')
    .values({
      provider_id: providerId,
      day,
      cents: due - set_off_cents,
      set_off_cents,
      asked_at: at,
      moved_at: at,
      look_at: at,
    })
    .onConflict((conflict) => conflict.columns(['provider_id', 'day']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return false
  await tx
    .insertInto('payout_items')
    .values(items.map((item) => ({ ...item, payout_id: made.id })))
    .execute()
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
