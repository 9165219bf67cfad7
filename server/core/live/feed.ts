import type pg from 'pg'
import { listen } from '../../platform/db/listen.ts'
import { withRetries } from '../../platform/db/retry.ts'
import type { Log } from '../../platform/log.ts'
import { type EventRow, eventColumns, type RecordedEvent, readEvent } from '../events.ts'
import { createRecent } from './recent.ts'
import { createSettled } from './settled.ts'

const channel = 'roadcall_events'
const movedChannel = 'roadcall_positions'
/**
 * Notifications of one instant go out together: one statement however many deeds commit at once. Each is a transaction that waits for
 * the disk and wakes every process; this one's own screens hear at once, and nobody sees that those of the others hear so much later.
 */
const gatherMs = 25
/** No page minds seeing a truck so much later; a thousand trucks cost ten statements a second. */
const gatherMovedMs = 100
const sweepMs = 5_000
/** How far back the sweep looks for events whose notification was lost. Longer than any transaction may last. */
const sweepBackSeconds = 60
/** An id that is still missing so long after a later one has come belongs to a deed that failed. */
const missingMs = 15_000
/** PostgreSQL takes 8,000 bytes a notification: so many ids of events, or of jobs. */
const idsPerNotification = 400
const jobsPerNotification = 200

/** A stream that was away for longer, or for more events, reads its screens again instead. */
const longestAwayMs = 60 * 60 * 1000
const resumeAtMost = 500

type Reader = (event: RecordedEvent) => void

/**
 * Every committed event, once, in every process on the same database. Events of this process are handed on at
 * once; other processes hear of them by LISTEN/NOTIFY after the commit (a NOTIFY inside the transaction would
 * make all commits wait for each other); a sweep picks up what was lost between a commit and its notification.
 */
export interface Feed {
  subscribe(reader: Reader): void
  /** Called with what a deed recorded, after its commit. */
  published(events: RecordedEvent[]): void
  /**
   * Called with the jobs whose truck a deed has seen move, after its commit. Every process hears of it, this one too. It is kept
   * nowhere and told once at most: who missed one sees the next.
   */
  moved(jobIds: Iterable<string>): void
  onMoved(react: (jobIds: string[]) => void): void
  /** False while the LISTEN connection is down: nothing may then be answered from memory. */
  readonly isUp: boolean
  onDown(react: () => void): void
  /** Every event up to this id was handed on here, or will never come; null while nothing is known. */
  readonly settledUpTo: number | null
  /**
   * Events after an id, in their order, for a stream that resumes; it hears already what is new. Null for who was away for more
   * than an hour or 500 events, and for who comes with an id of another database.
   */
  since(id: number): Promise<RecordedEvent[] | null>
  close(): Promise<void>
}

export function openFeed({ pool, url, log }: { pool: pg.Pool; url: string; log: Log }): Feed {
  const readers: Reader[] = []
  const downs: (() => void)[] = []
  const movedReaders: ((jobIds: string[]) => void)[] = []
  const seen = new Map<number, number>()
  const settled = createSettled(missingMs)
  const recent = createRecent(resumeAtMost)
  let isUp = false
  let isClosed = false
  let outgoing: number[] = []
  let gathering: NodeJS.Timeout | null = null
  const moving = new Set<string>()
  let gatheringMoved: NodeJS.Timeout | null = null

  function handOn(event: RecordedEvent) {
    if (seen.has(event.id)) return
    const now = Date.now()
    seen.set(event.id, now)
    settled.see(event.id, now)
    recent.see(event)
    for (const reader of readers) {
      try {
        reader(event)
      } catch (error) {
        log.error({ err: error, event: event.name }, 'a reader of the feed failed')
      }
    }
  }

  async function tellOthers() {
    gathering = null
    const ids = outgoing
    outgoing = []
    try {
      await notify(channel, ids, idsPerNotification)
    } catch (error) {
      log.warn({ err: error }, 'a notification was lost; the sweep of the other processes finds it')
    }
  }

  async function tellMoved() {
    gatheringMoved = null
    const jobIds = [...moving]
    moving.clear()
    try {
      await notify(movedChannel, jobIds, jobsPerNotification)
    } catch (error) {
      log.warn({ err: error }, 'a position was not told of; the next one is')
    }
  }

  async function notify(to: string, ids: readonly (number | string)[], atOnce: number) {
    for (let at = 0; at < ids.length; at += atOnce) {
      const some = ids.slice(at, at + atOnce).join(',')
      await pool.query({
        name: 'feed-notify',
        text: 'select pg_notify($1, $2)',
        values: [to, some],
      })
    }
  }

  async function handOnById(ids: number[]) {
    const unseen = ids.filter((id) => !seen.has(id))
    if (!unseen.length) return
    const { rows } = await withRetries(() =>
      pool.query<EventRow>({
        name: 'feed-by-id',
        text: `${columns} where id = any($1) order by id`,
        values: [unseen],
      }),
    )
    for (const row of rows) handOn(readEvent(row))
  }

  async function sweep() {
    const { rows } = await pool.query<{ id: number }>({
      name: 'feed-sweep',
      text: `select id from events where at > now() - make_interval(secs => ${sweepBackSeconds}) order by id`,
    })
    const ids = rows.map(({ id }) => id)
    if (settled.upTo === null) {
      const before = (ids[0] ?? (await lastId()) + 1) - 1
      settled.begin(before)
      recent.begin(before)
    }
    await handOnById(ids)
    const old = Date.now() - 3 * sweepBackSeconds * 1000
    for (const [id, at] of seen) {
      if (at > old) break
      seen.delete(id)
    }
  }
  async function lastId(): Promise<number> {
    const { rows } = await pool.query<{ id: number | null }>('select max(id) as id from events')
    return rows[0]?.id ?? 0
  }
  const trySweep = () => {
    sweep().catch((error) => {
      // One that is under way when the process stops has lost nothing.
      if (!isClosed) log.warn({ err: error }, 'the sweep for events failed')
    })
  }

  const listener = listen({
    url,
    channels: {
      [channel]: (payload) => {
        handOnById(payload.split(',').map(Number)).catch((error) =>
          log.warn({ err: error }, 'events could not be read'),
        )
      },
      [movedChannel]: (payload) => {
        for (const react of movedReaders) react(payload.split(','))
      },
    },
    log,
    onUp: () => {
      isUp = true
      trySweep()
    },
    onDown: () => {
      isUp = false
      for (const react of downs) react()
    },
  })
  const sweeping = setInterval(trySweep, sweepMs)
  sweeping.unref()

  return {
    subscribe: (reader) => readers.push(reader),
    onDown: (react) => downs.push(react),
    get isUp() {
      return isUp
    },
    get settledUpTo() {
      return settled.upTo
    },
    async since(id) {
      // Who comes with a later id was told by another process, which has heard more.
      const isHeard = isUp && settled.upTo !== null && id <= settled.upTo
      const events = isHeard ? recent.since(id) : null
      return events && !isTooOld(events) ? events : eventsSince(pool, id)
    },
    published(events) {
      for (const event of events) {
        handOn(event)
        outgoing.push(event.id)
      }
      gathering ??= setTimeout(tellOthers, gatherMs)
    },
    moved(jobIds) {
      for (const id of jobIds) moving.add(id)
      gatheringMoved ??= setTimeout(tellMoved, gatherMovedMs)
    },
    onMoved: (react) => movedReaders.push(react),
    async close() {
      isClosed = true
      clearInterval(sweeping)
      if (gatheringMoved) clearTimeout(gatheringMoved)
      if (gathering) {
        clearTimeout(gathering)
        await tellOthers()
      }
      await listener.close()
    },
  }
}

const columns = `select ${eventColumns.join(', ')} from events`

async function eventsSince(pool: pg.Pool, upTo: number): Promise<RecordedEvent[] | null> {
  const { rows } = await withRetries(() =>
    pool.query<EventRow>({
      name: 'feed-since',
      text: `${columns} where id > $1 order by id limit $2`,
      values: [upTo, resumeAtMost + 1],
    }),
  )
  if (rows.length) return rows.length > resumeAtMost || isTooOld(rows) ? null : rows.map(readEvent)
  const { rows: known } = await withRetries(() =>
    pool.query<{ isKnown: boolean }>({
      name: 'feed-known',
      text: 'select coalesce(max(id), 0) >= $1 as "isKnown" from events',
      values: [upTo],
    }),
  )
  return known[0]?.isKnown ? [] : null
}

const isTooOld = ([first]: readonly { at: string | Date }[]): boolean =>
  first !== undefined && new Date(first.at).getTime() < Date.now() - longestAwayMs
