import { deadlines } from '#contract/deadlines.ts'
import type { openDispute as endpoint } from '#contract/disputes.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { jobFields } from '#contract/words/en/fields/job.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { keepLinks } from '../asking/links.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { closeContested } from '../deals/confirm-job.ts'
import { findJob, type JobRow } from '../deals/job-queries.ts'
import type { Claim } from '../deals/policy.ts'
import { setAside } from '../payments/reserve.ts'
import { attachPhotos } from '../photos/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { freezeEvidence } from './evidence-pack.ts'
import { lockSide, type OneSide } from './lock-side.ts'
import { findDisputes, otherSide } from './tables.ts'
import { contestableCents, contestableLines, reasonsOf } from './what-is-open.ts'
import './events.ts'

/**
 * One side of a job that is over objects (money §6): to lines of what was agreed or to all of it, with what it claims. Work that
 * waits for its confirmation is over with it. The evidence is frozen, the contested money set aside, the other side asked.
 */
export async function openDispute(
  deed: Deed,
  claim: Claim,
  jobId: string,
  body: BodyOf<typeof endpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const one = await lockSide(tx, claim, jobId)
    const { side, deal } = one
    await refuseTwice(tx, one)
    const most = await contestableCents(tx, deal.job, side, deed.now)
    if (most === 0) throw new Refusal('wrong_state', refusals.disputes.notNow)
    if (!reasonsOf(side).includes(body.reason))
      throw wrongField(
        'reason',
        side === 'customer' ? refusals.disputes.onlyProvider : refusals.disputes.onlyCustomer,
      )
    const claim_cents = await claimed(tx, deal.job, body, most)
    if (deal.by === 'customer' && deal.job.phase === 'awaiting_confirmation')
      await closeContested(tx, { ...deal, by: 'customer' }, deed.now)
    const job = (await findJob(tx, jobId)) ?? deal.job
    const { id } = await tx
      .insertInto('disputes')
      .values({
        job_id: jobId,
        by_side: side,
        reason: body.reason,
        lines: body.lines?.length ? body.lines : null,
        words: body.words,
        claim_cents,
        opened_by: deed.by.userId,
        opened_at: deed.now,
        moved_at: deed.now,
        due_at: new Date(deed.now.getTime() + deadlines.disputeAnswer()),
        ...(await freezeEvidence(tx, job, deed.now)),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await showPhotos(tx, one, id, body.photoIds ?? [])
    await setAside(tx, job, deed.now)
    await keepLinks(tx, job.request_id, new Date(deed.now.getTime() + settings.disputes.linksMs))
    const amount = decimal(claim_cents)
    await recordOfDeal(tx, 'dispute_opened', deal, {
      note: body.words,
      facts: { claim: amount },
      payload: { disputeId: id, to: otherSide(side), amount },
    })
  })
}

async function refuseTwice(tx: Tx, { side, deal }: OneSide): Promise<void> {
  const before = await findDisputes(tx, deal.job.id)
  if (before.some(({ by_side }) => by_side === side))
    throw new Refusal('wrong_state', refusals.disputes.already)
  if (before.some(({ ended_at }) => ended_at === null))
    throw new Refusal('wrong_state', refusals.disputes.running)
}

/** What is claimed, within what its lines come to and what is owed. */
async function claimed(
  tx: Tx,
  job: JobRow,
  { claim, lines: chosen = [] }: BodyOf<typeof endpoint>,
  most: number,
): Promise<number> {
  const lines = await contestableLines(tx, job)
  const contested = lines.filter((_, index) => chosen.includes(index))
  if (contested.length !== chosen.length) throw wrongField('lines', jobFields.disputeLines)
  const sum = contested.reduce((cents, line) => cents + line.cents, 0)
  const limit = chosen.length > 0 ? Math.min(most, sum) : most
  const cents = centsOf(claim) ?? 0
  if (cents === 0) throw wrongField('claim', jobFields.claim)
  if (cents > limit) throw wrongField('claim', jobFields.claimAtMost({ most: decimal(limit) }))
  return cents
}

/** What a side shows with its words: photos of the conversation that stand nowhere yet. */
export async function showPhotos(
  tx: Tx,
  { side, deal }: OneSide,
  dispute_id: string,
  photoIds: readonly string[],
): Promise<void> {
  const photos = [...new Set(photoIds)]
  const attached = await attachPhotos(tx, {
    photoIds: photos,
    bidId: deal.job.bid_id,
    side,
    to: { dispute_id },
  })
  if (attached !== photos.length) throw notFound('photo')
}
