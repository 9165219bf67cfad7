import { sql } from 'kysely'
import { type Dispute, type DisputesOfJob, disputeLifecycle } from '#contract/disputes.ts'
import { jobLifecycle } from '#contract/jobs.ts'
import { may } from '#contract/lifecycle.ts'
import type { Photo, Side } from '#contract/photos.ts'
import { decimal } from '#contract/primitives.ts'
import { settings } from '#contract/settings.ts'
import { findToken } from '../asking/links.ts'
import { findRequest } from '../asking/queries.ts'
import type { Actor } from '../auth/actor.ts'
import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import { findJob, type JobRow } from '../deals/job-queries.ts'
import { type Access, accessTo, type Claim, mayRun } from '../deals/policy.ts'
import { sideOf } from '../deals/side-of.ts'
import { photosJson } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { comebackRefusal } from './begin-comeback.ts'
import { settlesMoney } from './settles-money.ts'
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
  services: Services,
  claim: Claim,
  jobId: string,
): Promise<DisputesOfJob> {
  const { db, clock } = services
  const now = clock.now()
  const job = await findJobForSides(db, claim, jobId)
  const request = await findRequest(db, job.request_id)
  const access = request && accessTo(request, claim)
  const acting = request ? await sideOf(db, request, job, claim) : null
  // Who only looks sees what the customer sees.
  const side = acting ?? 'customer'
  const mayAct = acting !== null
  const [lines, rows] = [await contestableLines(db, job), await findDisputes(db, jobId)]
  const most = await contestableCents(db, job, side, now)
  const isFree = rows.every(({ by_side, ended_at }) => by_side !== side && ended_at !== null)
  const disputes: Dispute[] = []
  for (const row of rows)
    disputes.push(
      await view(
        services,
        row,
        {
          job,
          lines,
          side,
          mayAct,
          settles: settlesMoney(side, claim.actor, job),
          comesBack: !isSuspended(claim.actor),
          access: access ?? null,
        },
        now,
      ),
    )
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
    mayObjectAgain:
      mayAct &&
      side === 'customer' &&
      job.comeback_of !== null &&
      may(jobLifecycle, 'object', job.phase),
    disputes,
  }
}

const isSuspended = (actor: Actor) => actor.kind !== 'stranger' && actor.suspended

const shown = ({ kind, text, cents }: Contestable) => ({ kind, text, amount: decimal(cents) })

interface Reader {
  job: JobRow
  lines: readonly Contestable[]
  side: Side
  mayAct: boolean
  settles: boolean
  /** Nobody who is suspended comes to a truck. */
  comesBack: boolean
  access: Access | null
}

async function view(
  { db, linkKey }: Services,
  row: DisputeRow,
  { job, lines, side, mayAct, settles, comesBack, access }: Reader,
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
    comeback: await comebackOf(db, row, access, linkKey),
    stillWrong: row.still_wrong,
    direct: decimal(row.direct_cents),
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at?.toISOString() ?? null,
    offers: standing.map((offer) => ({
      id: offer.id,
      side: offer.side,
      award: decimal(offer.award_cents),
      isComeback: offer.is_comeback,
      expiresAt: offer.expires_at.toISOString(),
    })),
    settles,
    can: {
      answer: !isOwn && can('answer'),
      offer: settles && can('agree') && own < settings.disputes.offers,
      offerComeback:
        comesBack &&
        can('agree_comeback') &&
        own < settings.disputes.offers &&
        comebackRefusal(row, job) === null &&
        !standing.some((offer) => offer.is_comeback),
      accept: settles && can('agree') && standing.some((offer) => offer.side !== side),
      withdraw: isOwn && can('withdraw'),
      appeal: can('appeal'),
    },
  }
}

/** With which the provider does it again, and the way there for who reads by a link that may do everything. */
async function comebackOf(
  db: Db,
  { comeback_job_id: id }: DisputeRow,
  access: Access | null,
  linkKey: string,
): Promise<Dispute['comeback']> {
  const job = id && (await findJob(db, id))
  const request = job && (await findRequest(db, job.request_id))
  if (!job || !request) return null
  const isByLink = access?.as === 'link' && mayRun(access)
  return {
    requestId: request.id,
    jobId: job.id,
    phase: job.phase,
    until: request.expires_at.toISOString(),
    token: isByLink ? await findToken(db, request.id, linkKey) : null,
  }
}

export async function photosOfDispute(db: Db, id: string): Promise<Photo[]> {
  const { rows } = await sql<{ photos: Photo[] }>`
    select ${photosJson(sql`p.dispute_id = ${id}`)} as photos`.execute(db)
  return rows[0]?.photos ?? []
}
