import type { Conversation, MessagePage } from '#contract/messaging.ts'
import { requestNames } from '#contract/words/en/request-names.ts'
import type { Language } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import { inLanguage } from '#contract/words/words.ts'
import { findOwnership } from '../asking/queries.ts'
import { titleOf } from '../asking/request-names.ts'
import { userIdOf } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { requireAccess } from '../deals/claim.ts'
import { type Claim, onlyLooks } from '../deals/policy.ts'
import { findNames, findProviderOf } from '../providers/queries.ts'
import { closedBecause, holdsBack, maySendPhotos, readerOf, seatOf } from './policy.ts'
import { findConversations, findMessages, findReadUpTo, setReadUpTo } from './queries.ts'

/** The conversation on a bid, for its two parties. */
export async function readMessages(
  { db, clock }: Services,
  claim: Claim,
  bidId: string,
  before: string | undefined,
  language: Language,
): Promise<MessagePage> {
  const seat = await seatOf(db, claim, bidId, clock.now())
  if (!seat) throw notFound('conversation')
  const { side, bid, request } = seat
  const other = side === 'customer' ? 'provider' : 'customer'
  const [page, readUpTo, names] = await Promise.all([
    findMessages(db, bidId, readerOf(seat, claim), before === undefined ? null : Number(before)),
    findReadUpTo(db, bidId, other),
    side === 'customer' ? findNames(db, bid.provider_id) : undefined,
  ])
  const now = clock.now()
  const closed = closedBecause(seat, now)
  const customer =
    (!holdsBack(seat) && request.customer_name) || inLanguage(requestNames, language).customer
  return {
    serviceRequestId: request.id,
    side,
    with: names?.business_name ?? customer,
    title: titleOf(request, language),
    ...page,
    readUpTo,
    holdsBack: holdsBack(seat),
    can: { send: closed === null, sendPhotos: maySendPhotos(seat, now) },
    closedBecause: closed && sentence(closed, language),
  }
}

/** This side has seen everything up to a message. */
export async function markRead(
  { db, clock }: Services,
  claim: Claim,
  bidId: string,
  upTo: number,
): Promise<void> {
  const seat = await seatOf(db, claim, bidId, clock.now())
  if (!seat) throw notFound('conversation')
  await setReadUpTo(db, bidId, seat.side, upTo)
}

/** The conversations of an account. */
export async function listConversations(
  { db }: Services,
  claim: Claim,
  language: Language,
): Promise<Conversation[]> {
  const { actor } = claim
  if (actor.kind !== 'user') return []
  if (actor.userType !== 'service_provider')
    return findConversations(db, { side: 'customer', claim }, actor.userId, language)
  const provider = await findProviderOf(db, actor.userId)
  return provider
    ? findConversations(db, { side: 'provider', providerId: provider.id }, actor.userId, language)
    : []
}

/** The conversations on one request, for its owner; a bid's link sees its own. */
export async function listRequestConversations(
  { db }: Services,
  claim: Claim,
  requestId: string,
  language: Language,
): Promise<Conversation[]> {
  const { access } = requireAccess(await findOwnership(db, requestId), claim)
  // What is said stays between the two parties.
  if (onlyLooks(access)) return []
  return findConversations(
    db,
    { side: 'customer', requestId, onlyBidId: access.onlyBidId },
    userIdOf(claim.actor),
    language,
  )
}
