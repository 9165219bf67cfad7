import { sql } from 'kysely'
import type { DisputeForAdmin, readDisputeAtDesk as endpoint } from '#contract/disputes.ts'
import { disputeLifecycle } from '#contract/disputes.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { may } from '#contract/lifecycle.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../../asking/request-names.ts'
import type { User } from '../../auth/actor.ts'
import { notFound } from '../../core/not-found.ts'
import { photosOfDispute } from '../../disputes/read-disputes.ts'
import { readEvidence } from '../../disputes/read-evidence.ts'
import { settledBy } from '../../disputes/settled-by.ts'
import type { Db } from '../../platform/db/tables.ts'

const most = 200

const shown = (language: Language) => sql`
  d.id, d.job_id as "jobId", ${titleIn(language)} as title,
  json_build_object('id', p.id, 'name', p.business_name) as provider,
  coalesce(f.company_name, r.customer_name) as "customerName", d.state, d.by_side as "bySide", d.reason,
  dollars(d.claim_cents) as claim, iso(d.moved_at) as "movedAt", iso(d.due_at) as "dueAt"`

const from = sql`
  from disputes d join jobs j on j.id = d.job_id join requests r on r.id = j.request_id
  join providers p on p.id = j.provider_id left join fleets f on f.id = r.fleet_id`

/** Disputes that are not over: those that wait for a decision first, the longest waiting at the top. */
export async function listDisputes(db: Db, language: Language): Promise<DisputeForAdmin[]> {
  const { rows } = await sql<DisputeForAdmin>`
    select ${shown(language)} ${from} where d.ended_at is null
    order by d.state in ('answered', 'appealed') desc, d.moved_at limit ${most}`.execute(db)
  return rows
}

/** One dispute with all that is known to decide on it. */
export async function readDisputeAtDesk(
  db: Db,
  admin: User,
  id: string,
  language: Language,
): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<
    Omit<
      AnswerOf<typeof endpoint>,
      'photos' | 'evidence' | 'settledBy' | 'mayDecide' | 'mayDecideComeback'
    > & {
      decidedBy: string | null
      canComeBack: boolean
    }
  >`
    select ${shown(language)}, d.words, d.answer_words as answer, d.appeal_words as appeal, d.appeal_side as "appealSide",
      d.still_wrong as "stillWrong", d.by_side = 'customer' and d.comeback_job_id is null
        and j.finished_at is not null and j.cancellation_fee_cents is null as "canComeBack",
      (select json_build_object('jobId', back.id, 'phase', back.phase) from jobs back
        where back.id = d.comeback_job_id) as comeback,
      dollars(d.award_cents) as award, d.decision_words as decision, d.pack,
      encode(d.pack_hash, 'hex') as "packHash", d.decided_by as "decidedBy"
    ${from} where d.id = ${id}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw notFound('dispute')
  const { decidedBy, canComeBack, ...dispute } = row
  const mayDecide =
    may(disputeLifecycle, 'decide', dispute.state) ||
    (may(disputeLifecycle, 'decide_again', dispute.state) && decidedBy !== admin.userId)
  return {
    ...dispute,
    photos: await photosOfDispute(db, id),
    settledBy: await settledBy(db, row),
    evidence: dispute.pack === null ? null : await readEvidence(db, dispute.pack),
    mayDecide,
    mayDecideComeback: mayDecide && canComeBack,
  }
}
