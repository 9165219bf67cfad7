import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import {
  type EventRow,
  eventColumns,
  type RecordedEvent,
  readEvent,
  record,
} from '../../core/events.ts'
import type { Services } from '../../core/services.ts'
import { DatabaseUnavailable } from '../../platform/db/retry.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { noticesOf } from '../event-rows.ts'
import { putDeliveries } from '../webhooks/put-deliveries.ts'
import { factsOf } from './facts.ts'
import { putNotices } from './put-notices.ts'
import { readAsksThatAreOver } from './read-asks-that-are-over.ts'
import { endTurn, takeTurn } from './turn.ts'

const atOnce = 100
/** As what an event stands aside of which nobody could be told. */
const untold = 'event'

type Telling = Pick<Services, 'aside' | 'deeds' | 'log'>

/**
 * Works out who is to be told of what has happened and puts it into lists and the queue of deliveries: each event once,
 * in the order of their ids, whatever the number of workers and however long other transactions last. An event that is not
 * committed yet is simply not there yet; what belongs to one request waits for its lock, so it comes in order. What is older
 * than an hour is sent by nobody's hand but an admin's: it stands on the operations board.
 */
export async function tellEvents(services: Telling, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    const count = await tellNext(services, atOnce).catch(async (error) => {
      if (error instanceof DatabaseUnavailable) throw error
      return tellOneByOne(services, stopping)
    })
    if (count < atOnce || stopping?.aborted) return
  }
}

/** One of them cannot be told of: it stands aside, and the others go on. */
async function tellOneByOne(services: Telling, stopping?: AbortSignal): Promise<number> {
  let count = 0
  while (count < atOnce && !stopping?.aborted) {
    const event = { id: 0 }
    try {
      if ((await tellNext(services, 1, event)) === 0) break
    } catch (error) {
      if (error instanceof DatabaseUnavailable || event.id === 0) throw error
      services.log.error({ err: error, event: event.id }, 'nobody could be told of an event')
      services.aside.put(untold, String(event.id))
    }
    count++
  }
  return count
}

/** The next of them, in one transaction; gives how many there were. `last`: the one that is being told. */
async function tellNext(
  { deeds, aside }: Telling,
  atMost: number,
  last: { id: number } = { id: 0 },
): Promise<number> {
  const deed = deeds.own()
  return deed.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return 0
    const events = await findUntold(tx, aside.of(untold), atMost)
    if (events.length === 0) return 0
    const told: string[] = []
    for (const event of events) {
      last.id = event.id
      await putDeliveries(tx, event, deed.now)
      const isLate =
        deed.now.getTime() - new Date(event.at).getTime() > settings.notifications.tellWithinMs
      const notices = await noticesOf(event, factsOf(tx, deed.now))
      told.push(...(await putNotices(tx, event, notices, { now: deed.now, isLate })))
      told.push(...(await readAsksThatAreOver(tx, event, deed.now)))
    }
    await endTurn(
      tx,
      events.map(({ id }) => id),
    )
    if (told.length) await record(tx, 'notified', { payload: { users: [...new Set(told)] } })
    return events.length
  })
}

async function findUntold(
  tx: Tx,
  aside: ReadonlySet<string>,
  atMost: number,
): Promise<RecordedEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${sql.join(eventColumns.map((column) => sql.ref(column)))}
    from events where not is_told and id <> all(${[...aside]}::bigint[])
    order by id limit ${atMost}`.execute(tx)
  return rows.map(readEvent)
}
