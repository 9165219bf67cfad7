import type { Payment, PaymentState } from '#contract/payments.ts'
import { creditFor } from '#contract/pledge.ts'
import { decimal } from '#contract/primitives.ts'
import { findRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { accessTo, type Claim, mayRun, onlyLooks } from '../deals/policy.ts'
import { findStand } from '../payments/chargebacks.ts'
import { findCreditNotes } from '../payments/credit-notes.ts'
import { creditable } from '../payments/credit-terms.ts'
import { creditLeft } from '../payments/credits.ts'
import { findFleetCheck } from '../payments/fleet-checks.ts'
import { findHolds, type HoldRow, isOfAgreed, paidOf, waitsForCard } from '../payments/holds.ts'
import { findRefunds, leftOf, refundable } from '../payments/refunds.ts'
import { findSetAside } from '../payments/reserve.ts'
import { tipRefundable } from '../payments/tips.ts'
import { byCard, byCredit, leftToPay, owed } from '../payments/to-collect.ts'
import { hasRightAt } from '../providers/policy.ts'
import { mostByCheck, showsCheck } from './fleet-check.ts'
import { asAnswered, findTermsOfPayment, mayChoose } from './payment-on-terms.ts'
import { takesCard } from './put-card.ts'
import { readTip } from './read-tip.ts'
import { cardsOffForJob } from './tried-cards.ts'

/** How a job is paid, for its two sides: the card itself is for the customer's side alone, not for a link that only looks, and no id of the processor is anybody's. */
export async function readPayment(
  { db, cards, clock }: Services,
  claim: Claim,
  jobId: string,
): Promise<Payment> {
  const job = await findJobForSides(db, claim, jobId)
  const [request, holds] = [await findRequest(db, job.request_id), await findHolds(db, jobId)]
  const access = request && accessTo(request, claim)
  const refunds = await findRefunds(db, jobId)
  const left = holds.reduce((sum, hold) => sum + leftOf(hold, refunds), 0)
  const taken = holds.reduce((sum, hold) => sum + paidOf(hold), 0)
  const free =
    (await refundable(db, jobId)) + (await tipRefundable(db, jobId)) + (await creditable(db, jobId))
  const state = stateOf(holds)
  const cents = holds.reduce((sum, hold) => sum + byCard(hold), 0)
  const credited = holds.reduce((sum, hold) => sum + byCredit(hold), 0)
  const isOwners = !!access && !onlyLooks(access)
  const shown = holds.findLast(({ last4, held_at }) => last4 && held_at)
  const open = holds.find(waitsForCard)
  // A job that ended for nothing goes on no bill.
  const onTerms = owed(job) > 0 ? await findTermsOfPayment(db, job) : null
  const check = await findFleetCheck(db, jobId)
  const canPut =
    cards !== null &&
    !onTerms &&
    !check &&
    takesCard(job) &&
    !['secured', 'taking', 'taken'].includes(state)
  const offUntil = canPut && holds.length > 0 ? await cardsOffForJob(db, jobId, clock.now()) : null
  return {
    state: onTerms ? 'terms' : state,
    canPutCard: canPut && !offUntil && !!access && mayRun(access),
    cardsOffUntil: canPut ? (offUntil?.toISOString() ?? null) : null,
    amount: decimal(onTerms ? owed(job) : cents),
    credit:
      isOwners || !access
        ? await readCredit(db, job, {
            state,
            open: access ? open : undefined,
            byCredit: credited,
            cents,
            canPut: canPut && !!access && mayRun(access),
          })
        : null,
    direct: decimal(onTerms ? 0 : leftToPay(job, holds)),
    card:
      isOwners && shown?.last4 && shown.brand ? { brand: shown.brand, last4: shown.last4 } : null,
    refunded: decimal(onTerms?.credited ?? taken - left),
    refundable:
      free > 0 && hasRightAt(claim.actor, job.provider_id, 'keepMoney') ? decimal(free) : null,
    setAside: access ? decimalOrNull(await findSetAside(db, jobId)) : null,
    creditNotes: await findCreditNotes(db, jobId),
    chargeback: await findStand(db, jobId),
    ...asRead(check, {
      mayGive: !!access && mayRun(access) && !onTerms && mostByCheck(job, holds, clock.now()) > 0,
      mayShow: hasRightAt(claim.actor, job.provider_id, 'work') && showsCheck(job),
    }),
    ...(await readTip(db, job, {
      isOwner: !!access,
      mayPay: cards !== null && !!access && mayRun(access),
      now: clock.now(),
    })),
    terms: onTerms && asAnswered(onTerms, access !== null && access?.as === 'member'),
    mayChoose: await mayChoose(db, request, access, job, {
      isOnTerms: onTerms !== null,
      hasOpenPage: holds.filter(isOfAgreed).some(waitsForCard),
    }),
    until: open?.state === 'needs_card' ? open.answer_by.toISOString() : null,
  }
}

/** What a credit pays of a job, or would if a card were put on it now. */
async function readCredit(
  db: Services['db'],
  job: JobRow,
  of: {
    state: PaymentState
    open: HoldRow | undefined
    byCredit: number
    cents: number
    canPut: boolean
  },
): Promise<Payment['credit']> {
  const { state, open, byCredit, cents } = of
  if (state === 'needs_card' && open?.credit_cents)
    return { state: 'reserved', amount: decimal(open.credit_cents), onCard: decimal(open.cents) }
  if (byCredit > 0)
    return {
      state: state === 'taken' ? 'used' : 'reserved',
      amount: decimal(byCredit),
      onCard: decimal(cents),
    }
  const ready = of.canPut ? creditFor(job.price_cents, await creditLeft(db, job.id)) : 0
  return ready > 0
    ? { state: 'ready', amount: decimal(ready), onCard: decimal(job.price_cents - ready) }
    : null
}

/** What is known of a fleet check: never its code. */
function asRead(
  check: Awaited<ReturnType<typeof findFleetCheck>>,
  { mayGive, mayShow }: { mayGive: boolean; mayShow: boolean },
): Pick<Payment, 'fleetCheck' | 'mayGiveCheck'> {
  const isOpen = !check?.shown_at
  const mayGiveCheck = mayGive && isOpen
  return {
    mayGiveCheck,
    fleetCheck: check
      ? {
          issuer: check.issuer,
          amount: decimal(check.cents),
          last4: check.last4,
          isShown: !isOpen,
          mayGive: mayGiveCheck,
          mayShow: mayShow && isOpen,
        }
      : null,
  }
}

const decimalOrNull = (cents: number) => (cents > 0 ? decimal(cents) : null)

function stateOf(holds: readonly HoldRow[]): PaymentState {
  const is = (...states: readonly HoldRow['state'][]) =>
    holds.some(({ state }) => states.includes(state))
  if (holds.length === 0) return 'direct'
  if (is('capturing')) return 'taking'
  if (is('captured')) return 'taken'
  if (is('held')) return 'secured'
  if (holds.some(waitsForCard)) return 'needs_card'
  // A page that nobody has put a card on holds nothing that could be let go.
  const last = holds.at(-1)
  if (last?.state === 'failed' || last?.state === 'expired') return 'failed'
  return holds.some(({ held_at }) => held_at !== null) ? 'released' : 'direct'
}
