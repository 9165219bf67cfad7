import { may } from '#contract/lifecycle.ts'
import { type HoldState, holdLifecycle } from '#contract/payments.ts'
import { splitTaken } from '#contract/pledge.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { creditLeft, keepCredit, lockCredits, reserveCredit } from './credits.ts'
import { changeHold, findHolds, type HoldRow, isOfAgreed, waitsForCard } from './holds.ts'

/** Nothing is wished of these cards any more: the worker lets them go, and what of credits was reserved is free at once. */
export async function letHoldsGo(tx: Tx, jobId: string, at: Date): Promise<void> {
  for (const hold of await findHolds(tx, jobId))
    if (may(holdLifecycle, 'let_go', hold.state)) await letGo(tx, hold, at)
}

/** The page on which nobody has put a card yet is closed; false where none is open. */
export async function letOpenPageGo(tx: Tx, jobId: string, at: Date): Promise<boolean> {
  const open = (await findHolds(tx, jobId)).filter(isOfAgreed).filter(waitsForCard)
  for (const hold of open) await letGo(tx, hold, at)
  return open.length > 0
}

/**
 * So much is taken of what is held for a job that has ended, the oldest hold first, with what a credit pays of it; the rest
 * is let go. What is held does not always suffice: the rest is paid directly.
 */
export async function takeFromHolds(
  tx: Tx,
  jobId: string,
  of: 'price' | 'fee',
  cents: number,
  at: Date,
): Promise<void> {
  let left = cents
  for (const hold of await findHolds(tx, jobId)) {
    const taken = mayTake(hold, at) && left > 0 ? await takeOne(tx, jobId, hold, of, left, at) : 0
    left -= taken
    if (taken === 0 && may(holdLifecycle, 'let_go', hold.state)) await letGo(tx, hold, at)
  }
}

/** How a fee that is owed now would be paid: as `takeFromHolds` takes it, and the rest directly. */
export async function divideFee(
  db: Db | Tx,
  jobId: string,
  cents: number,
): Promise<{ card: number; credit: number; direct: number }> {
  const parts = { card: 0, credit: 0, direct: cents }
  let free = await creditLeft(db, jobId)
  for (const { state, kind, cents: held, credit_cents } of await findHolds(db, jobId)) {
    if (state !== 'held') continue
    const credit = credit_cents + (kind === 'agreed' ? free : 0)
    const taken = splitTaken('fee', parts.direct, { card: held, credit })
    free -= Math.max(0, taken.credit - credit_cents)
    parts.card += taken.card
    parts.credit += taken.credit
    parts.direct -= taken.card + taken.credit
  }
  return parts
}

/** Answers how much this hold pays, by its card and by credits. */
async function takeOne(
  tx: Tx,
  jobId: string,
  hold: HoldRow,
  of: 'price' | 'fee',
  cents: number,
  at: Date,
): Promise<number> {
  // What the end of the job in this very deed has given back is there again for what the card does not hold of a fee.
  const free = of === 'fee' && hold.kind === 'agreed' ? await lockCredits(tx, jobId) : []
  const most = free.reduce((sum, { left }) => sum + left, hold.credit_cents)
  const taken = splitTaken(of, cents, { card: hold.cents, credit: most })
  if (taken.credit > hold.credit_cents) {
    await reserveCredit(tx, free, hold.id, taken.credit - hold.credit_cents)
    await changeHold(tx, hold.id, { credit_cents: taken.credit })
  } else if (taken.credit < hold.credit_cents) await keepCredit(tx, hold.id, taken.credit)
  await wish(tx, hold, 'capturing', at, taken.card)
  return taken.card + taken.credit
}

async function letGo(tx: Tx, hold: HoldRow, at: Date): Promise<void> {
  await wish(tx, hold, 'releasing', at)
  if (hold.credit_cents > 0) await keepCredit(tx, hold.id)
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
