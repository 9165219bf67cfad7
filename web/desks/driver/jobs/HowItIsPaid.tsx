import { drivers } from '#contract/words/en/drivers.ts'
import { payments } from '#contract/words/en/payments.ts'
import type { PayChoice } from '../../../things/offers/reader.ts'
import { useWaysToPay } from '../../../things/offers/use-ways-to-pay.ts'

/** Told to a fleet's driver before a bid is accepted: whether something has to be paid at the truck. */
export const HowItIsPaid: PayChoice = ({ bid }) => {
  const ways = useWaysToPay(bid)
  return ways && <p>{ways.isOnTerms ? drivers.jobs.onBill : payments.fleetDirect}</p>
}
