import { type Reach, type Reachable, reaches } from '../asking/reach.ts'
import type { RecordedEvent } from '../core/events.ts'

/** Does an event that all boards hear of concern this provider's webhook, which is called wave by wave as a phone is? */
export const wantsOnBoard = (board: Reachable, { payload }: RecordedEvent, now: Date): boolean =>
  reachesOf(payload).some((reach) => reaches(reach, board, now))

/**
 * And does it concern the open screen? A board shows everything that reaches it, whatever the wave (rules C3), so an open one gets
 * it with the first: who looks at a screen that is live must not know less than who loads it again.
 */
export const showsOnBoard = (board: Reachable, { payload }: RecordedEvent, now: Date): boolean =>
  reachesOf(payload).some((reach) =>
    reaches(reach.ring?.from === 0 ? { ...reach, ring: null } : reach, board, now),
  )

/** Whose boards it concerns: those it reaches, and of a corrected request those it reached before. */
function reachesOf(payload: RecordedEvent['payload']): Reach[] {
  if (!payload || !('reach' in payload)) return []
  return 'before' in payload ? [payload.reach, payload.before] : [payload.reach]
}
