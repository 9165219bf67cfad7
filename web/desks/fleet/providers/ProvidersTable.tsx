import type { FleetProvider } from '#contract/fleets.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { formatMoney, formatScore } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { StandingBadge } from '../../../things/offers/standing/StandingBadge.tsx'
import { StandingButtons } from '../../../things/offers/standing/StandingButtons.tsx'

/** Providers with the fleet's own figures of each. */
export function ProvidersTable({
  rows,
  refusal,
}: {
  rows: readonly FleetProvider[]
  refusal: string | null
}) {
  const words = fleets.providers
  return (
    <Table
      caption={words.caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: words.name,
          isName: true,
          cell: ({ id, businessName }) => (
            <Link to={paths.provider(id)} className={`${nameLinkClass} wrap-anywhere`}>
              {businessName}
            </Link>
          ),
        },
        {
          key: 'location',
          header: words.location,
          phone: 'plain',
          cell: ({ location }) => location ?? fleets.none,
        },
        {
          key: 'jobs',
          header: words.jobs,
          align: 'end',
          cell: ({ jobsDone }) => <span className="numerals">{jobsDone}</span>,
        },
        {
          key: 'spend',
          header: words.spend,
          align: 'end',
          cell: ({ jobsDone, spend }) => (
            <span className="numerals">{jobsDone > 0 ? formatMoney(spend) : fleets.none}</span>
          ),
        },
        {
          key: 'onTime',
          isEmpty: ({ arrivals }) => arrivals.promised === 0,
          header: words.onTime,
          align: 'end',
          cell: ({ arrivals: { promised, onTime } }) => (
            <span className="numerals">
              {promised > 0 ? <OnTime onTime={onTime} promised={promised} /> : fleets.none}
            </span>
          ),
        },
        {
          key: 'rating',
          header: words.rating,
          align: 'end',
          cell: ({ rating }) =>
            rating === null ? (
              <span className="text-muted">{words.unrated}</span>
            ) : (
              <span className="numerals">{formatScore(rating)}</span>
            ),
        },
        {
          key: 'standing',
          header: words.standing,
          phone: 'plain',
          isEmpty: ({ standing }) => standing === null,
          cell: ({ standing }) =>
            standing ? (
              <StandingBadge standing={standing} />
            ) : (
              <span className="text-muted">{words.neither}</span>
            ),
        },
        {
          key: 'actions',
          header: fleets.actions,
          isActions: true,
          phone: 'aside',
          cell: (provider) => (
            <span className="flex md:justify-end">
              <StandingButtons
                isPlain
                provider={provider}
                standing={provider.standing}
                refusal={refusal}
              />
            </span>
          ),
        },
      ]}
    />
  )
}

/** Of how many a desk has the room to say. */
function OnTime({ onTime, promised }: { onTime: number; promised: number }) {
  const words = fleets.providers
  return (
    <>
      <span className="md:hidden">{words.onTimeShare(onTime, promised)}</span>
      <span className="max-md:hidden">{words.onTimeOf(onTime, promised)}</span>
    </>
  )
}
