import type { User } from '../../auth/actor.ts'
import { notFound } from '../../core/not-found.ts'
import { type JobDeal, lockDealAtDesk } from '../../deals/lock-deal.ts'
import { type ChargebackRow, findChargeback, lockChargeback } from '../../payments/chargebacks.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** Locks what a bank wants back, with its job, for who runs the platform. */
export async function lockChargebackAtDesk(
  tx: Tx,
  admin: User,
  id: string,
): Promise<{ deal: JobDeal<'admin'>; chargeback: ChargebackRow }> {
  const known = await findChargeback(tx, id)
  if (!known) throw notFound('chargeback')
  const deal = await lockDealAtDesk(tx, admin, { jobId: known.job_id })
  const chargeback = await lockChargeback(tx, id)
  if (!chargeback) throw notFound('chargeback')
  return { deal, chargeback }
}
