import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from './Link.tsx'
import { barLinkClass } from './link-class.ts'

/** A link of the bar at the top, which says when its page is the one that is open. */
export function BarLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useLocation().pathname === to
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} className={barLinkClass}>
      {children}
    </Link>
  )
}
