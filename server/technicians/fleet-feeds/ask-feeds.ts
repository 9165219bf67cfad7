import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { record } from '../../core/events.ts'
import type { Services } from '../../core/services.ts'
import type { Db } from '../../platform/db/tables.ts'
import { openWithKey } from '../../platform/secrets/seal.ts'
import { NoAnswer, TokenRefused } from './fleet-system.ts'
import { samsara } from './samsara.ts'
import { takeFeedPositions } from './take-feed-positions.ts'
import './events.ts'
import './tables.ts'

const { askEveryMs, leaseMs, backOffMs, goesOnMs } = settings.fleetFeeds
const atOnce = 10

type Asking = Pick<Services, 'db' | 'deeds' | 'clock' | 'config' | 'linkKey' | 'log'>

/**
 * Samsara is asked where trucks are, only for those that somebody drives to a job now. Who gives no answer is asked less and
 * less often; whose token is taken no more is told once, and asked no more. Each account by one process at a time.
 */
export async function askFeeds(services: Asking): Promise<void> {
  const due = await takeDue(services.db, services.clock.now())
  await Promise.all(due.map((feed) => ask(services, feed)))
}

interface Due {
  id: string
  sealed: Buffer
  failures: number
  cursor: string | null
  cursorOf: string[] | null
  cursorAt: Date | null
  driven: string[]
}

/** What is taken is due again after the lease: a process that dies with it in hand keeps nobody waiting for long. */
async function takeDue(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with driven as (
      select v.feed_id, array_agg(v.vehicle_id order by v.vehicle_id) as ids
      from feed_vehicles v
      join jobs j on j.technician_id = v.technician_id and j.phase = 'en_route'
      group by v.feed_id
    ), due as (
      select f.id, d.ids from fleet_feeds f
      join driven d on d.feed_id = f.id
      where f.system = 'samsara' and f.refused_at is null and f.ask_at <= ${now}
      order by f.ask_at limit ${atOnce}
      for update of f skip locked
    )
    update fleet_feeds f set ask_at = ${new Date(now.getTime() + leaseMs)}
    from due where f.id = due.id
    returning f.id, f.sealed_secret as sealed, f.failures, f.cursor, f.cursor_of as "cursorOf",
      f.cursor_at as "cursorAt", due.ids as driven`.execute(db)
  return rows
}

async function ask(services: Asking, feed: Due): Promise<void> {
  const { config, linkKey, clock, log } = services
  const before = cursorOf(feed, clock.now())
  try {
    const { said, cursor } = await samsara(config.samsaraUrl).positions(
      openWithKey(feed.sealed, linkKey),
      feed.driven,
      before,
    )
    await takeFeedPositions(services, feed.id, said)
    const now = clock.now()
    await note(services.db, feed, {
      ask_at: new Date(now.getTime() + askEveryMs),
      ...{ failures: 0, cursor, cursor_of: feed.driven, cursor_at: now },
    })
  } catch (error) {
    if (error instanceof TokenRefused) return tellRefused(services, feed)
    if (!(error instanceof NoAnswer)) throw error
    log.info({ feed: feed.id, why: error.message }, 'a fleet system gave no answer')
    const wait = Math.max(error.afterMs, backOffMs[feed.failures] ?? backOffMs.at(-1) ?? 0)
    await note(services.db, feed, {
      ask_at: new Date(clock.now().getTime() + Math.min(wait, backOffMs.at(-1) ?? wait)),
      // An end that it does not know would be refused for ever.
      ...{ failures: feed.failures + 1, cursor: null },
    })
  }
}

/** Where the last answer ended, if it was of the same trucks and not long ago: nobody wants the drives of last week. */
function cursorOf({ cursor, cursorOf: of, cursorAt, driven }: Due, now: Date): string | null {
  if (!cursorAt || now.getTime() - cursorAt.getTime() > goesOnMs) return null
  return of?.join() === driven.join() ? cursor : null
}

/** Not of an account that was connected anew meanwhile. */
const note = (
  db: Db,
  { id, sealed }: Due,
  known: {
    ask_at: Date
    failures: number
    cursor: string | null
    cursor_of?: string[]
    cursor_at?: Date
  },
) =>
  db
    .updateTable('fleet_feeds')
    .set(known)
    .where('id', '=', id)
    .where('sealed_secret', '=', sealed)
    .execute()

async function tellRefused({ deeds }: Asking, { id, sealed }: Due): Promise<void> {
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const feed = await tx
      .updateTable('fleet_feeds')
      .set({ refused_at: deed.now, cursor: null })
      .where('id', '=', id)
      .where('sealed_secret', '=', sealed)
      .where('refused_at', 'is', null)
      .returning('provider_id')
      .executeTakeFirst()
    if (!feed) return
    await record(tx, 'fleet_feed_refused', {
      providerId: feed.provider_id,
      payload: { link: paths.providerSettingsOf('trucks') },
    })
  })
}
