// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of a table that is laid out otherwise
import clsx from 'clsx'
import { memo } from 'react'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { urgencyWords } from '#contract/words/en/urgency.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { formatDate, formatExact, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { urgencyTones } from '../../../things/requests/asked/UrgencyBadge.tsx'
import { rowGrid } from './row-grid.ts'
import { StateBadge } from './StateBadge.tsx'
import { WhoIsOnIt } from './WhoIsOnIt.tsx'

/**
 * One request: one line on a desk, three on a phone. All of it leads to its page. What is far down and off the screen is not laid
 * out, so that thousands of rows scroll as fifty do.
 */
export const BoardRow = memo(function BoardRow({
  line,
  search,
  isPointedAt = false,
  onPoint,
}: {
  line: FleetRequestLine
  search: string
  /** Its pin on the map beside the list is looked at. */
  isPointedAt?: boolean
  /** The row is looked at, by pointer or keys; its pin shows it. */
  onPoint?: (id: string) => void
}) {
  const words = fleets.board
  const { job, unit, driver, status, need } = line
  const isPast = status === 'completed' || status === 'cancelled'
  const place =
    !endsWithTown.test(line.title) &&
    [line.location, serviceWords.types[line.serviceType]].filter(Boolean).join(' · ')
  return (
    <tr
      role="row"
      data-request={line.id}
      onPointerEnter={onPoint && (() => onPoint(line.id))}
      onFocus={onPoint && (() => onPoint(line.id))}
      className={clsx(
        rowGrid,
        'relative gap-y-0.5 border-b border-line bg-surface px-3 py-2 [contain-intrinsic-size:auto_6rem] nth-[n+16]:[content-visibility:auto] hover:bg-sunken @max-4xl:last:border-b-0 @4xl:bg-transparent @4xl:py-1 @4xl:[contain-intrinsic-size:auto_2.125rem]',
        isPointedAt && 'bg-sunken! outline-2 -outline-offset-2 outline-edge',
        need && 'shadow-[inset_4px_0_0_var(--color-amber)]',
      )}
    >
      <td role="cell" className="flex min-w-0 items-center gap-x-2 @4xl:overflow-hidden">
        <StateBadge line={line} />
        <span className="truncate text-sm text-muted">
          <Since line={line} isPast={isPast} />
        </span>
      </td>
      <td
        role="cell"
        className="min-w-0 wrap-anywhere @max-4xl:order-2 @max-4xl:text-sm @4xl:leading-5"
      >
        <span className="numerals font-semibold">
          {unit ? words.unit_(unit.unitNumber) : words.noUnit}
        </span>{' '}
        <span className="text-sm text-muted">{driver?.fullName ?? words.noDriver}</span>
      </td>
      <th
        role="rowheader"
        scope="row"
        className="flex min-w-0 items-center gap-x-2 text-left font-normal @max-4xl:order-1 @max-4xl:basis-full @max-4xl:flex-wrap"
      >
        {!isPast && line.urgency === 'emergency' && (
          <Badge tone={urgencyTones.emergency} solid>
            {urgencyWords.names.emergency}
          </Badge>
        )}
        <Link
          to={paths.fleetBids(line.id)}
          state={{ board: search }}
          title={[line.title, line.location].filter(Boolean).join(' · ')}
          className="min-w-0 font-semibold underline decoration-edge decoration-1 underline-offset-4 before:absolute before:inset-0 hover:decoration-2"
        >
          {/* On a small desk a second line, before the town is cut. */}
          <span className="block truncate @4xl:@max-[68rem]:line-clamp-2 @4xl:@max-[68rem]:leading-5 @4xl:@max-[68rem]:whitespace-normal">
            {line.title}
          </span>
        </Link>
        {need?.note && (
          <q className="text-sm font-semibold text-red-ink @max-4xl:basis-full @4xl:max-w-[45%] @4xl:shrink-0 @4xl:truncate">
            {need.note}
          </q>
        )}
        {/* Both give way to the title. */}
        {place && (
          <span className="min-w-0 shrink-99 truncate text-sm text-muted @max-4xl:hidden">
            {place}
          </span>
        )}
        {line.poNumber && <WholeOrNot>{words.po(line.poNumber)}</WholeOrNot>}
      </th>
      <td role="cell" className="min-w-0 @max-4xl:order-3 @max-4xl:text-sm">
        <WhoIsOnIt line={line} />
      </td>
      <td
        role="cell"
        className="numerals text-lg leading-6 font-semibold @max-4xl:ml-auto @4xl:text-right"
      >
        {job?.cost ? formatMoney(job.cost) : <span className="@max-4xl:hidden">{fleets.none}</span>}
      </td>
    </tr>
  )
})

/** Half a number says nothing: what has no room beside the empty first word falls to a second line, which nobody sees. */
const WholeOrNot = ({ children }: { children: string }) => (
  <span className="flex h-5 min-w-0 flex-1 flex-wrap overflow-hidden text-sm text-muted @max-4xl:hidden">
    <span aria-hidden="true" className="h-5" />
    <span className="whitespace-nowrap">{children}</span>
  </span>
)

/** A title that nobody has typed says the service and the town already: "Towing Service near Waco, TX". */
const endsWithTown = /, [A-Z]{2}$/

/** What is over keeps its day; what goes on ticks, what somebody has to do since it was to be done. */
function Since({ line, isPast }: { line: FleetRequestLine; isPast: boolean }) {
  const closedAt = line.closedAt ?? line.createdAt
  if (isPast && !line.need) return <time title={formatExact(closedAt)}>{formatDate(closedAt)}</time>
  const reached = line.status === 'open' ? line.createdAt : (line.job?.since ?? line.createdAt)
  return <TickingTime at={line.need?.since ?? reached} />
}
