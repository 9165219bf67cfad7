import type { ProviderForAdmin } from '#contract/admin.ts'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { Table } from '../../../kit/ui/Table.tsx'
import { Owner } from './Owner.tsx'
import { servicesOf } from './ProviderFacts.tsx'
import { StandingBadge } from './StandingBadge.tsx'

/** S1 §2: the service providers; each leads to its page. */
export function ProvidersTable({ providers }: { providers: readonly ProviderForAdmin[] }) {
  const { columns } = admin
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
          cell: ({ id, businessName }) => (
            <Link
              to={paths.deskProvider(id)}
              aria-label={admin.detailsOf(businessName)}
              className={nameLinkClass}
            >
              {businessName}
            </Link>
          ),
        },
        { key: 'owner', header: columns.owner, phone: 'plain', cell: (row) => <Owner {...row} /> },
        {
          key: 'services',
          header: columns.services,
          phone: 'hidden',
          cell: (row) => (
            <span className="block max-w-64 truncate" title={servicesOf(row)}>
              {servicesOf(row)}
            </span>
          ),
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
          cell: ({ location, address, isPlaced }) =>
            isPlaced ? (location ?? address) : <Badge tone="red">{shopPlace.adminMark}</Badge>,
        },
      ]}
    />
  )
}
