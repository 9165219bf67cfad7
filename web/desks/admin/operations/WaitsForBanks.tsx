import { balances } from '#contract/words/en/balances.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { useBooks } from '../balances/use-balances.ts'
import { tabLink } from '../tab-link.ts'

/** What is owed to providers who have not said where to: no payout of it is held up, and it does not move either. */
export function WaitsForBanks() {
  const { data: books } = useBooks()
  if (!books || books.waitsForBank === '0.00') return null
  return (
    <p>
      <Link to={tabLink('balances', { side: 'waits_for_bank' })} className={linkClass}>
        {balances.totalWaitsForBank(formatMoney(books.waitsForBank))}
      </Link>
    </p>
  )
}
