import clsx from 'clsx'
import type { FleetOverview } from '#contract/fleet-figures.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { formatNumber } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { useBoardSums } from '../board/use-board.ts'
import { tabLink } from '../tabs.ts'

/** What waits for a person now; each count leads to the list of it, a nought is quiet. */
export function NeededNow({ fleet, overview }: { fleet: OwnFleet; overview: FleetOverview }) {
  const words = fleets.overview
  const { data: sums } = useBoardSums({}, false)
  const counts = [
    {
      label: fleets.board.needed[fleet.can.run ? 'own' : 'others'],
      count: sums?.counts.needed,
      to: tabLink('requests', { state: 'needed' }),
    },
    {
      label: words.needHelp,
      count: overview.needHelp,
      to: tabLink('drivers', { status: 'needs_help' }),
    },
    {
      label: words.waiting,
      count: overview.waitingApprovals,
      to: tabLink('requests', { state: 'waiting' }),
    },
  ]
  const isAny = counts.some(({ count }) => count)
  return (
    <ul
      aria-label={words.needed}
      className={clsx(
        'grid grid-cols-3 overflow-hidden rounded-md border border-line bg-surface sm:max-w-xl',
        isAny && 'border-l-6 border-l-amber',
      )}
    >
      {counts.map(({ label, count, to }) => (
        <li key={to} className="min-w-0 not-first:border-l not-first:border-line">
          <Link to={to} className="flex h-full flex-col px-3 py-2 hover:bg-sunken">
            <span
              className={clsx(
                'numerals text-2xl leading-8 font-bold',
                count ? 'text-ink' : 'font-normal text-muted',
              )}
            >
              {count === undefined ? fleets.none : formatNumber(count)}
            </span>
            <span className="text-sm text-muted">{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
