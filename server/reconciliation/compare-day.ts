import { sql } from 'kysely'
import type { MovementKind } from '#contract/reconciliation.ts'
import type { Movement } from '../core/cards/card-processor.ts'
import type { Db } from '../platform/db/tables.ts'

/** What one payment or payout has moved on a day, by the processor and by our books, in cents. */
export interface Compared {
  kind: MovementKind
  /** By which the two are matched: our own id where we know it. */
  about: string
  jobId: string | null
  payoutId: string | null
  processor: number
  ledger: number
}

interface Booked {
  kind: MovementKind
  jobId: string | null
  payoutId: string | null
  cents: number
}

/** A span of time, and what the processor says has moved in it. */
interface Told {
  from: Date
  before: Date
  movements: readonly Movement[]
}

/** Both sides of a span, summed per kind and job or payout; what belongs to none of them is one row per kind. */
export async function compare(
  db: Db,
  { from, before, movements }: Told,
): Promise<Map<string, Compared>> {
  const within = movements.filter(({ at }) => at >= from && at < before)
  const jobs = await jobsOf(db, within)
  const all = new Map<string, Compared>()
  const add = ({ kind, jobId, payoutId, cents }: Booked, side: 'processor' | 'ledger') => {
    const about = jobId ?? payoutId ?? 'unknown'
    const one = all.get(`${kind} ${about}`) ?? {
      kind,
      about,
      jobId,
      payoutId,
      processor: 0,
      ledger: 0,
    }
    one[side] += cents
    all.set(`${kind} ${about}`, one)
  }
  for (const { kind, cents, feeCents, intent, group } of within) {
    const jobId = (intent && jobs.get(intent)) ?? null
    const payoutId = jobId ? null : (/^payout:(.+)$/.exec(group ?? '')?.[1] ?? null)
    add({ kind, jobId, payoutId, cents }, 'processor')
    if (feeCents !== 0) add({ kind: 'fee', jobId, payoutId, cents: -feeCents }, 'processor')
  }
  for (const booked of await findBooked(db, { from, before })) add(booked, 'ledger')
  return all
}

/**
 * What differs on a day. Our books learn of a movement a little later than it happens, so that one at midnight is booked on the
 * next day: what agrees over the days around it is no difference.
 */
export async function differencesOf(
  db: Db,
  day: { from: Date; before: Date },
  around: Told,
): Promise<{ differences: Compared[]; processor: number; ledger: number }> {
  const [here, wide] = [
    await compare(db, { ...day, movements: around.movements }),
    await compare(db, around),
  ]
  const all = [...here.values()]
  const differs = (one: Compared | undefined) => one !== undefined && one.processor !== one.ledger
  return {
    differences: all.filter((one) => differs(one) && differs(wide.get(`${one.kind} ${one.about}`))),
    processor: all.reduce((sum, one) => sum + one.processor, 0),
    ledger: all.reduce((sum, one) => sum + one.ledger, 0),
  }
}

async function jobsOf(db: Db, movements: readonly Movement[]): Promise<Map<string, string>> {
  const intents = movements.flatMap(({ intent }) => intent ?? [])
  const { rows } = await sql<{ intent: string; job_id: string }>`
    select intent, job_id from holds where intent = any(${intents}::text[])`.execute(db)
  return new Map(rows.map(({ intent, job_id }) => [intent, job_id]))
}

/** What our books say has moved at the processor; its own fee apart, as the processor shows it. */
async function findBooked(db: Db, { from, before }: { from: Date; before: Date }) {
  const { rows } = await sql<Booked>`
    select x.kind, x.job_id as "jobId", x.payout_id as "payoutId", sum(x.cents)::int8 as cents from (
      select case when t.kind in ('card_captured', 'stage_fee', 'tip') then 'charge'
          when t.kind = 'processor_cost' then 'fee' when t.kind = 'refunded' then 'refund'
          when t.kind in ('payout_sent', 'payout_failed') then 'payout'
          when t.kind like 'chargeback%' then 'chargeback' else 'other' end as kind,
        t.job_id, case when t.kind = 'payout_sent' then split_part(t.ref, ':', 2)::uuid end as payout_id,
        e.cents + case when t.kind = 'chargeback' then coalesce((select sum(c.cents) from ledger_entries c
          where c.transaction_id = t.id and c.account = 'processor_costs'), 0) else 0 end as cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'processor' and t.at >= ${from} and t.at < ${before}
      union all
      select 'fee', t.job_id, null, -e.cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'processor_costs' and t.kind = 'chargeback' and t.at >= ${from} and t.at < ${before}
    ) x group by 1, 2, 3`.execute(db)
  return rows
}
