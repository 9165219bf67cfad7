import { paths } from '#contract/paths.ts'
import type { SecurityEvent } from '#contract/security-events.ts'
import { securityLog } from '#contract/words/en/security-log.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'

/** Events, each with who, from which part of the internet and by which call; an origin leads to what else came from it. */
export function SecurityTable({
  events,
  onOrigin,
}: {
  events: readonly SecurityEvent[]
  onOrigin: (origin: string) => void
}) {
  const words = securityLog
  const { columns } = words
  return (
    <Table
      caption={words.caption}
      rows={events}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'event',
          header: columns.event,
          isName: true,
          cell: ({ event }) => (
            <>
              {words.events[event]} <code className="block text-sm text-muted">{event}</code>
            </>
          ),
        },
        {
          key: 'who',
          header: columns.who,
          phone: 'plain',
          isEmpty: ({ who, network }) => !who && !network,
          cell: ({ who, network }) =>
            who ? (
              <Link to={paths.deskPerson(who.id)} className={nameLinkClass}>
                {who.name}
              </Link>
            ) : network ? (
              words.nobody
            ) : (
              words.itself
            ),
        },
        {
          key: 'network',
          header: columns.network,
          phone: 'plain',
          isEmpty: ({ network, origin }) => network === null || origin === null,
          cell: ({ network, origin }) =>
            network === null || origin === null ? (
              words.itself
            ) : (
              <span className="flex flex-wrap items-center gap-2">
                <span className="numerals">{network}</span>
                <Button
                  variant="ghost"
                  aria-label={words.sameOrigin(origin)}
                  onClick={() => onOrigin(origin)}
                >
                  <code className="text-sm">{origin}</code>
                </Button>
              </span>
            ),
        },
        {
          key: 'call',
          header: columns.call,
          phone: 'plain',
          isEmpty: ({ call, code }) => !call && !code,
          cell: ({ call, code }) => (
            <span className="wrap-anywhere">
              {call ?? words.itself} {code && <code className="text-sm text-muted">{code}</code>}
            </span>
          ),
        },
        {
          key: 'times',
          header: columns.times,
          isEmpty: ({ times }) => times === 1,
          cell: ({ times }) => words.times(times),
        },
        {
          key: 'when',
          header: columns.when,
          phone: 'aside',
          cell: ({ lastAt }) => <TickingTime at={lastAt} className="whitespace-nowrap" />,
        },
      ]}
    />
  )
}
