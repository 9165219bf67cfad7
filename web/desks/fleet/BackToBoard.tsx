import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { fleetBids as words } from '#contract/words/en/fleet-bids.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'
import { tabLink } from './tabs.ts'

/** The way back to the board, with the filters it was left with where one came from there. */
export function BackToBoard() {
  const { state } = useLocation()
  const board: unknown = state?.board
  return (
    <Link
      to={`${paths.home('business_customer')}${typeof board === 'string' ? board : tabLink('requests')}`}
      className={`inline-flex items-center gap-1 pb-3 ${linkClass}`}
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {words.back}
    </Link>
  )
}
