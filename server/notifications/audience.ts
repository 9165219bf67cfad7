import { type Reach, type Reachable, reaches } from '../asking/reach.ts'
import type { RecordedEvent } from '../core/events.ts'

/** Does an event that all boards hear of concern this provider's, on its screen or at its webhook? */
export const wantsOnBoard = (board: Reachable, { payload }: RecordedEvent, now: Date): boolean =>
  reachesOf(payload).some((reach) => reaches(reach, board, now))

/** Whose boards it concerns: those it reaches, and of a corrected request those it reached before. */
function reachesOf(payload: RecordedEvent['payload']): Reach[] {
  if (!payload || !('reach' in payload)) return []
  return 'before' in payload ? [payload.reach, payload.before] : [payload.reach]
}
