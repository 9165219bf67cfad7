import { Money, type MoneyProps } from './Money.tsx'
import { useCounting } from './use-counting.ts'

/** An amount that counts to another one when it changes while it is looked at. */
export function CountedMoney({ amount, className }: MoneyProps) {
  return <Money amount={useCounting(Number(amount)).toFixed(2)} className={className} />
}
