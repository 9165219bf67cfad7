import { formatMoney } from './format.ts'

/** An amount, and under it a bar as long as its share of the largest: for the eye alone. */
export function MoneyBar({ amount, most }: { amount: string; most: number }) {
  return (
    <span className="block min-w-24 text-right">
      <span className="numerals font-semibold">{formatMoney(amount)}</span>
      <span
        className="mt-1 ml-auto block h-2 rounded-xs bg-amber inset-ring inset-ring-amber-ink"
        style={{ width: `${(100 * Number(amount)) / most}%` }}
      />
    </span>
  )
}
