import { admin } from '#contract/words/en/admin.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { tabPath } from '../tab-link.ts'

/** Nothing of that name here: the same words are one press away where requests and people are found. */
export function SearchElsewhere({ search }: { search: string }) {
  const words = admin.elsewhere
  // Beside the address, not in it: it may be somebody's number.
  const state = { search }
  return (
    <p className="flex flex-wrap items-center justify-center gap-3">
      <span className="wrap-anywhere text-muted">{words.lead(search)}</span>
      <Link to={tabPath('requests')} state={state} className={buttonClass()}>
        {words.requests}
      </Link>
      <Link to={tabPath('users')} state={state} className={buttonClass()}>
        {words.users}
      </Link>
    </p>
  )
}
