import { sql } from 'kysely'
import type { Approval, ApprovalKind } from '#contract/approvals.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

/** Everything that waits for an admin's decision, one row each. */
const waiting = sql`
  select 'provider' as kind, p.id, p.id as "accountId", p.business_name as name,
    p.city || ', ' || p.state as location, null as "stepId", p.created_at as at,
    p.asked_for is not null and p.answered_at is null as "isAsked"
  from providers p where p.status = 'pending'
  union all
  select 'fleet', f.id, f.id, f.company_name, coalesce(f.address, f.operating_states), null,
    f.created_at, f.asked_for is not null and f.answered_at is null
  from fleets f where f.status = 'pending'
  union all
  select 'document', s.id, p.id, p.business_name, p.city || ', ' || p.state, s.step,
    s.submitted_at, false
  from verification_submissions s join providers p on p.id = s.provider_id
  where s.status = 'in_progress'
  union all
  select 'identity', c.id, p.id, p.business_name, p.city || ', ' || p.state, null, c.asked_at, false
  from identity_changes c join providers p on p.id = c.provider_id
  where c.status = 'waiting'
  union all
  select 'terms', t.fleet_id, t.fleet_id, f.company_name, coalesce(f.address, f.operating_states), null, t.asked_at, false
  from fleet_terms t join fleets f on f.id = t.fleet_id
  where t.state = 'asked'`

const shown = 200

/** What waits, the oldest first, applicants who have not yet given what they were asked for last; and how much it is in all. */
export async function listApprovals(db: Db): Promise<{ count: number; approvals: Approval[] }> {
  const { rows } = await sql<Approval & { all: number }>`
    select w.kind, w.id, w."accountId", w.name, w.location, w."stepId", iso(w.at) as since, w."isAsked",
      count(*) over () as all
    from (${waiting}) w order by w."isAsked", w.at, w.id limit ${shown}`.execute(db)
  return { count: rows[0]?.all ?? 0, approvals: rows.map(({ all: _, ...row }) => row) }
}

/** How much of each kind waits for us; who was asked for more is not counted. */
export async function countApprovals(db: Db | Tx): Promise<Record<ApprovalKind, number>> {
  const { rows } = await sql<{ kind: ApprovalKind; count: number }>`
    select w.kind, count(*) as count from (${waiting}) w where not w."isAsked" group by w.kind`.execute(
    db,
  )
  const counts = { provider: 0, fleet: 0, document: 0, identity: 0, terms: 0 }
  for (const { kind, count } of rows) counts[kind] = count
  return counts
}

/** Since when the oldest waits that waits for us, and how many there are. */
export async function oldestApproval(db: Db): Promise<{ count: number; oldestAt: string | null }> {
  const { rows } = await sql<{ count: number; oldestAt: string | null }>`
    select count(*) as count, iso(min(w.at)) as "oldestAt"
    from (${waiting}) w where not w."isAsked"`.execute(db)
  return rows[0] ?? { count: 0, oldestAt: null }
}

/** Did anything wait already, before this moment, that waits still? */
export async function didWaitBefore(tx: Tx, at: string): Promise<boolean> {
  const { rows } = await sql<{ did: boolean }>`
    select exists (select from (${waiting}) w where not w."isAsked" and w.at < ${at}::timestamptz) as did`.execute(
    tx,
  )
  return rows[0]?.did ?? false
}
