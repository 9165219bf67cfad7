import type { PartyKind } from '#contract/balances.ts'
import { paths } from '#contract/paths.ts'
import { readStatementAtDesk } from '#contract/payouts.ts'
import { balances as words } from '#contract/words/en/balances.ts'
import { addressOf } from '../../../kit/api/call.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { tabLink } from '../tab-link.ts'

/** What was invoiced to or by the party, on its list; of a provider also the statement of this month. */
export function PapersOfParty({ id, kind, name }: { id: string; kind: PartyKind; name: string }) {
  const density = useDensity()
  if (kind === 'customer') return null
  const style = buttonClass({ size: density, variant: 'ghost' })
  return (
    <span className="inline-flex flex-wrap gap-2 lg:flex-nowrap">
      <Link
        to={`${paths.home('admin')}${tabLink('invoices', { party: id })}`}
        aria-label={words.papersOf(name)}
        className={style}
      >
        {words.papers}
      </Link>
      {kind === 'provider' && (
        <a
          href={addressOf(readStatementAtDesk, { params: { id } })}
          download
          aria-label={words.statementOf(name)}
          className={style}
        >
          {words.statement}
        </a>
      )}
    </span>
  )
}
