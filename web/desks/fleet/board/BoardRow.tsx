// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import clsx from 'clsx'
import { memo } from 'react'
import { Link } from 'react-router'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { formatDate, formatExact, formatMoney } from '../../../kit/ui/format.ts'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { UrgencyBadge } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { rowGrid } from './row-grid.ts'
import { StateBadge } from './StateBadge.tsx'
import { WhoIsOnIt } from './WhoIsOnIt.tsx'

/**
 * One request: a row on a desk, a card on a phone. All of it leads to its page. What is off the screen is not laid
 * out, so that thousands of rows scroll as fifty do.
 */
export const BoardRow = memo(function BoardRow({ line }: { line: FleetRequestLine }) {
  const words = fleets.board
  const { job, unit, driver, status } = line
  const isPast = status === 'completed' || status === 'cancelled'
  const isLoud = line.urgency !== 'standard'
  return (
    <tr
      role="row"
      className={clsx(
        rowGrid,
        'relative gap-y-2 rounded-md border border-line bg-surface p-4 [contain-intrinsic-size:auto_13rem] [content-visibility:auto] hover:bg-sunken lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:px-3 lg:py-3 lg:[contain-intrinsic-size:auto_5.25rem]',
        line.waitsForApproval && 'border-l-6 border-l-amber lg:border-l-6',
      )}
    >
      <td role="cell" className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:block">
        <StateBadge line={line} />
        <span className="text-sm text-muted lg:mt-1 lg:block">
          <Since line={line} isPast={isPast} />
        </span>
      </td>
      <td role="cell" className="min-w-0 max-lg:col-span-2">
        <span className="numerals block truncate text-lg font-semibold">
          {unit ? words.unit_(unit.unitNumber) : words.noUnit}
        </span>
        <span className="block truncate text-muted" title={driver?.fullName}>
          {driver?.fullName ?? words.noDriver}
        </span>
      </td>
      <th role="rowheader" scope="row" className="min-w-0 text-left font-normal max-lg:col-span-2">
        <Link
          to={paths.fleetBids(line.id)}
          className="font-semibold wrap-anywhere underline decoration-edge decoration-1 underline-offset-4 before:absolute before:inset-0 hover:decoration-2"
        >
          {line.title}
        </Link>
        <span className="block text-sm wrap-anywhere text-muted">
          {[
            serviceWords.types[line.serviceType],
            line.location,
            line.poNumber && words.po(line.poNumber),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {isLoud && !isPast && (
          <span className="mt-1 block">
            <UrgencyBadge when={line} />
          </span>
        )}
      </th>
      <td role="cell" className="min-w-0 max-lg:col-span-2">
        <WhoIsOnIt line={line} />
      </td>
      <td
        role="cell"
        className="numerals text-lg font-semibold max-lg:col-start-2 max-lg:row-start-1 lg:text-right"
      >
        {job ? formatMoney(job.price) : <span className="max-lg:hidden">{fleets.none}</span>}
      </td>
    </tr>
  )
})

/** What is over keeps its day; what goes on ticks. */
function Since({ line, isPast }: { line: FleetRequestLine; isPast: boolean }) {
  const closedAt = line.closedAt ?? line.createdAt
  if (isPast) return <time title={formatExact(closedAt)}>{formatDate(closedAt)}</time>
  return (
    <TickingTime
      at={line.status === 'open' ? line.createdAt : (line.job?.since ?? line.createdAt)}
    />
  )
}
