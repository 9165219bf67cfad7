import clsx from 'clsx'
import { formatMoney } from './format.ts'

export interface MoneyProps {
  /** The wire's decimal string, "185.00" (rules C5). */
  amount: string
  className?: string
}

/** "$1,234.50" in the sign face, its cents as large as its dollars. Set the size with `className`. */
export const Money = ({ amount, className }: MoneyProps) => (
  <span className={clsx('numerals whitespace-nowrap', className)}>{formatMoney(amount)}</span>
)
