import type { ArrivalProof } from '#contract/job-lifecycle.ts'
import type { JobPhase } from '#contract/jobs.ts'
import type { SamePeople } from '#contract/payouts.ts'
import { type Ending, owesPledge } from '#contract/pledge.ts'
import type { Tx } from '../platform/db/tables.ts'
import './credits.ts'
import { post } from './ledger.ts'

interface Ended {
  id: string
  request_id: string
  provider_id: string
  /** In which it ended. */
  phase: JobPhase
  arrival_proof: ArrivalProof | null
  promised_at: Date | null
}

/**
 * A shop has left somebody waiting (money §8, K15): what it pledged with its bid comes out of its payouts, and is the
 * customer's of the next job paid by card. Once per job, in the deed that ends it. Answers how much, or 0.
 */
export async function owePledge(
  tx: Tx,
  job: Ended,
  pledgeCents: number | null,
  ending: Ending,
  at: Date,
): Promise<number> {
  if (!pledgeCents) return 0
  const { id, request_id, provider_id, phase, arrival_proof, promised_at } = job
  const ended = {
    phase,
    arrivalProof: arrival_proof,
    promisedAt: promised_at?.getTime() ?? null,
    isSamePeople: (await samePeopleOf(tx, id)) !== null,
  }
  if (!owesPledge(ending, ended, at.getTime())) return 0
  const credit = await tx
    .insertInto('credits')
    .values({
      job_id: id,
      request_id,
      provider_id,
      cents: pledgeCents,
      left_cents: pledgeCents,
      owed_at: at,
    })
    .onConflict((conflict) => conflict.column('job_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!credit) return 0
  await post(tx, { kind: 'promise_owed', jobId: id, ref: `promise_owed:${id}`, at }, [
    { account: 'provider_payable', provider_id, cents: pledgeCents },
    { account: 'customer_credit', credit_id: credit.id, cents: -pledgeCents },
  ])
  return pledgeCents
}

/** As the end of the job has found it. */
async function samePeopleOf(tx: Tx, jobId: string): Promise<SamePeople | null> {
  const row = await tx
    .selectFrom('jobs')
    .select('same_people')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.same_people ?? null
}
