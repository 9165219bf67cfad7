import type { RequestForOwner } from '#contract/requests.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { overBudgetOf } from '../../../things/offers/over-budget.ts'

/** Of a price that the driver could not accept alone, whose limit it is above; null of any other. */
export function aboveLimitOf(
  price: string,
  { driver }: Pick<RequestForOwner, 'driver'>,
): string | null {
  if (!driver?.spendingLimit || !overBudgetOf(price, driver.spendingLimit)) return null
  return fleetBids.card.aboveLimit({
    driver: driver.fullName,
    limit: formatMoney(driver.spendingLimit),
  })
}
