import type { Debtor } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { formatExact, formatPhone } from '../../../kit/ui/format.ts'

/** Of an erased business or fleet: whom to ask for what it owes. */
export function WhomToAsk({ debtor }: { debtor: Debtor }) {
  return (
    <p className="wrap-anywhere text-amber-ink">
      {desk.money.debtor({
        ...debtor,
        phone: formatPhone(debtor.phone),
        until: formatExact(debtor.until),
      })}
    </p>
  )
}
