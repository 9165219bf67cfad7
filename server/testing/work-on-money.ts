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
import { findOverdueBills, suspendTerms } from '../fleet-terms/run-terms-clock.ts'
import { schedulePayouts } from '../payouts/schedule-payouts.ts'
import { carryOutPayouts } from '../payouts/settle-payout.ts'

/** All that the worker would do about money by now. */
export async function workOnMoney(services: Services): Promise<void> {
  for (let done = 1; done > 0; )
    done =
      (await carryOutHolds(services)) +
      (await carryOutRefunds(services)) +
      (await confirmOverdueJobs(services)) +
      (await endSilence(services)) +
      (await decideForWhoPays(services)) +
      (await endDecided(services)) +
      (await followComebacks(services)) +
      (await carryOutAwards(services)) +
      (await carryOutChargebacks(services)) +
      (await bearOverdue(services)) +
      (await issueBills(services)) +
      (await findOverdueBills(services)) +
      (await suspendTerms(services)) +
      (await schedulePayouts(services)) +
      (await carryOutPayouts(services))
}
