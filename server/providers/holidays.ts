import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { addHoliday as addEndpoint, Holiday } from '#contract/holidays.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { dayIn } from '../platform/day.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { findProviderOf, lockProviderOf } from './queries.ts'

const { most, longestDays } = settings.holidays

/** The days on which a provider is closed, from today on. */
export async function listHolidays(db: Db, user: User, now: Date): Promise<Holiday[]> {
  const provider = await findProviderOf(db, user.userId)
  if (!provider) throw notFound('provider')
  const rows = await db
    .selectFrom('holidays')
    .select(['id', 'first_day', 'last_day', 'note'])
    .where('provider_id', '=', provider.id)
    .where('last_day', '>=', dayIn(provider.time_zone, now))
    .orderBy('first_day')
    .execute()
  return rows.map(holidayView)
}

/** A provider closes for some days: nothing reaches it then unless it is on duty (rules C3). */
export function addHoliday(
  deed: Deed,
  user: User,
  { firstDay, lastDay = firstDay, note }: BodyOf<typeof addEndpoint>,
): Promise<Holiday> {
  return deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    const today = dayIn(provider.time_zone, deed.now)
    if (lastDay < firstDay) throw wrongField('lastDay', refusals.holidays.wrongWay)
    if (lastDay < today) throw wrongField('firstDay', refusals.holidays.over)
    if (daysBetween(firstDay, lastDay) >= longestDays)
      throw wrongField('lastDay', refusals.holidays.tooLong)
    const known = await countAround(tx, provider.id, { today, firstDay, lastDay })
    if (known.same > 0) {
      const { already } = refusals.holidays
      throw new Refusal('already_closed', already, { details: { firstDay: already } })
    }
    if (known.all >= most) throw new Refusal('too_many_holidays', refusals.holidays.tooMany)
    const row = await tx
      .insertInto('holidays')
      .values({
        provider_id: provider.id,
        first_day: firstDay,
        last_day: lastDay,
        note: note || null,
        created_at: deed.now,
      })
      .returning(['id', 'first_day', 'last_day', 'note'])
      .executeTakeFirstOrThrow()
    await keepClosedDays(tx, provider.id)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
    return holidayView(row)
  })
}

export async function removeHoliday(deed: Deed, user: User, id: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('holiday')
    const { numDeletedRows } = await tx
      .deleteFrom('holidays')
      .where('id', '=', id)
      .where('provider_id', '=', provider.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('holiday')
    await keepClosedDays(tx, provider.id)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
  })
}

/** What matching reads: the same days as one value beside the provider. */
const keepClosedDays = (tx: Tx, providerId: string) =>
  sql`update providers set closed_days = coalesce(
      (select range_agg(daterange(first_day, last_day, '[]')) from holidays
        where provider_id = ${providerId}), '{}')
    where id = ${providerId}`.execute(tx)

async function countAround(
  tx: Tx,
  providerId: string,
  { today, firstDay, lastDay }: { today: string; firstDay: string; lastDay: string },
): Promise<{ all: number; same: number }> {
  const { rows } = await sql<{ all: number; same: number }>`
    select count(*) as all,
      count(*) filter (where first_day <= ${lastDay}::date and last_day >= ${firstDay}::date) as same
    from holidays where provider_id = ${providerId} and last_day >= ${today}::date`.execute(tx)
  return rows[0] ?? { all: 0, same: 0 }
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

const holidayView = (row: {
  id: string
  first_day: string
  last_day: string
  note: string | null
}): Holiday => ({ id: row.id, firstDay: row.first_day, lastDay: row.last_day, note: row.note })
