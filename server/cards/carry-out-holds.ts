import type { Services } from '../core/services.ts'
import { carryOutDue } from '../payments/carry-out-due.ts'
import { settleHold } from './settle-hold.ts'

/** What is wished of cards is held, taken or let go, and what has become of it is asked. */
export async function carryOutHolds(services: Services): Promise<number> {
  if (!services.cards) return 0
  return carryOutDue(services, 'holds', (id) => settleHold(services, id))
}
