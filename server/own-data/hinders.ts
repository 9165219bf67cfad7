import { sql } from 'kysely'
import { runningPhases } from '#contract/jobs.ts'
import { decimal } from '#contract/primitives.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import { phaseList } from '../deals/phase-list.ts'
import { runs } from '../disputes/runs.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { ownRequests, type Whose } from './whose.ts'

export interface Hindrance {
  code: Extract<ProblemCode, 'wrong_state' | 'last_owner' | 'last_manager'>
  saying: Saying
}

/**
 * Why an account cannot be erased now: somebody waits for it, or would be left without it. Null where
 * nothing is in the way.
 */
export async function findHindrance(db: Db | Tx, whose: Whose): Promise<Hindrance | null> {
  const { company, userType } = whose
  const words = refusals.ownData
  if (userType === 'admin' && (await countOtherAdmins(db, whose)) === 0)
    return { code: 'wrong_state', saying: words.lastAdmin }
  if (company?.isLast && company.others > 0)
    return company.kind === 'provider'
      ? { code: 'last_owner', saying: words.otherPeople }
      : { code: 'last_manager', saying: words.otherMembers }
  const requests = await countOpenRequests(db, whose)
  if (requests > 0) return { code: 'wrong_state', saying: words.openRequests({ n: requests }) }
  const jobs = await countRunningJobs(db, whose)
  if (jobs > 0) return { code: 'wrong_state', saying: words.openJobs({ n: jobs }) }
  const disputes = await countOpenDisputes(db, whose)
  if (disputes > 0) return { code: 'wrong_state', saying: words.openDisputes({ n: disputes }) }
  if ((await countOpenChargebacks(db, whose)) > 0)
    return { code: 'wrong_state', saying: words.openChargeback }
  const due = await centsDueTo(db, whose)
  return due >= settings.payouts.leastCents
    ? { code: 'wrong_state', saying: words.moneyDue({ amount: decimal(due) }) }
    : null
}

async function count(db: Db | Tx, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${query}`.execute(db)
  return rows[0]?.n ?? 0
}

const countOtherAdmins = (db: Db | Tx, { userId }: Whose) =>
  count(db, sql`from users where user_type = 'admin' and id <> ${userId} and closed_at is null`)

/** Own ones, and those of a fleet that goes with the account. */
const countOpenRequests = (db: Db | Tx, whose: Whose) => {
  const { company } = whose
  const fleetId = company?.isLast && company.kind === 'fleet' ? company.id : null
  return count(
    db,
    sql`from requests r where r.status in ('open', 'in_progress')
      and (${ownRequests(whose)} or r.fleet_id = ${fleetId}::uuid)`,
  )
}

/** Of a business that goes with the account, or that a technician is on. */
const countRunningJobs = (db: Db | Tx, { company, technicianId }: Whose) => {
  const providerId = company?.isLast && company.kind === 'provider' ? company.id : null
  return count(
    db,
    sql`from jobs j
      where j.phase in ${phaseList(runningPhases)}
        and (j.provider_id = ${providerId}::uuid or j.technician_id = ${technicianId}::uuid)`,
  )
}

/** Own ones, and those of a company that goes with the account. */
const countOpenDisputes = (db: Db | Tx, whose: Whose) => {
  const { company } = whose
  const lastId = company?.isLast ? company.id : null
  return count(
    db,
    sql`from disputes d join jobs j on j.id = d.job_id join requests r on r.id = j.request_id
      where ${runs}
        and (${ownRequests(whose)} or r.fleet_id = ${lastId}::uuid or j.provider_id = ${lastId}::uuid)`,
  )
}

/** What banks have taken back, or try to, of a business that goes with the account: till it is settled nobody knows what it owes of that. */
const countOpenChargebacks = (db: Db | Tx, { company }: Whose) => {
  const providerId = company?.isLast && company.kind === 'provider' ? company.id : null
  return count(
    db,
    sql`from chargebacks c join jobs j on j.id = c.job_id
      where c.ended_at is null and j.provider_id = ${providerId}::uuid`,
  )
}

/**
 * What cards have paid for a business that goes with the account and its bank does not have yet, in cents: nobody could say
 * afterwards where it is to go. Less than a payout carries holds nobody up.
 */
async function centsDueTo(db: Db | Tx, { company }: Whose): Promise<number> {
  if (!company?.isLast || company.kind !== 'provider') return 0
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(cents), 0)::int8
      + (select coalesce(sum(cents), 0) from payouts
         where provider_id = ${company.id} and state in ('transferred', 'sent', 'failed'))::int8 as cents
    from ledger_entries
    where provider_id = ${company.id} and account in ('provider_payable', 'dispute_reserve')`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}
