import { sql } from 'kysely'
import type {
  FullLimit,
  LateJob,
  OperationsBoard,
  RequestWithoutBid,
} from '#contract/admin-operations.ts'
import { awaitedPhases } from '#contract/jobs.ts'
import type { Rules } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { unaskedOf } from '../asking/queries.ts'
import { areaIn, titleIn } from '../asking/request-names.ts'
import { howBackupsStand } from '../backup/how-backups-stand.ts'
import type { Services } from '../core/services.ts'
import { phaseList } from '../deals/phase-list.ts'
import type { Db } from '../platform/db/tables.ts'
import { oldestApproval } from '../views/waiting-approvals.ts'
import { findRunningChargebacks } from './desk/read-chargebacks.ts'
import { readReconciliation } from './desk/read-reconciliation.ts'
import { findStuckPayouts } from './find-stuck-payouts.ts'

const { operations, pageSize } = settings
const dayMs = 24 * 60 * 60_000
const shown = pageSize.list

/** What needs a person now. Each list is one query that its index serves. */
export async function readOperations(
  { db, config, rules }: Pick<Services, 'db' | 'config' | 'rules'>,
  now: Date,
  language: Language,
): Promise<OperationsBoard> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const [
    withoutBid,
    late,
    failed,
    limits,
    untold,
    documents,
    disputes,
    approvals,
    backups,
    stuck,
    banks,
    books,
  ] = await Promise.all([
    findWithoutBid(db, language, before(operations.unbidAfterMs), rules.now()),
    findLate(db, language, {
      now,
      workingBefore: before(operations.longWorkMs),
      finishedBefore: before(operations.unconfirmedAfterMs),
      contestedSince: before(operations.contestedWithinMs),
      deniedSince: before(settings.arrival.deniedWithinMs),
      stuckBefore: before(settings.cards.stuckAfterMs),
      undecidedBefore: before(settings.disputes.lateMs),
      // A time that is still to come.
      comebackDueBy: before(-settings.disputes.comebackRemindMs),
      // As long as its payout waits, with weekends and a holiday.
      heldSince: before(settings.payouts.businessDaysSamePeople * 1.5 * dayMs),
    }),
    sql<{ count: number }>`
      select count(*) from deliveries
      where status = 'failed' and created_at > ${before(operations.failedWithinMs)}`.execute(db),
    findFullLimits(db, before(operations.failedWithinMs)),
    sql<OperationsBoard['untold']>`
      select count(*), iso(min(at)) as "oldestAt" from events
      where not is_told and at < ${before(operations.untoldAfterMs)}`.execute(db),
    sql<OperationsBoard['documents']>`
      select count(*), iso(min(submitted_at)) as "oldestAt" from verification_submissions
      where status = 'in_progress'`.execute(db),
    sql<OperationsBoard['disputes']>`
      select count(*), iso(min(moved_at)) as "oldestAt" from disputes
      where ended_at is null and state in ('answered', 'appealed')`.execute(db),
    oldestApproval(db),
    howBackupsStand(db, config.backups, now),
    findStuckPayouts(db, before(settings.cards.stuckAfterMs)),
    findRunningChargebacks(db, language),
    readReconciliation(db, language),
  ])
  return {
    withoutBid: withoutBid.map(({ all: _, ...row }) => row),
    withoutBidCount: withoutBid[0]?.all ?? 0,
    late: late.map(({ all: _, ...row }) => row),
    lateCount: late[0]?.all ?? 0,
    stuckPayouts: stuck.payouts,
    stuckPayoutCount: stuck.count,
    chargebacks: banks.chargebacks,
    chargebackCount: banks.waiting,
    reconciliation: books,
    failedCount: failed.rows[0]?.count ?? 0,
    fullLimits: limits.map(({ all: _, ...row }) => row),
    heldCount: limits[0]?.all ?? 0,
    untold: untold.rows[0] ?? { count: 0, oldestAt: null },
    documents: documents.rows[0] ?? { count: 0, oldestAt: null },
    disputes: disputes.rows[0] ?? { count: 0, oldestAt: null },
    approvals,
    backups,
  }
}

type Counted<Row> = Row & { all: number }

async function findWithoutBid(
  db: Db,
  language: Language,
  openedBefore: Date,
  rules: Rules,
): Promise<Counted<RequestWithoutBid>[]> {
  const { rows } = await sql<Counted<RequestWithoutBid>>`
    select r.id, ${titleIn(language)} as title, r.service_type as "serviceType", r.urgency, ${areaIn(language)} as area,
      iso(r.scheduled_at) as "scheduledAt", r.time_zone as "timeZone",
      (r.alerted_count + ${unaskedOf(rules)})::int4 as "alertedCount",
      (select count(*) from bids b where b.request_id = r.id) as "pastBids",
      iso(r.opened_at) as "openedAt", iso(r.expires_at) as "expiresAt", count(*) over () as all
    from requests r
    where r.status = 'open' and r.opened_at <= ${openedBefore}
      and not exists (select from bids b where b.request_id = r.id and b.status = 'pending')
    order by array_position(array['emergency', 'urgent', 'standard', 'scheduled'], r.urgency), r.opened_at
    limit ${shown}`.execute(db)
  return rows
}

async function findLate(
  db: Db,
  language: Language,
  {
    now,
    workingBefore,
    finishedBefore,
    contestedSince,
    deniedSince,
    stuckBefore,
    undecidedBefore,
    comebackDueBy,
    heldSince,
  }: Record<
    | 'now'
    | 'workingBefore'
    | 'finishedBefore'
    | 'contestedSince'
    | 'deniedSince'
    | 'stuckBefore'
    | 'undecidedBefore'
    | 'comebackDueBy'
    | 'heldSince',
    Date
  >,
): Promise<Counted<LateJob>[]> {
  const awaited = phaseList(awaitedPhases)
  const { rows } = await sql<Counted<LateJob>>`
    select j.id, ${titleIn(language)} as title, ${areaIn(language)} as area, j.phase, j.reason, iso(j.since) as since,
      p.id as "providerId", p.business_name as "businessName", p.phone as "providerPhone",
      count(*) over () as all
    from (
      select id, request_id, provider_id, phase, 'not_arrived' as reason, promised_at as since
      from jobs where phase in ${awaited} and promised_at < ${now}
      union all
      select id, request_id, provider_id, phase, 'long_work', working_at
      from jobs where phase = 'working' and working_at < ${workingBefore}
      union all
      select id, request_id, provider_id, phase, 'unconfirmed', finished_at
      from jobs where phase = 'awaiting_confirmation' and finished_at < ${finishedBefore}
      union all
      select id, request_id, provider_id, phase, 'contested', contested_at
      from jobs where contested_at > ${contestedSince}
      union all
      select id, request_id, provider_id, phase, 'denied', arrival_denied_at
      from jobs where arrival_denied_at > ${deniedSince} and phase in ${awaited}
      union all
      select j.id, j.request_id, j.provider_id, j.phase,
        case h.state when 'expired' then 'uncollected' else 'card_stuck' end, h.moved_at
      from holds h join jobs j on j.id = h.job_id
      where h.state in ('capturing', 'releasing') and h.moved_at < ${stuckBefore}
        or h.state = 'expired' and h.capture_cents is not null and h.moved_at > ${contestedSince}
      union all
      select j.id, j.request_id, j.provider_id, j.phase, 'refund_stuck', b.moved_at
      from refunds b join jobs j on j.id = b.job_id
      where b.state = 'asked' and b.moved_at < ${stuckBefore}
        or b.state = 'failed' and b.moved_at > ${contestedSince}
      union all
      select j.id, j.request_id, j.provider_id, j.phase, 'cards_refused', a.stopped_at
      from card_askings a join holds h on h.id = a.hold_id join jobs j on j.id = h.job_id
      where a.stopped_at > ${contestedSince}
      union all
      select id, request_id, provider_id, phase, 'same_people', closed_at
      from jobs where same_people is not null and closed_at > ${heldSince}
        and exists (select from holds h where h.job_id = jobs.id and h.captured_cents > 0)
      union all
      select j.id, j.request_id, j.provider_id, j.phase, 'dispute_waits', d.moved_at
      from disputes d join jobs j on j.id = d.job_id
      where d.state in ('answered', 'appealed') and d.moved_at < ${undecidedBefore}
      union all
      select j.id, j.request_id, j.provider_id, j.phase, 'comeback_waits', d.due_at
      from disputes d join jobs j on j.id = d.comeback_job_id
      where d.state = 'comeback' and d.due_at < ${comebackDueBy} and j.phase in ${awaited}
    ) j
    join requests r on r.id = j.request_id
    join providers p on p.id = j.provider_id
    order by array_position(array['denied', 'not_arrived', 'contested', 'uncollected', 'card_stuck', 'refund_stuck', 'cards_refused', 'same_people', 'dispute_waits', 'comeback_waits', 'long_work', 'unconfirmed'], j.reason), j.since
    limit ${shown}`.execute(db)
  return rows
}

/** Whose a limit is stands in its subject: `fleet:0197…`. Of numbers, addresses and networks nothing is known but their hash. */
async function findFullLimits(db: Db, since: Date): Promise<Counted<FullLimit>[]> {
  const { rows } = await sql<Counted<FullLimit>>`
    select c.cap, iso(c.since) as since, c.passed, c.held, iso(c.held_at) as "lastAt",
      case when owner.name is not null then
        json_build_object('kind', c.kind, 'id', c.id, 'name', owner.name) end as of,
      (sum(c.held) over ())::int as all
    from (select m.cap, m.since, m.passed, m.held, m.held_at,
        split_part(m.subject, ':', 1) as kind, split_part(m.subject, ':', 2) as id
      from message_counts m where m.held > 0 and m.held_at > ${since}) c
    left join lateral (
      select company_name as name from fleets where c.kind = 'fleet' and id::text = c.id
      union all select business_name from providers where c.kind = 'provider' and id::text = c.id
      union all select full_name from users where c.kind = 'account' and id::text = c.id
      union all select customer_name from requests where c.kind = 'request' and id::text = c.id
    ) owner on true
    order by c.held_at desc limit ${shown}`.execute(db)
  return rows
}
