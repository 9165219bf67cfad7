import type { sendChangeOrder } from '#contract/change-orders.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import type { advanceJob, delayJob, Step } from '#contract/jobs.ts'
import { inTurn } from '../../kit/api/in-turn.ts'
import { keptList } from '../../kit/api/kept-list.ts'
import { onServer } from '../../kit/ui/clock.ts'
import type { UnsentPhotos } from '../jobs/ask-for-more.ts'

interface Moment {
  occurredAt: string
}

/** What may be pressed where there is no network: a step, when a late one will be there, or how much more it costs. */
export type Pressed =
  | { call: 'step'; body: SentBodyOf<typeof advanceJob> & Moment }
  | { call: 'delay'; body: SentBodyOf<typeof delayJob> & Moment }
  /** `rise` is what its lines come to. */
  | { call: 'more'; body: SentBodyOf<typeof sendChangeOrder> & Moment; rise: string }

/** What was pressed on this phone: kept on it until the server has it, through dead zones, reloads and a flat battery. */
export type Press = Pressed & {
  /** Also the key under which the server takes it only once. */
  id: string
  /** The id of the technician or the account that pressed; on the same phone nobody else's page sends it. */
  by: string
  jobId: string
  /** The job's, for when it is no longer among those of who pressed. */
  title: string
  /** The order in which they go. */
  seq: number
  /** What goes before it, so that its body can name them. */
  photos?: UnsentPhotos
  /** By how much the phone's clock was off, as far as that was known at the press, in milliseconds. */
  clockOffset: number
  /** It has been sent at least once, so its body stays as it is. */
  isTried: boolean
  /** The server has it since, by the phone's clock; it counts on the page until the jobs have been read anew. */
  sentAt?: number
  /** Why the server does not take it. Stays until it is read. */
  refusal?: string
  /** The job is no longer one of who pressed. */
  isNotTheirs?: true
  /** What was pressed on the job after it, and went with it. */
  lost?: readonly Pressed[]
}

/** The server takes no step older than twelve hours; a refusal that nobody reads in a week nobody needs. */
const keptForMs = 7 * 24 * 3600_000

const presses = keptList<Press>('presses', {
  orderOf: ({ seq }) => seq,
  isOld: ({ body }, now) => now - Date.parse(body.occurredAt) > keptForMs,
})

export const loadPresses = (): Promise<void> => presses.load(Date.now())
export const keepPress = presses.keep
export const dropPress = presses.drop

/** A new one goes after all that are here. */
export const nextSeq = (): number => (presses.all().at(-1)?.seq ?? 0) + 1

export const pressesOf = (by: string): readonly Press[] =>
  presses.all().filter((press) => press.by === by)

/** The same on a page, as they change. */
export const usePressesOf = (by: string): readonly Press[] =>
  presses.useAll().filter((press) => press.by === by)

const inOrder = inTurn()

/**
 * Keeps a new press and gives the id under which it goes. A step that waits on its job already is the same press, and so is asking
 * for more: of two taps at one moment the second sees what the first has kept.
 */
export const keepOnce = (press: Press): Promise<string> =>
  inOrder(async () => {
    const same = pressesOf(press.by).find((one) => isWaiting(one) && isSame(one, press))
    if (same) return same.id
    await presses.keep(press)
    return press.id
  })

/** Presses that are still to learn where the phone is; they go once they know, or once it is clear that they will not. */
const looking = new Map<string, Promise<void>>()

/** The end of looking for a press's place; nothing where nobody looks. */
export const placeOf = (pressId: string): Promise<void> | undefined => looking.get(pressId)

/** Keeps a step at once, whatever happens to the page after it, and adds where the phone was when that is known. */
export async function keepWithPlace(press: Press, fix: Promise<Step['fix']>): Promise<string> {
  // Before it is kept: whoever sees it wait sends it.
  looking.set(
    press.id,
    fix
      .then((found) => (found ? addPlace(press.id, found) : undefined))
      .finally(() => looking.delete(press.id)),
  )
  const id = await keepOnce(press)
  if (id !== press.id) looking.delete(press.id)
  return id
}

const addPlace = (pressId: string, fix: NonNullable<Step['fix']>): Promise<void> =>
  inOrder(async () => {
    const press = presses.all().find(({ id }) => id === pressId)
    if (press?.call !== 'step' || !isWaiting(press) || press.isTried) return
    // By the clock of the press: what is learned of the server's later counts for both.
    const fixedAt = new Date(
      Date.parse(fix.fixedAt) - onServer(0) + press.clockOffset,
    ).toISOString()
    await presses.keep({ ...press, body: { ...press.body, fix: { ...fix, fixedAt } } })
  })

const isSame = (one: Press, other: Press): boolean => {
  if (one.jobId !== other.jobId) return false
  if (one.call === 'step') return other.call === 'step' && one.body.step === other.body.step
  return one.call === 'more' && other.call === 'more'
}

export const isDelay = ({ call }: Press): boolean => call === 'delay'

/** Does it still wait for a network? */
export const isWaiting = ({ sentAt, refusal }: Press): boolean =>
  sentAt === undefined && refusal === undefined
