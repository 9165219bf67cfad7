import type { FleetForAdmin } from '#contract/admin.ts'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { sizeOf } from './FleetFacts.tsx'
import { StandingBadge } from './StandingBadge.tsx'

/** S1 §2: the fleet companies; each leads to its page. */
export function FleetsTable({ fleets }: { fleets: readonly FleetForAdmin[] }) {
  const { columns } = admin
  return (
    <Table
      caption={admin.tabs.fleets}
      rows={fleets}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: columns.company,
          isName: true,
          cell: ({ id, companyName }) => (
            <Link
              to={paths.deskFleet(id)}
              aria-label={admin.detailsOf(companyName)}
              className={nameLinkClass}
            >
              {companyName}
            </Link>
          ),
        },
        { key: 'mc', header: columns.mcDot, phone: 'plain', cell: mcDotOf },
        {
          key: 'size',
          header: columns.size,
          phone: 'plain',
          cell: (row) => admin.trucks(sizeOf(row)),
        },
        {
          key: 'status',
          header: columns.status,
          phone: 'aside',
          cell: (account) => <StandingBadge account={account} />,
        },
        {
          key: 'location',
          header: columns.location,
          phone: 'plain',
          cell: ({ address, operatingStates }) => address ?? operatingStates ?? admin.none,
        },
      ]}
    />
  )
}

const mcDotOf = ({ mcNumber, dotNumber }: FleetForAdmin): string =>
  [mcNumber, dotNumber].filter(Boolean).join(' / ') || admin.none
