import { Link } from 'react-router'
import type { ProviderForAdmin } from '#contract/admin.ts'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { Owner } from './Owner.tsx'
import { servicesOf } from './ProviderFacts.tsx'
import { StandingBadge } from './StandingBadge.tsx'

/** S1 §2: the service providers; each leads to its page. */
export function ProvidersTable({ providers }: { providers: readonly ProviderForAdmin[] }) {
  const { columns } = admin
  const density = useDensity()
  return (
    <Table
      caption={admin.tabs.providers}
      rows={providers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: columns.business,
          isName: true,
          cell: ({ businessName }) => businessName,
        },
        { key: 'owner', header: columns.owner, cell: (row) => <Owner {...row} /> },
        { key: 'services', header: columns.services, cell: servicesOf },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => <StandingBadge status={status} />,
        },
        {
          key: 'location',
          header: columns.location,
          cell: ({ location, address, isPlaced }) =>
            isPlaced ? (location ?? address) : <Badge tone="red">{shopPlace.adminMark}</Badge>,
        },
        {
          key: 'actions',
          header: columns.actions,
          isActions: true,
          cell: ({ id, businessName }) => (
            <Link
              to={paths.deskProvider(id)}
              aria-label={admin.detailsOf(businessName)}
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
