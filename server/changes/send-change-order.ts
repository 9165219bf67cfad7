import { mayAskForMore } from '#contract/ask-for-more.ts'
import { type BidLine, totalCents } from '#contract/bid-lines.ts'
import { type sendChangeOrder as endpoint, needsPhoto } from '#contract/change-orders.ts'
import { deadlines } from '#contract/deadlines.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { userIdOf } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { limitOfDriverBelow } from '../deals/approvals.ts'
import { beginChain } from '../deals/approver-chain.ts'
import { findBid } from '../deals/bid-queries.ts'
import { findChangeStates } from '../deals/change-order-queries.ts'
import type { JobRow } from '../deals/job-queries.ts'
import { type JobActor, lockOwnJob } from '../deals/lock-own-job.ts'
import { attachPhotos } from '../photos/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { proveCharge } from '../proofs/prove-charge.ts'

const { most, timesBid } = settings.changeOrders

/**
 * At the truck the provider, or the technician on the job, finds more than was asked for (money §4), and asks for more, line by line, with a photo where it
 * is much. Nothing of it is owed before the customer has said yes; silence is a no.
 */
export async function sendChangeOrder(
  deed: Deed,
  actor: JobActor,
  jobId: string,
  { reason, words, lines, photoIds = [] }: BodyOf<typeof endpoint>,
): Promise<{ id: string }> {
  return deed.transaction(async (tx) => {
    const { request, job } = await lockOwnJob(tx, actor, jobId)
    const rise = totalCents(lines)
    if (job.comeback_of !== null) throw new Refusal('wrong_state', refusals.changes.comeback)
    if (!mayAsk(job, deed.now)) throw new Refusal('wrong_state', refusals.changes.notNow)
    await refuseTooMany(tx, job, rise)
    const photos = [...new Set(photoIds)]
    if (photos.length === 0 && needsPhoto(rise, job.price_cents))
      throw wrongField('photoIds', jobFields.photoOfChange)
    // There is little time to answer: who may approve all of it is asked at once, not only when the driver presses.
    const isAbove = (await limitOfDriverBelow(tx, request, job.price_cents + rise)) !== null
    const { id } = await tx
      .insertInto('change_orders')
      .values({
        job_id: job.id,
        reason,
        words: words || null,
        lines: JSON.stringify(lines satisfies BidLine[]),
        rise_cents: rise,
        price_before_cents: job.price_cents,
        by_user_id: userIdOf(actor),
        by_technician_id: actor.kind === 'technician' ? actor.technicianId : null,
        sent_at: deed.now,
        expires_at: new Date(deed.now.getTime() + deadlines.changeOrderExpiry(request.urgency)),
        ...(isAbove && (await beginChain(tx, request, deed.now))),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const attached = await attachPhotos(tx, {
      photoIds: photos,
      bidId: job.bid_id,
      side: 'provider',
      to: { change_order_id: id },
    })
    if (attached !== photos.length) throw notFound('photo')
    await proveCharge(tx, deed, job.id, id)
    await recordOfDeal(
      tx,
      'change_order_sent',
      { request, job },
      { note: words || null, facts: { more: decimal(rise) } },
    )
    return { id }
  })
}

const mayAsk = ({ phase, finished_at }: JobRow, now: Date): boolean =>
  mayAskForMore({ phase, finishedAt: finished_at?.toISOString() ?? null }, now.getTime())

async function refuseTooMany(tx: Tx, job: JobRow, rise: number): Promise<void> {
  const states = await findChangeStates(tx, job.id)
  if (states.some(({ status }) => status === 'sent'))
    throw new Refusal('wrong_state', refusals.changes.waits)
  if (states.length >= most) throw new Refusal('wrong_state', refusals.changes.tooMany)
  const bid = await findBid(tx, job.bid_id)
  if (bid && job.price_cents + rise > timesBid * bid.price_cents)
    throw wrongField('lines', refusals.changes.tooMuch)
}
