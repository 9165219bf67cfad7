// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import clsx from 'clsx'
import { memo } from 'react'
import { Link } from 'react-router'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { urgencyWords } from '#contract/words/en/urgency.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { formatDate, formatExact, formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { urgencyTones } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { rowGrid } from './row-grid.ts'
import { StateBadge } from './StateBadge.tsx'
import { WhoIsOnIt } from './WhoIsOnIt.tsx'

/**
 * One request: one line on a desk, a card on a phone. All of it leads to its page. What is off the screen is not laid
 * out, so that thousands of rows scroll as fifty do.
 */
export const BoardRow = memo(function BoardRow({
  line,
  search,
}: {
  line: FleetRequestLine
  search: string
}) {
  const words = fleets.board
  const { job, unit, driver, status, need } = line
  const isPast = status === 'completed' || status === 'cancelled'
  return (
    <tr
      role="row"
      data-request={line.id}
      className={clsx(
        rowGrid,
        'relative gap-y-2 rounded-md border border-line bg-surface p-4 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] hover:bg-sunken lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:px-3 lg:py-1 lg:[contain-intrinsic-size:auto_2.125rem]',
        need && 'shadow-[inset_4px_0_0_var(--color-amber)]',
      )}
    >
      <td
        role="cell"
        className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 lg:flex-nowrap lg:overflow-hidden"
      >
        <StateBadge line={line} />
        <span className="truncate text-sm text-muted">
          <Since line={line} isPast={isPast} />
        </span>
      </td>
      <td role="cell" className="min-w-0 max-lg:col-span-2 lg:truncate">
        <span className="numerals font-semibold max-lg:block max-lg:text-lg">
          {unit ? words.unit_(unit.unitNumber) : words.noUnit}
        </span>{' '}
        <span className="text-muted" title={driver?.fullName}>
          {driver?.fullName ?? words.noDriver}
        </span>
      </td>
      <th
        role="rowheader"
        scope="row"
        className="flex min-w-0 flex-wrap items-center gap-x-2 text-left font-normal max-lg:col-span-2 lg:flex-nowrap"
      >
        {!isPast && line.urgency === 'emergency' && (
          <Badge tone={urgencyTones.emergency} solid>
            {urgencyWords.names.emergency}
          </Badge>
        )}
        <Link
          to={paths.fleetBids(line.id)}
          state={{ board: search }}
          title={line.title}
          className="min-w-0 font-semibold underline decoration-edge decoration-1 underline-offset-4 before:absolute before:inset-0 hover:decoration-2 lg:max-w-[60%] lg:shrink-0"
        >
          <span className="block truncate max-lg:wrap-anywhere max-lg:whitespace-normal">
            {line.title}
          </span>
        </Link>
        {need?.note && (
          <q className="text-sm font-semibold text-red-ink max-lg:basis-full lg:max-w-[45%] lg:shrink-0 lg:truncate">
            {need.note}
          </q>
        )}
        <span className="min-w-0 text-sm text-muted max-lg:basis-full max-lg:wrap-anywhere lg:truncate">
          {[
            line.poNumber && words.po(line.poNumber),
            line.location,
            serviceWords.types[line.serviceType],
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td role="cell" className="min-w-0 max-lg:col-span-2">
        <WhoIsOnIt line={line} />
      </td>
      <td
        role="cell"
        className="numerals text-lg leading-6 font-semibold max-lg:col-start-2 max-lg:row-start-1 lg:text-right"
      >
        {job ? formatMoney(job.price) : <span className="max-lg:hidden">{fleets.none}</span>}
      </td>
    </tr>
  )
})

/** What is over keeps its day; what goes on ticks, what somebody has to do since it was to be done. */
function Since({ line, isPast }: { line: FleetRequestLine; isPast: boolean }) {
  const closedAt = line.closedAt ?? line.createdAt
  if (isPast) return <time title={formatExact(closedAt)}>{formatDate(closedAt)}</time>
  const reached = line.status === 'open' ? line.createdAt : (line.job?.since ?? line.createdAt)
  return <TickingTime at={line.need?.since ?? reached} />
}
