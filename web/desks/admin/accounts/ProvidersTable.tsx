import { useState } from 'react'
import type { ProviderForAdmin } from '#contract/admin.ts'
import { readTrade } from '#contract/catalogue.ts'
import { admin } from '#contract/words/en/admin.ts'
import { providerSignup as signup } from '#contract/words/en/provider-signup.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatDate, formatList } from '../../../kit/ui/format.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { Owner } from './Owner.tsx'
import { StandingBadge } from './StandingBadge.tsx'
import { StandingDialog } from './StandingDialog.tsx'

/** S1 §2: the service providers. */
export function ProvidersTable({ providers }: { providers: readonly ProviderForAdmin[] }) {
  const { columns } = admin
  const [openId, setOpenId] = useState<string | null>(null)
  const open = providers.find(({ id }) => id === openId)
  return (
    <>
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
              <Button aria-label={admin.detailsOf(businessName)} onClick={() => setOpenId(id)}>
                {admin.details}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <StandingDialog
          kind="provider"
          entry={open}
          name={open.businessName}
          approveRefusal={open.isPlaced || open.status !== 'pending' ? null : shopPlace.adminMend}
          onClose={() => setOpenId(null)}
        >
          {!open.isPlaced && <FormError error={shopPlace.admin} />}
          <ProviderFacts provider={open} />
        </StandingDialog>
      )}
    </>
  )
}

const servicesOf = ({ services }: ProviderForAdmin): string =>
  formatList(
    services.map((service) => {
      const trade = readTrade(service)
      return trade ? serviceWords.trades[trade] : service
    }),
  ) || admin.none

/** A stored option in words; another text stays as it is. */
const knownIn = (words: Record<string, string>, value: string | null) =>
  value === null ? null : (words[value] ?? value)

function ProviderFacts({ provider }: { provider: ProviderForAdmin }) {
  const { facts } = admin
  return (
    <Facts>
      <Fact label={facts.owner}>{provider.ownerName}</Fact>
      <Fact label={facts.account}>{provider.fullName}</Fact>
      <Fact label={facts.email} wide>
        {provider.email}
      </Fact>
      <Fact label={facts.phone}>
        <PhoneLink number={provider.phone} />
      </Fact>
      <Fact label={facts.address}>{provider.address}</Fact>
      <Fact label={facts.location}>{provider.location ?? facts.notGiven}</Fact>
      <Fact label={facts.services}>{servicesOf(provider)}</Fact>
      <Fact label={facts.area}>{provider.serviceArea ?? facts.notGiven}</Fact>
      <Fact label={facts.experience}>
        {knownIn(signup.years, provider.experience) ?? facts.notGiven}
      </Fact>
      <Fact label={facts.team}>{knownIn(signup.teams, provider.teamSize) ?? facts.notGiven}</Fact>
      <Fact label={facts.since}>{formatDate(provider.createdAt)}</Fact>
      <Fact label={facts.equipment} wide>
        {provider.equipment ?? facts.notGiven}
      </Fact>
      <Fact label={facts.description} wide>
        {provider.description || facts.notGiven}
      </Fact>
    </Facts>
  )
}
