import type { SentBodyOf } from '#contract/endpoint.ts'
import type { advanceAsTechnician, delayAsTechnician } from '#contract/technicians.ts'
import { keptList } from '../../../kit/api/kept-list.ts'

interface Moment {
  occurredAt: string
}

/** What may be pressed where there is no network: a step, or when a late one will be there. */
export type Pressed =
  | { call: 'step'; body: SentBodyOf<typeof advanceAsTechnician> & Moment }
  | { call: 'delay'; body: SentBodyOf<typeof delayAsTechnician> & Moment }

/** What was pressed on this phone: kept on it until the server has it, through dead zones, reloads and a flat battery. */
export type Press = Pressed & {
  /** Also the key under which the server takes it only once. */
  id: string
  /** Who pressed; on the same phone nobody else's page sends it. */
  technicianId: string
  jobId: string
  /** The job's, for when it is no longer among the technician's. */
  title: string
  /** The order in which they go. */
  seq: number
  /** By how much the phone's clock was off, as far as that was known at the press, in milliseconds. */
  clockOffset: number
  /** It has been sent at least once, so its body stays as it is. */
  isTried: boolean
  /** The server has it since, by the phone's clock; it counts on the page until the jobs have been read anew. */
  sentAt?: number
  /** Why the server does not take it. Stays until it is read. */
  refusal?: string
}

/** The server takes nothing older than twelve hours; a refusal that nobody reads in a week nobody needs. */
const keptForMs = 7 * 24 * 3600_000

const presses = keptList<Press>('presses', {
  orderOf: ({ seq }) => seq,
  isOld: ({ body }, now) => now - Date.parse(body.occurredAt) > keptForMs,
})

/** Everybody's presses on this phone; the list changes only with them. */
export const useAllPresses = presses.useAll
export const loadPresses = (): Promise<void> => presses.load(Date.now())
export const keepPress = presses.keep
export const dropPress = presses.drop

/** A new one goes after all that are here. */
export const nextSeq = (): number => (presses.all().at(-1)?.seq ?? 0) + 1

export const pressesOf = (technicianId: string): readonly Press[] =>
  presses.all().filter((press) => press.technicianId === technicianId)

/** Does it still wait for a network? */
export const isWaiting = ({ sentAt, refusal }: Press): boolean =>
  sentAt === undefined && refusal === undefined
