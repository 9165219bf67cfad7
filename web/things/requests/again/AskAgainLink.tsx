import { RotateCcw } from 'lucide-react'
import { corrections } from '#contract/words/en/corrections.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { type ButtonVariant, buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'

/** What the history carries to the form: by what right the old request is read. It never stands in an address. */
export interface AgainState {
  token?: string | null
}

/** Leads to the form with everything filled in as it was. */
export function AskAgainLink({ to, variant }: { to: string; variant?: ButtonVariant }) {
  const { token } = useAccess()
  const state: AgainState = { token }
  return (
    <Link to={to} state={state} className={buttonClass({ variant })}>
      <RotateCcw className="size-5" aria-hidden="true" />
      {corrections.again.link}
    </Link>
  )
}
