import clsx from 'clsx'
import { splitMoney } from './format.ts'

export interface MoneyProps {
  /** The wire's decimal string, "185.00" (rules C5). */
  amount: string
  className?: string
}

/** "$1,234.50" in the sign face, the cents smaller, as on a pump. Set the size with `className`. */
export function Money({ amount, className }: MoneyProps) {
  const [dollars, cents] = splitMoney(amount)
  return (
    <span className={clsx('numerals whitespace-nowrap', className)}>
      {dollars}
      <span className="align-[0.4em] text-[0.55em] leading-none">{cents}</span>
    </span>
  )
}
