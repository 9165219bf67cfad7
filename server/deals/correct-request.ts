import type { Correction } from '#contract/correcting.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { requestLifecycle } from '#contract/requests.ts'
import { doesWork, takesClass } from '#contract/truck-class.ts'
import { correctionRefusals } from '#contract/words/en/corrections.ts'
import { boardNews } from '../asking/board-card.ts'
import { correctedRequest, differences } from '../asking/corrected-request.ts'
import { consentOf } from '../asking/create-request.ts'
import { endContactsLinks, lendLink } from '../asking/links.ts'
import { type RequestRow, setConsent, setCorrected } from '../asking/queries.ts'
import { isInHeadStart, preferredAlone, ringSoFar } from '../asking/waves.ts'
import { userIdOf } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findProvider } from '../providers/queries.ts'
import { addDetails } from './add-details.ts'
import { endWantedBid } from './approvals.ts'
import { closeOutOfReach, closeUnfitting, findPendingOf, measureAgain } from './bid-queries.ts'
import { type Corrector, keepVersion, refuseAccountsEmail } from './keep-version.ts'
import { lockDeal } from './lock-deal.ts'
import type { Claim } from './policy.ts'
import { refuseToDecide } from './standing.ts'

/**
 * The owner of an open request corrects what it says (once somebody is on it, adds what was left out: `add-details.ts`): a new version stands, the boards and alerts follow it, and who
 * has bid is told. Bids stay good, unless another trade or a shop for a bigger truck is needed now, or the place is out of their reach. What is the same as before changes nothing. Gives
 * the caller's new link where the old one ends with the contact to whom it was sent.
 */
export async function correctRequest(
  { linkKey }: Pick<Services, 'linkKey'>,
  deed: Deed,
  claim: Claim,
  requestId: string,
  form: Correction,
): Promise<string | null> {
  const lending = { now: deed.now, linkKey }
  return deed.transaction(async (tx) => {
    const { request, access } = await lockDeal(tx, claim, { requestId })
    await refuseToDecide(tx, request, access, claim)
    const userId = userIdOf(claim.actor)
    const by = { as: access.as, userId }
    const next = await (request.status === 'in_progress' ? addDetails : correct)(
      tx,
      request,
      by,
      form,
      deed,
    )
    if (!next) return null
    const isEnded = await letOldContactGo(tx, request, next, form, deed)
    if (!isEnded || !claim.grant?.isContacts) return null
    const to = { requestId, onlyBidId: null, isReadOnly: false }
    return (await lendLink(tx, to, lending)).token
  })
}

/** Another number comes with a consent of its own. What was sent to the contact of before opens nothing any more: did anything? */
export async function letOldContactGo(
  tx: Tx,
  before: RequestRow,
  next: RequestRow,
  { textsConsent }: Correction,
  { now }: Deed,
): Promise<boolean> {
  if (next.customer_phone !== before.customer_phone)
    await setConsent(tx, next.id, consentOf(textsConsent, now))
  if (!isContactOther(before, next) || !(await endContactsLinks(tx, next.id, now))) return false
  await recordOfDeal(tx, 'links_ended', { request: next }, { payload: { ofContact: true } })
  return true
}

/** Was a number or an address that stood there wrong, or another person's? */
const isContactOther = (before: RequestRow, next: RequestRow) =>
  (['customer_phone', 'customer_email'] as const).some(
    (name) => before[name] !== '' && before[name] !== next[name],
  )

/** An open request says something else from now on. Gives it as it is now; undefined where nothing is different. */
export async function correct(
  tx: Tx,
  request: RequestRow,
  by: Corrector,
  form: Correction,
  deed: Deed,
): Promise<RequestRow | undefined> {
  refuseUnlessOpen(request, deed.now)
  const corrected = correctedRequest(request, form, deed)
  const changed = differences(request, corrected)
  if (changed.length === 0) return undefined
  refuseAccountsEmail(request, changed)

  const next = {
    ...(await withoutNameThatCannotCome(tx, request, corrected, deed.now)),
    version: request.version + 1,
  }
  const ring = ringSoFar(next.alert_wave, deed.rules)
  await setCorrected(tx, next, ring, deed.now)
  await keepVersion(tx, request, next, changed, by, deed.now)

  const unfitting = await closeUnfittingBids(tx, request, next, deed.now)
  const isMoved = changed.includes('place')
  const tooFar = isMoved ? await closeOutOfReach(tx, next, deed.now) : []
  if (isMoved) await measureAgain(tx, next)
  const closed = [...unfitting, ...tooFar]
  const [before, after] = [await boardNews(tx, request), await boardNews(tx, next)]
  const alerts = {
    ring,
    isHeadStart: isInHeadStart(next),
    onlyProviderIds: preferredAlone(next),
  }
  const payload = {
    ...after,
    before: before.reach,
    known: { ...before.reach, ...alerts },
    asked: { ...after.reach, ...alerts },
    bidders: await findPendingOf(tx, request.id),
    losers: closed.map((bid) => bid.provider_id),
    outOfReach: tooFar.map((bid) => bid.provider_id),
    corrected: changed,
  }
  await recordOfDeal(
    tx,
    'request_corrected',
    { request: next },
    { facts: { corrected: changed }, payload },
  )
  await endWantedBid(tx, { request: next, gone: closed }, deed.now, 'approval_bid_closed')
  return next
}

function refuseUnlessOpen(request: RequestRow, now: Date) {
  if (request.status === 'in_progress')
    throw new Refusal('already_assigned', correctionRefusals.accepted)
  const closed = refusalOf(requestLifecycle, 'correct', request.status)
  if (closed || request.expires_at <= now)
    throw new Refusal('request_not_open', correctionRefusals.over)
}

/** Who was asked for by name but does not do what is needed now is asked no more; the others hear at once. */
async function withoutNameThatCannotCome(
  tx: Tx,
  before: RequestRow,
  next: RequestRow,
  now: Date,
): Promise<RequestRow> {
  if (!next.named_provider_id) return next
  const isSameWork =
    sharesTrade(before.trades, next.trades) && before.truck_class === next.truck_class
  if (isSameWork) return next
  const provider = await findProvider(tx, next.named_provider_id)
  const { trades, truck_class: truckClass } = next
  if (provider && doesWork({ ...provider, truckWork: provider.truck_work }, { trades, truckClass }))
    return next
  return {
    ...next,
    named_provider_id: null,
    next_alert_at: isInHeadStart(next) ? now : next.next_alert_at,
  }
}

const sharesTrade = (some: readonly string[], others: readonly string[]) =>
  some.some((trade) => others.includes(trade))

/** A price for a tire says nothing of a tow, and who takes no heavy truck does not come for one. Gives the bids that were closed. */
async function closeUnfittingBids(
  tx: Tx,
  before: RequestRow,
  next: RequestRow,
  now: Date,
): Promise<readonly { id: string; provider_id: string }[]> {
  const isOtherWork = before.trades.join() !== next.trades.join()
  if (!isOtherWork && before.truck_class === next.truck_class) return []
  const isAnother = !sharesTrade(before.trades, next.trades)
  const doesIt = (trades: readonly string[]) =>
    !isOtherWork || (!isAnother && sharesTrade(trades, next.trades))
  return closeUnfitting(
    tx,
    next.id,
    ({ trades, truck_work }) => doesIt(trades) && takesClass(truck_work, next.truck_class),
    now,
  )
}
