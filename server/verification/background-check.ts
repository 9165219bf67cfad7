import type { Tx } from '../platform/db/tables.ts'

/** Who looks into a provider's past. A driver that asks a company enters what it answers as an admin would. */
export interface BackgroundCheck {
  /**
   * Orders the check, in the transaction that notes the order: what leaves the house is put into the queue of jobs
   * there and sent after the commit.
   */
  order(tx: Tx, check: { submissionId: string; providerId: string }): Promise<void>
}

/** Nobody is asked: the order stands on the admins' queue, and one of them enters the result. */
const byHand: BackgroundCheck = {
  async order() {},
}

/** The one that is used. */
export const backgroundCheck: BackgroundCheck = byHand
