import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../platform/db/tables.ts'
import { type Compared, differencesOf } from './compare-day.ts'
import './tables.ts'

const dayMs = 86_400_000
const { afterMs, againDays, mostDays } = settings.reconciliation

/**
 * Each night each day that is over is held against the card processor (money §8), the last ones again, since what was late is
 * there by now. What differs becomes a row that a person explains: nothing is ever corrected by itself.
 */
export async function reconcile(services: Services): Promise<number> {
  const { cards, db, clock, log } = services
  if (!cards) return 0
  const now = clock.now()
  const tonight = new Date(Math.floor((now.getTime() - afterMs) / dayMs) * dayMs + afterMs)
  const days = await findDue(db, now, tonight)
  for (const day of days)
    try {
      await reconcileDay(services, day)
    } catch (error) {
      log.warn({ err: error, day }, 'the card processor did not say what has moved')
      return 0
    }
  return days.length
}

/** The last days anew, whenever somebody asks for it. */
export async function reconcileAgain(services: Services): Promise<void> {
  for (const day of await findDue(services.db, services.clock.now(), services.clock.now()))
    await reconcileDay(services, day)
}

/** Days that are over and of which our books have something: never compared, or one of the last and not since `since`. */
async function findDue(db: Services['db'], now: Date, since: Date): Promise<string[]> {
  const last = new Date(Math.floor((now.getTime() - afterMs) / dayMs) * dayMs - dayMs)
  const { rows } = await sql<{ day: string }>`
    select d::date::text as day
    from generate_series(${day(last)}::date - ${mostDays - 1}::int, ${day(last)}::date, '1 day') d
    left join reconciliations r on r.day = d::date
    where d::date >= (select min(asked_at at time zone 'UTC')::date from holds)
      and (r.day is null or d::date > ${day(last)}::date - ${againDays}::int and r.compared_at <= ${since})
    order by 1`.execute(db)
  return rows.map((row) => row.day)
}

const day = (at: Date) => at.toISOString().slice(0, 10)

async function reconcileDay({ cards, db, deeds }: Services, of: string): Promise<void> {
  if (!cards) return
  const from = new Date(`${of}T00:00:00Z`)
  const at = (days: number) => new Date(from.getTime() + days * dayMs)
  const around = { from: at(-1), before: at(2) }
  const movements = await cards.listMovements(around.from, around.before)
  const today = { from, before: at(1) }
  const { differences, processor, ledger } = await differencesOf(db, today, {
    ...around,
    movements,
  })
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const compared = {
      compared_at: deed.now,
      movements: movements.filter((one) => one.at >= from && one.at < at(1)).length,
      processor_cents: processor,
      ledger_cents: ledger,
    }
    await tx
      .insertInto('reconciliations')
      .values({ day: of, ...compared })
      .onConflict((conflict) => conflict.column('day').doUpdateSet(compared))
      .execute()
    for (const one of differences) await writeDown(tx, of, one, deed.now)
    await endOthers(tx, of, differences, deed.now)
  })
}

/** Compared again, it is the same row; another sum opens it anew, also where somebody has explained the old one. */
async function writeDown(tx: Tx, of: string, one: Compared, at: Date): Promise<void> {
  await sql`
    insert into reconciliation_differences
      (day, kind, about, job_id, payout_id, processor_cents, ledger_cents, found_at, moved_at)
    values (${of}, ${one.kind}, ${one.about}, ${one.jobId},
      (select id from payouts where id::text = ${one.payoutId}), ${one.processor}, ${one.ledger}, ${at}, ${at})
    on conflict (day, kind, about) do update set state = 'open', processor_cents = excluded.processor_cents,
      ledger_cents = excluded.ledger_cents, moved_at = excluded.moved_at, reason = null, explained_by = null
    where reconciliation_differences.state = 'gone'
      or reconciliation_differences.processor_cents <> excluded.processor_cents
      or reconciliation_differences.ledger_cents <> excluded.ledger_cents`.execute(tx)
}

/** What agrees by now needs nobody. */
async function endOthers(tx: Tx, of: string, left: readonly Compared[], at: Date): Promise<void> {
  const keys = left.map(({ kind, about }) => `${kind} ${about}`)
  await sql`
    update reconciliation_differences set state = 'gone', moved_at = ${at}, explained_by = null
    where day = ${of} and state = 'open' and kind || ' ' || about <> all(${keys}::text[])`.execute(
    tx,
  )
}
