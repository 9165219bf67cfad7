import type { Services } from '../core/services.ts'
import { carryOutDue } from '../payments/carry-out-due.ts'
import { settleRefund } from './settle-refund.ts'

/** What is to go back to cards goes back, and what has become of it is asked. */
export async function carryOutRefunds(services: Services): Promise<number> {
  if (!services.cards) return 0
  return carryOutDue(services, 'refunds', (id) => settleRefund(services, id))
}
