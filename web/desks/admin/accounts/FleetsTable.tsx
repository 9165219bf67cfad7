import { Link } from 'react-router'
import type { FleetForAdmin } from '#contract/admin.ts'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { sizeOf } from './FleetFacts.tsx'
import { StandingBadge } from './StandingBadge.tsx'

/** S1 §2: the fleet companies; each leads to its page. */
export function FleetsTable({ fleets }: { fleets: readonly FleetForAdmin[] }) {
  const { columns } = admin
  const density = useDensity()
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
          cell: ({ companyName }) => companyName,
        },
        { key: 'mc', header: columns.mcDot, cell: mcDotOf },
        { key: 'size', header: columns.size, cell: (row) => admin.trucks(sizeOf(row)) },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => <StandingBadge status={status} />,
        },
        {
          key: 'location',
          header: columns.location,
          cell: ({ address, operatingStates }) => address ?? operatingStates ?? admin.none,
        },
        {
          key: 'actions',
          header: columns.actions,
          isActions: true,
          cell: ({ id, companyName }) => (
            <Link
              to={paths.deskFleet(id)}
              aria-label={admin.detailsOf(companyName)}
              className={buttonClass({ size: density })}
            >
              {admin.details}
            </Link>
          ),
        },
      ]}
    />
  )
}

const mcDotOf = ({ mcNumber, dotNumber }: FleetForAdmin): string =>
  [mcNumber, dotNumber].filter(Boolean).join(' / ') || admin.none
