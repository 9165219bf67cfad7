import { centsOf, decimal } from '#contract/primitives.ts'
import { formatMoney } from '../../kit/ui/format.ts'

/** By how much a price is above the budget, in words; null within it or without one. */
export function overBudgetOf(price: string, budget: string | null): string | null {
  const by = (centsOf(price) ?? 0) - (centsOf(budget ?? '') ?? Number.POSITIVE_INFINITY)
  return by > 0 ? formatMoney(decimal(by)) : null
}
