import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely'
import type { EventName } from '#contract/event-names.ts'
import type { EventFacts } from '#contract/jobs.ts'
import { builtOnce } from '../platform/db/built-once.ts'
import { sent } from '../platform/db/run.ts'
import type { Tables, Tx } from '../platform/db/tables.ts'

/**
 * What an event carries for its readers, by its name. Empty here: the domain that records the event adds it by
 * declaration merging (`declare module './events.ts' { interface EventPayloads { … } }`). An event that does not
 * stand here carries nothing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface EventPayloads {}

export type PayloadOf<N extends EventName> = N extends keyof EventPayloads ? EventPayloads[N] : null

declare module '../platform/db/tables.ts' {
  interface Tables {
    events: {
      id: GeneratedAlways<number>
      name: EventName
      at: Date
      request_id: string | null
      bid_id: string | null
      job_id: string | null
      provider_id: string | null
      user_id: string | null
      fleet_id: string | null
      driver_id: string | null
      facts: EventFacts | null
      note: string | null
      payload: PayloadOf<EventName>
      by_user_id: string | null
      by_technician_id: string | null
      by_provider_id: string | null
      /** Whether those whom it concerns were told (notifications/telling). */
      is_told: Generated<boolean>
    }
  }
}

/** Which rows an event is about, who owns the request (`userId`), and the words given with it. */
export interface NewEvent {
  requestId?: string | null
  bidId?: string | null
  jobId?: string | null
  providerId?: string | null
  userId?: string | null
  fleetId?: string | null
  driverId?: string | null
  /** What the history tells of it, as values: whoever shows them makes the sentence. They stay as long as it does. */
  facts?: EventFacts | null
  /** Words a person gave with it; both sides read them in the timeline. */
  note?: string | null
}

type Carry<Payload> = null extends Payload ? { payload?: Payload } : { payload: Payload }
/** The payload of this name; of a name that is one of several, what suits them all. */
export type Carrying<N extends EventName> = (
  N extends EventName
    ? (carry: Carry<PayloadOf<N>>) => void
    : never
) extends (carry: infer All) => void
  ? All
  : never

/** An event without what it carries. */
export interface Happened {
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
}

export interface EventOf<N extends EventName> extends Happened {
  name: N
  payload: PayloadOf<N>
}

/** Any event that was recorded: its name says what it carries. */
export type RecordedEvent = { [N in EventName]: EventOf<N> }[EventName]

/** Who did it: an account or a technician, and of which provider's people; nothing of it of a guest and of the clock. */
export interface Author {
  userId: string | null
  technicianId: string | null
  providerId: string | null
}
export const nobody: Author = { userId: null, technicianId: null, providerId: null }

/** What belongs to the running transaction of a deed: its one instant, who does it, and what was recorded in it. */
const deeds = new WeakMap<Tx, Book>()
interface Book {
  now: Date
  by: Author
  isTold: boolean
  events: RecordedEvent[]
  moved: Set<string>
}

/**
 * Opens the book of a deed: everything recorded in this transaction happened at `now` and was done by one. `isTold`: it is
 * told afterwards, and nobody is to hear of it.
 */
export function openBook(tx: Tx, now: Date, by: Author, isTold = false): void {
  deeds.set(tx, { now, by, isTold, events: [], moved: new Set() })
}

const bookOf = (tx: Tx) => {
  const book = deeds.get(tx)
  if (!book) throw new Error('events are recorded only inside a deed')
  return book
}

/** Writes down, in the transaction of the deed, that something happened. It is published after the commit. */
export function record<N extends EventName>(
  tx: Tx,
  name: N,
  about: NewEvent & Carrying<N>,
): Promise<void>
export async function record(
  tx: Tx,
  name: EventName,
  about: NewEvent & { payload?: PayloadOf<EventName> },
): Promise<void> {
  const { now, by, isTold, events } = bookOf(tx)
  const event = insertEvent.query(tx, {
    name,
    at: now,
    request_id: about.requestId ?? null,
    bid_id: about.bidId ?? null,
    job_id: about.jobId ?? null,
    provider_id: about.providerId ?? null,
    user_id: about.userId ?? null,
    fleet_id: about.fleetId ?? null,
    driver_id: about.driverId ?? null,
    facts: about.facts ?? null,
    note: about.note ?? null,
    payload: about.payload ?? null,
    by_user_id: by.userId,
    by_technician_id: by.technicianId,
    by_provider_id: by.providerId,
    is_told: isTold,
  })
  await sent(tx, event, (rows) => events.push(...rows.map(readEvent)))
}

/** The columns that `readEvent` reads. */
export const eventColumns = [
  'id',
  'name',
  'at',
  'request_id',
  'bid_id',
  'job_id',
  'provider_id',
  'user_id',
  'fleet_id',
  'driver_id',
  'payload',
] as const

const insertEvent = builtOnce<Insertable<Tables['events']>, EventRow>(
  [
    'name',
    'at',
    'request_id',
    'bid_id',
    'job_id',
    'provider_id',
    'user_id',
    'fleet_id',
    'driver_id',
    'facts',
    'note',
    'payload',
    'by_user_id',
    'by_technician_id',
    'by_provider_id',
    'is_told',
  ],
  (db, event) => db.insertInto('events').values(event).returning(eventColumns),
)

/** What was recorded in this transaction, in order: all of it stands here with the commit. */
export const recordedIn = (tx: Tx): RecordedEvent[] => bookOf(tx).events

/**
 * Something else is known of where the truck of a job is. That is no event: nobody is told of it later, and nothing of it is
 * kept here. Open pages hear of it after the commit.
 */
export const noteMoved = (tx: Tx, jobId: string): void => {
  bookOf(tx).moved.add(jobId)
}
export const movedIn = (tx: Tx): ReadonlySet<string> => bookOf(tx).moved

export type EventRow = Pick<Selectable<Tables['events']>, (typeof eventColumns)[number]>

/** A row of events as its readers get it, who read it within the hour: a payload is forgotten a month later. */
export function readEvent(row: EventRow): RecordedEvent {
  return {
    id: row.id,
    name: row.name,
    at: row.at.toISOString(),
    requestId: row.request_id,
    bidId: row.bid_id,
    jobId: row.job_id,
    providerId: row.provider_id,
    userId: row.user_id,
    fleetId: row.fleet_id,
    driverId: row.driver_id,
    payload: row.payload,
    // Name and payload stand in one row because `record` took the one with the other.
  } as RecordedEvent
}
