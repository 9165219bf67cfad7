import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'
import type { Charged } from './charged.ts'
import { creditable } from './credit-terms.ts'
import { post } from './ledger.ts'
import { sharesOf } from './post-refund.ts'
import { refundable } from './refunds.ts'

/**
 * What a customer contests of what cards have paid, or its fleet owes on terms, is set aside of the provider's money while it is undecided (money §8,
 * K12). Asked again whenever a card has paid: what came meanwhile is set aside too.
 */
export async function setAside(tx: Tx, job: Charged, at: Date): Promise<void> {
  const { rows } = await sql<{ id: string; claim: number; reserved: number }>`
    select id, claim_cents as claim, reserved_cents as reserved from disputes
    where job_id = ${job.id} and by_side = 'customer' and ended_at is null for update`.execute(tx)
  const [dispute] = rows
  if (!dispute) return
  const contested = await contestedOf(tx, job.id, dispute.claim)
  const { provider } = await sharesOf(tx, job, contested)
  const more = provider - dispute.reserved
  if (more <= 0) return
  const ref = `dispute_reserved:${dispute.id}:${provider}`
  await post(tx, { kind: 'dispute_reserved', jobId: job.id, ref, at }, [
    { account: 'provider_payable', provider_id: job.provider_id, cents: more },
    { account: 'dispute_reserve', provider_id: job.provider_id, cents: -more },
  ])
  await sql`update disputes set reserved_cents = ${provider} where id = ${dispute.id}`.execute(tx)
}

/** What of a claim a card has paid, or the fleet owes on terms. */
const contestedOf = async (db: Db | Tx, jobId: string, claim: number): Promise<number> =>
  Math.min(claim, (await refundable(db, jobId)) + (await creditable(db, jobId)))

/** How much of what the customer pays waits for a dispute: the provider's share of it stands in the ledger. */
export async function findSetAside(db: Db, jobId: string): Promise<number> {
  const { rows } = await sql<{ claim: number }>`
    select claim_cents as claim from disputes
    where job_id = ${jobId} and by_side = 'customer' and ended_at is null and reserved_cents > 0`.execute(
    db,
  )
  const [dispute] = rows
  return dispute ? contestedOf(db, jobId, dispute.claim) : 0
}

/** It is decided: what was set aside is the provider's again, and what goes back is taken from there. */
export async function putBack(
  tx: Tx,
  job: Pick<Charged, 'id' | 'provider_id'>,
  dispute: { id: string; reserved_cents: number },
  at: Date,
): Promise<void> {
  const { id, reserved_cents } = dispute
  if (reserved_cents === 0) return
  await post(tx, { kind: 'dispute_released', jobId: job.id, ref: `dispute_released:${id}`, at }, [
    { account: 'dispute_reserve', provider_id: job.provider_id, cents: reserved_cents },
    { account: 'provider_payable', provider_id: job.provider_id, cents: -reserved_cents },
  ])
}
