import type { FullLimit } from '#contract/admin-operations.ts'
import { paths } from '#contract/paths.ts'
import { adminOperations } from '#contract/words/en/admin-operations.ts'
import { capWords } from '#contract/words/en/caps.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { AllWell } from './BoardSection.tsx'

const pages: Record<NonNullable<FullLimit['of']>['kind'], (id: string) => string> = {
  fleet: paths.deskFleet,
  provider: paths.deskProvider,
  account: paths.deskPerson,
  request: paths.deskRequest,
}

/** Limits that have held messages back: what was not told, so that somebody may call or change the limit. */
export function FullLimits({ limits }: { limits: readonly FullLimit[] }) {
  const words = adminOperations.limits
  if (limits.length === 0) return <AllWell>{words.empty}</AllWell>
  return (
    <Table
      caption={words.title}
      rows={limits}
      rowKey={({ cap, since, lastAt, of }) => [cap, since, lastAt, of?.id].join(' ')}
      columns={[
        { key: 'limit', header: words.limit, isName: true, cell: ({ cap }) => capWords[cap] },
        { key: 'held', header: words.held, cell: ({ held }) => held },
        { key: 'passed', header: words.passed, cell: ({ passed }) => passed },
        {
          key: 'of',
          header: words.of,
          cell: ({ of }) =>
            of ? (
              <Link to={pages[of.kind](of.id)} className={nameLinkClass}>
                {of.name || words.guest}
              </Link>
            ) : (
              adminOperations.none
            ),
        },
        {
          key: 'lastAt',
          header: words.lastAt,
          cell: ({ lastAt }) => <TickingTime at={lastAt} />,
        },
        { key: 'since', header: words.since, cell: ({ since }) => <TickingTime at={since} /> },
      ]}
    />
  )
}
