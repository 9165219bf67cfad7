import type { BodyOf } from '#contract/endpoint.ts'
import type { sendMessage as endpoint, Message } from '#contract/messaging.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { holdRequest } from '../asking/queries.ts'
import { userIdOf } from '../auth/actor.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Claim } from '../deals/policy.ts'
import { attachPhotos } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { findProvider } from '../providers/queries.ts'
import { closedBecause, holdsBack, maySendPhotos, readerOf, type Seat, seatOf } from './policy.ts'
import { insertMessage, readMessage, setReadUpTo } from './queries.ts'

/**
 * A party of a bid says something to the other. Until the bid is accepted, numbers, addresses and links are held back
 * and both are told so (rules C10); the request is held meanwhile, so that an acceptance cannot come in between.
 */
export async function sendMessage(
  deed: Deed,
  claim: Claim,
  said: BodyOf<typeof endpoint>,
): Promise<Message> {
  return deed.transaction(async (tx) => {
    await holdRequest(tx, said.serviceRequestId)
    const seat = await seatOf(tx, claim, said.bidId, deed.now)
    if (!seat || seat.request.id !== said.serviceRequestId) throw notFound('conversation')
    await refuseWrongParty(tx, seat, said)
    const closed = closedBecause(seat, deed.now)
    if (closed) throw new Refusal('conversation_closed', closed)
    const photoIds = [...new Set(said.photoIds ?? [])]
    refuseEmpty(said.content, photoIds)
    if (photoIds.length > 0 && !maySendPhotos(seat, deed.now))
      throw new Refusal('not_allowed', refusals.photos.afterAcceptance)

    const { bid, side } = seat
    const content = holdsBack(seat) ? redactContacts(said.content) : said.content
    const { id } = await insertMessage(tx, {
      bid_id: bid.id,
      side,
      user_id: userIdOf(claim.actor),
      content,
      is_held_back: content !== said.content,
      created_at: deed.now,
    })
    const attached = await attachPhotos(tx, {
      photoIds,
      bidId: bid.id,
      side,
      to: { message_id: id },
    })
    if (attached !== photoIds.length) throw notFound('photo')
    // Who answers has read what stands above.
    await setReadUpTo(tx, bid.id, side, id)
    await recordOfDeal(tx, 'message_sent', seat, { payload: { side } })
    const message = await readMessage(tx, id, readerOf(seat, claim))
    if (!message) throw new Error('a message was not written')
    return message
  })
}

/** A body that says who is speaking, or to whom, must say what the session says (rules C22). */
async function refuseWrongParty(
  db: Db,
  { side, bid, request }: Seat,
  { senderType, recipientId }: BodyOf<typeof endpoint>,
) {
  const claimed = senderType === 'service_provider' ? 'provider' : senderType
  if (claimed !== undefined && claimed !== side)
    throw new Refusal('not_allowed', refusals.messages.ownName)
  if (recipientId === undefined) return
  const provider = side === 'customer' ? await findProvider(db, bid.provider_id) : undefined
  const recipients =
    side === 'customer' ? [bid.provider_id, provider?.owner_user_id] : [request.customer_user_id]
  if (!recipients.includes(recipientId))
    throw new Refusal('not_allowed', refusals.messages.otherParty)
}

function refuseEmpty(content: string, photoIds: string[]) {
  if (content !== '' || photoIds.length > 0) return
  throw wrongField('content', refusals.messages.empty)
}
