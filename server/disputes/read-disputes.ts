import { sql } from 'kysely'
import { type Dispute, type DisputesOfJob, disputeLifecycle } from '#contract/disputes.ts'
import { may } from '#contract/lifecycle.ts'
import type { Photo, Side } from '#contract/photos.ts'
import { decimal } from '#contract/primitives.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import { settings } from '#contract/settings.ts'
import { findRequest } from '../asking/queries.ts'
import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import { accessTo, type Claim, mayRun } from '../deals/policy.ts'
import { photosJson } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { type DisputeRow, findDisputes, findOffers } from './tables.ts'
import {
  type Contestable,
  contestableCents,
  contestableLines,
  openUntil,
  reasonsOf,
} from './what-is-open.ts'

/** What the two sides of a job disagree on, as the reader's side sees it, and what it can do. */
export async function readDisputes(
  { db, clock }: Services,
  claim: Claim,
  jobId: string,
): Promise<DisputesOfJob> {
  const now = clock.now()
  const job = await findJobForSides(db, claim, jobId)
  const request = await findRequest(db, job.request_id)
  const access = request && accessTo(request, claim)
  const side: Side = access ? 'customer' : 'provider'
  const { actor } = claim
  const mayAct = access
    ? mayRun(access)
    : actor.kind === 'user' && actor.worksFor !== null && mayAtProvider(actor.worksFor.role, 'work')
  const [lines, rows] = [await contestableLines(db, job), await findDisputes(db, jobId)]
  const most = await contestableCents(db, job, side, now)
  const isFree = rows.every(({ by_side, ended_at }) => by_side !== side && ended_at !== null)
  const disputes: Dispute[] = []
  for (const row of rows) disputes.push(await view(db, row, lines, side, mayAct, now))
  return {
    mayOpen:
      mayAct && isFree && most > 0
        ? {
            reasons: reasonsOf(side),
            lines: lines.map(shown),
            most: decimal(most),
            until: openUntil(job).toISOString(),
          }
        : null,
    disputes,
  }
}

const shown = ({ kind, text, cents }: Contestable) => ({ kind, text, amount: decimal(cents) })

async function view(
  db: Db,
  row: DisputeRow,
  lines: readonly Contestable[],
  side: Side,
  mayAct: boolean,
  now: Date,
): Promise<Dispute> {
  const offers = await findOffers(db, row.id)
  const isOwn = row.by_side === side
  const standing = offers.filter(
    ({ expires_at, taken_at }) => row.ended_at === null && !taken_at && expires_at > now,
  )
  const can = (action: keyof typeof disputeLifecycle.actions) =>
    mayAct && may(disputeLifecycle, action, row.state)
  const own = offers.filter((offer) => offer.side === side).length
  return {
    id: row.id,
    state: row.state,
    bySide: row.by_side,
    isOwn,
    reason: row.reason,
    lines: row.lines && lines.filter((_, index) => row.lines?.includes(index)).map(shown),
    claim: decimal(row.claim_cents),
    words: row.words,
    answer: row.answer_words,
    photos: await photosOfDispute(db, row.id),
    award: row.award_cents === null ? null : decimal(row.award_cents),
    because: row.decided_because,
    decision: row.decision_words,
    appeal: row.appeal_words,
    direct: decimal(row.direct_cents),
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    offers: standing.map((offer) => ({
      id: offer.id,
      side: offer.side,
      award: decimal(offer.award_cents),
      expiresAt: offer.expires_at.toISOString(),
    })),
    can: {
      answer: !isOwn && can('answer'),
      offer: can('agree') && own < settings.disputes.offers,
      accept: can('agree') && standing.some((offer) => offer.side !== side),
      withdraw: isOwn && can('withdraw'),
      appeal: can('appeal'),
    },
  }
}

export async function photosOfDispute(db: Db, id: string): Promise<Photo[]> {
  const { rows } = await sql<{ photos: Photo[] }>`
    select ${photosJson(sql`p.dispute_id = ${id}`)} as photos`.execute(db)
  return rows[0]?.photos ?? []
}
