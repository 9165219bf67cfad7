import type { Turn } from './turns.ts'

/** How much of the room each turn may fill, so that a flood of reads leaves room for deeds. */
const shares: Record<Exclude<Turn, 'own'>, number> = { deed: 1, read: 0.75, last: 0.4 }

/** Seconds that a call may wait for those before it: what is more is not taken. */
const patience = 0.2
/** Fewer at once would leave the processor or the database idle; more are only memory. */
const bounds = { least: 48, most: 2_000 }
const startAt = 300

/**
 * How many calls are taken at once: as many as get through in `patience` at the speed that the server shows when it is
 * full, on this machine and with these calls. `fixed` says it for good, for tests.
 */
export function createCallLimit(fixed?: number) {
  let room = fixed ?? startAt
  let perSecond = room / patience
  let inHand = 0
  let peak = 0
  let done = 0
  return {
    get inHand() {
      return inHand
    },
    get room() {
      return room
    },
    /** Below this everything is taken, whatever its turn. */
    get free() {
      return room * shares.last
    },
    /** Whether one more is taken while there is so much to do. */
    takes: (turn: Exclude<Turn, 'own'>, underWay: number): boolean =>
      underWay < room * shares[turn],
    enter() {
      inHand++
      peak = Math.max(peak, inHand)
    },
    leave() {
      inHand--
      done++
    },
    /** To be called a few times a second. Who is not full, or is held up by the database, learns nothing of its speed. */
    learn(elapsedMs: number, isHeldUp: boolean) {
      const isFull = peak >= 0.9 * shares.read * room
      if (fixed === undefined && isFull && done > 0 && !isHeldUp) {
        perSecond += 0.3 * ((done * 1000) / elapsedMs - perSecond)
        room = Math.min(bounds.most, Math.max(bounds.least, perSecond * patience))
      }
      peak = inHand
      done = 0
    },
    most: fixed ?? bounds.most,
  }
}
export type CallLimit = ReturnType<typeof createCallLimit>
