import { may } from '#contract/lifecycle.ts'
import { holdLifecycle } from '#contract/payments.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import type { CardSeen } from '../core/cards/card-processor.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { findJob } from '../deals/job-queries.ts'
import { type JobDeal, lockDueJob } from '../deals/lock-deal.ts'
import { triedAgain } from '../payments/carry-out-due.ts'
import { keepCredit, moveCredit } from '../payments/credits.ts'
import { holdRise } from '../payments/hold-rise.ts'
import {
  changeHold,
  findHold,
  type HoldFailure,
  type HoldRow,
  insertHold,
  lockHold,
} from '../payments/holds.ts'
import { postCapture } from '../payments/post-capture.ts'
import { postClosedJob } from '../payments/post-closed-job.ts'
import { setAside } from '../payments/reserve.ts'
import { postTip } from '../payments/tips.ts'
import type { Tx } from '../platform/db/tables.ts'
import { askProcessor, type Heard } from './ask-processor.ts'
import './events.ts'
import { countFailures } from './tried-cards.ts'

const { lookMs, renewBeforeMs } = settings.cards

/**
 * Asks the processor about one hold and writes down what came of it: the second deed, after the first has written what is
 * wished. Whoever has moved the hold meanwhile counts; what was learnt of the card is kept in any case.
 */
export async function settleHold(services: Services, id: string): Promise<void> {
  const { cards, db, clock, deeds, log, security } = services
  const hold = await findHold(db, id)
  const job = hold && (await findJob(db, hold.job_id))
  if (!cards || !hold || !job || isOver(hold)) return
  let heard: Heard
  try {
    heard = await askProcessor({ ...services, cards }, hold, clock.now())
  } catch (error) {
    log.warn({ err: error, holdId: id }, 'the card processor did not answer')
    await changeHold(db, id, triedAgain(hold.tries, clock.now()))
    return
  }
  const deed = deeds.own()
  await deed.transaction(async (tx) => {
    const deal = await lockDueJob(tx, job)
    const now = await lockHold(tx, id)
    if (!deal || !now || isOver(now)) return
    if (typeof heard === 'object' && heard.intent) await keepCard(tx, now, heard)
    const failed = typeof heard === 'object' ? heard.failedTries : 0
    if (failed > 0 && (await countFailures(tx, id, failed, deed.now))) {
      security.note({
        event: 'excess_rate_limit_exceeded',
        code: 'cards_refused',
        subjectId: job.id,
      })
      // Nobody goes on trying: the page is over, and closed with the next look.
      if (now.state === 'needs_card' && typeof heard === 'object' && heard.state === 'waiting') {
        await changeHold(tx, id, { answer_by: deed.now, look_at: deed.now })
        return
      }
    }
    if (now.state === hold.state) await follow(tx, deal, now, heard, deed.now)
    else await changeHold(tx, id, { look_at: deed.now })
  })
}

const isOver = ({ state }: HoldRow) => ['captured', 'released', 'failed', 'expired'].includes(state)

const keepCard = (tx: Tx, { id }: HoldRow, seen: CardSeen) =>
  changeHold(tx, id, {
    intent: seen.intent,
    customer: seen.customer,
    method: seen.method,
    ...(seen.brand && { brand: seen.brand }),
    ...(seen.last4 && { last4: seen.last4 }),
    ...(seen.captureBefore && { capture_before: seen.captureBefore }),
  })

/** Where the hold goes by what the processor says. */
async function follow(
  tx: Tx,
  deal: JobDeal,
  hold: HoldRow,
  heard: Heard,
  now: Date,
): Promise<void> {
  const state = typeof heard === 'object' ? heard.state : heard
  const { id } = hold
  const is = (action: keyof typeof holdLifecycle.actions) => may(holdLifecycle, action, hold.state)
  const over = { moved_at: now, look_at: null }
  const tell = (name: CardEvent, cents: number) => {
    const card = decimal(cents)
    const credit = hold.credit_cents > 0 ? { credit: decimal(hold.credit_cents) } : {}
    return recordOfDeal(tx, name, deal, {
      facts: { card, ...credit },
      payload: { amount: card, ...credit },
    })
  }

  const failing = hold.kind === 'tip' ? 'tip_failed' : 'payment_failed'

  if (typeof heard === 'object' && state === 'held' && is('hold')) {
    if (hold.kind === 'tip') {
      // Nothing is waited for: it is taken at once.
      const taken = { capture_cents: hold.cents, held_at: now, moved_at: now, tries: 0 }
      await changeHold(tx, id, { state: 'capturing', ...taken, look_at: now })
      return
    }
    await changeHold(tx, id, {
      state: 'held',
      held_at: now,
      moved_at: now,
      tries: 0,
      look_at: nextLook(heard, now),
    })
    if (hold.replaces) {
      const old = await lockHold(tx, hold.replaces)
      if (old?.state === 'held') {
        await changeHold(tx, old.id, { state: 'releasing', moved_at: now, look_at: now })
        if (old.credit_cents > 0) await moveCredit(tx, old.id, id)
      }
      // What has gone meanwhile needs nothing in its place.
      else await changeHold(tx, id, { state: 'releasing', look_at: now })
      return
    }
    await tell('payment_secured', hold.cents)
    // More was approved while the processor's page was open.
    const rise = deal.job.price_cents - hold.cents - hold.credit_cents
    if (hold.kind === 'agreed' && rise > 0) await holdRise(tx, hold.job_id, rise, now)
  } else if (typeof heard === 'object' && state === 'captured' && is('taken')) {
    const cents = heard.capturedCents
    if (hold.kind === 'tip') {
      await postTip(tx, deal.job, hold, cents, heard.costCents, now)
      await changeHold(tx, id, { state: 'captured', captured_cents: cents, ...over })
      await tell('tip_paid', cents)
      return
    }
    await postCapture(tx, deal.job, hold, cents, heard.costCents, now)
    await changeHold(tx, id, { state: 'captured', captured_cents: cents, ...over })
    await postRest(tx, deal, now)
    await setAside(tx, deal.job, now)
    await tell('payment_captured', cents)
  } else if (is('gone') && ['released', 'expired', 'page_closed', 'declined'].includes(state)) {
    await changeHold(tx, id, { state: 'released', ...over })
    const isReplaced = (await findSuccessor(tx, id)) !== undefined
    if (hold.held_at && !isReplaced) await tell('payment_released', hold.cents)
  } else if (is('fail') && failures[state]) {
    await changeHold(tx, id, { state: 'failed', failed_because: failures[state], ...over })
    await giveCreditBack(tx, hold)
    if (!hold.replaces) await tell(failing, hold.cents)
  } else if (is('lapse') && (state === 'expired' || state === 'released')) {
    await changeHold(tx, id, { state: 'expired', ...over })
    await giveCreditBack(tx, hold)
    if (hold.kind !== 'tip') await postRest(tx, deal, now)
    await tell(failing, hold.capture_cents ?? hold.cents)
  } else {
    if (typeof heard === 'object' && hold.state === 'held') await renew(tx, hold, now)
    const isWished = hold.state === 'capturing' || hold.state === 'releasing'
    const tries = hold.tries + (isWished ? 1 : 0)
    await changeHold(tx, id, { tries, look_at: laterLook(hold, heard, now) })
  }
}

type CardEvent =
  | 'tip_paid'
  | 'tip_failed'
  | 'payment_secured'
  | 'payment_failed'
  | 'payment_captured'
  | 'payment_released'

const failures: Readonly<Record<string, HoldFailure>> = {
  declined: 'declined',
  page_closed: 'no_card',
  expired: 'no_card',
  released: 'no_card',
}

/** Nothing was taken: what was reserved with it is the customer's again. */
const giveCreditBack = async (tx: Tx, { id, credit_cents }: HoldRow) => {
  if (credit_cents > 0) await keepCredit(tx, id)
}

/** A job that has closed knows what its card paid, and what not. */
const postRest = async (tx: Tx, { job }: JobDeal, now: Date) => {
  if (job.phase === 'closed') await postClosedJob(tx, job, now)
}

const findSuccessor = (tx: Tx, id: string) =>
  tx.selectFrom('holds').select('id').where('replaces', '=', id).executeTakeFirst()

/** When the bank would give it back, less the time to hold it anew. */
const nextLook = ({ captureBefore }: Pick<CardSeen, 'captureBefore'>, now: Date): Date =>
  new Date(Math.max(now.getTime() + lookMs, (captureBefore?.getTime() ?? 0) - renewBeforeMs))

function laterLook(hold: HoldRow, heard: Heard, now: Date): Date {
  if (hold.state === 'held' && typeof heard === 'object') return nextLook(heard, now)
  const next = now.getTime() + lookMs
  const isAsked = hold.state === 'needs_card' && hold.answer_by > now
  return new Date(isAsked ? Math.min(next, hold.answer_by.getTime()) : next)
}

/** The bank gives it back soon: it is held anew on the same card first, and this one is let go after that. */
async function renew(tx: Tx, hold: HoldRow, now: Date): Promise<void> {
  const { id, job_id, kind, cents, customer, method, capture_before } = hold
  if (!capture_before || capture_before.getTime() - renewBeforeMs > now.getTime()) return
  if (!customer || !method || (await findSuccessor(tx, id))) return
  const answer_by = new Date(now.getTime() + lookMs)
  await insertHold(tx, {
    job_id,
    kind,
    cents,
    customer,
    method,
    replaces: id,
    asked_at: now,
    answer_by,
    look_at: now,
  })
}
