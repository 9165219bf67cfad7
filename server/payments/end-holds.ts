import { may } from '#contract/lifecycle.ts'
import { type HoldState, holdLifecycle } from '#contract/payments.ts'
import type { Tx } from '../platform/db/tables.ts'
import { changeHold, findHolds, type HoldRow } from './holds.ts'

/** Nothing is wished of these cards any more: the worker lets them go. */
export async function letHoldsGo(tx: Tx, jobId: string, at: Date): Promise<void> {
  for (const hold of await findHolds(tx, jobId))
    if (may(holdLifecycle, 'let_go', hold.state)) await wish(tx, hold, 'releasing', at)
}

/**
 * So much is taken of what is held for a job that has ended, the oldest hold first; the rest is let go. What is held does
 * not always suffice: the rest is paid directly.
 */
export async function takeFromHolds(tx: Tx, jobId: string, cents: number, at: Date): Promise<void> {
  let left = cents
  for (const hold of await findHolds(tx, jobId)) {
    const taken = mayTake(hold, at) ? Math.min(left, hold.cents) : 0
    left -= taken
    if (taken > 0) await wish(tx, hold, 'capturing', at, taken)
    else if (may(holdLifecycle, 'let_go', hold.state)) await wish(tx, hold, 'releasing', at)
  }
}

/** Held, or let go by the end of the job in this very deed, of which nobody has heard yet. */
const mayTake = ({ state, held_at, moved_at }: HoldRow, at: Date): boolean =>
  state === 'held' ||
  (state === 'releasing' && held_at !== null && moved_at.getTime() === at.getTime())

const wish = (tx: Tx, { id }: HoldRow, state: HoldState, at: Date, capture_cents?: number) =>
  changeHold(tx, id, {
    state,
    moved_at: at,
    tries: 0,
    look_at: at,
    ...(capture_cents !== undefined && { capture_cents }),
  })
