import { sql } from 'kysely'
import type { EventName } from '#contract/event-names.ts'
import type { Tx } from '../platform/db/tables.ts'

/** Which rows an event is about, who owns the request (`userId`), and what its readers need beside. */
export interface NewEvent {
  requestId?: string | null
  bidId?: string | null
  jobId?: string | null
  providerId?: string | null
  userId?: string | null
  fleetId?: string | null
  driverId?: string | null
  /** Words a person gave with it; both sides read them in the timeline. */
  note?: string | null
  payload?: Record<string, unknown> | null
}

export interface RecordedEvent {
  id: number
  name: EventName
  at: string
  requestId: string | null
  bidId: string | null
  jobId: string | null
  providerId: string | null
  userId: string | null
  fleetId: string | null
  driverId: string | null
  payload: Record<string, unknown> | null
}

/** What belongs to the running transaction of a deed: its one instant, and what was recorded in it. */
const deeds = new WeakMap<Tx, { now: Date; events: RecordedEvent[] }>()

/** Opens the book of a deed: everything recorded in this transaction happened at `now`. */
export function openBook(tx: Tx, now: Date): void {
  deeds.set(tx, { now, events: [] })
}

const bookOf = (tx: Tx) => {
  const book = deeds.get(tx)
  if (!book) throw new Error('events are recorded only inside a deed')
  return book
}

/** Writes down, in the transaction of the deed, that something happened. It is published after the commit. */
export async function record(tx: Tx, name: EventName, about: NewEvent): Promise<void> {
  const { requestId = null, bidId = null, jobId = null, providerId = null, userId = null } = about
  const { fleetId = null, driverId = null, note = null, payload = null } = about
  const { now, events } = bookOf(tx)
  const { rows } = await sql<{ id: number }>`
    insert into events (name, at, request_id, bid_id, job_id, provider_id, user_id, fleet_id, driver_id,
      note, payload)
    values (${name}, ${now}, ${requestId}, ${bidId}, ${jobId}, ${providerId}, ${userId},
      ${fleetId}, ${driverId}, ${note},
      ${payload === null ? null : JSON.stringify(payload)}::jsonb)
    returning id`.execute(tx)
  const row = rows[0]
  if (!row) throw new Error('an event was not written')
  events.push({
    id: row.id,
    name,
    at: now.toISOString(),
    requestId,
    bidId,
    jobId,
    providerId,
    userId,
    fleetId,
    driverId,
    payload,
  })
}

/** What was recorded in this transaction, in order. */
export const recordedIn = (tx: Tx): RecordedEvent[] => bookOf(tx).events
