import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import { bearOverdue } from '../chargebacks/bear-chargeback.ts'
import { carryOutChargebacks } from '../chargebacks/follow-chargebacks.ts'
import type { Services } from '../core/services.ts'
import { confirmOverdueJobs } from '../deals/confirm-overdue-jobs.ts'
import { carryOutAwards } from '../disputes/carry-out-awards.ts'
import { followComebacks } from '../disputes/follow-comebacks.ts'
import { decideForWhoPays, endDecided, endSilence } from '../disputes/run-dispute-clock.ts'
import { issueBills } from '../fleet-terms/issue-bills.ts'
import { markOverdueBills, suspendTerms } from '../fleet-terms/run-terms-clock.ts'
import { schedulePayouts } from '../payouts/schedule-payouts.ts'
import { carryOutPayouts } from '../payouts/settle-payout.ts'

/** One round of what the worker does about holds, refunds and disputes: how much there was to do. */
const roundOfDisputes = async (services: Services): Promise<number> =>
  (await carryOutHolds(services)) +
  (await carryOutRefunds(services)) +
  (await endSilence(services)) +
  (await decideForWhoPays(services)) +
  (await endDecided(services)) +
  (await followComebacks(services)) +
  (await carryOutAwards(services))

/** All that the worker would do about disputes by now; who has confirmed nothing has not. */
export async function workOnDisputes(services: Services): Promise<void> {
  while ((await roundOfDisputes(services)) > 0);
}

/** All that the worker would do about money by now. */
export async function workOnMoney(services: Services): Promise<void> {
  for (let done = 1; done > 0; )
    done =
      (await confirmOverdueJobs(services)) +
      (await roundOfDisputes(services)) +
      (await carryOutChargebacks(services)) +
      (await bearOverdue(services)) +
      (await issueBills(services)) +
      (await markOverdueBills(services)) +
      (await suspendTerms(services)) +
      (await schedulePayouts(services)) +
      (await carryOutPayouts(services))
}
