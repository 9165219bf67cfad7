import { Link } from '../../kit/ui/Link.tsx'
import { RailCount } from './RailCount.tsx'
import type { RailEntry } from './rails.ts'

/** A place on a plate in one line: the rail of a desk, and what a phone's bar has no room for. */
export function RailLink({
  entry: { to, label, icon: Icon, count },
  isHere,
}: {
  entry: RailEntry
  isHere: boolean
}) {
  return (
    <Link
      to={to}
      data-rail
      aria-current={isHere ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-sm border-l-4 border-transparent px-3 font-sign font-semibold text-plate-muted hover:bg-plate hover:text-on-plate aria-[current=page]:border-amber aria-[current=page]:bg-plate aria-[current=page]:text-on-plate max-lg:min-h-13"
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 grow">{label}</span>
      <RailCount count={count} />
    </Link>
  )
}
