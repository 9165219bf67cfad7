import { useState } from 'react'
import type { FleetForAdmin } from '#contract/admin.ts'
import { admin } from '#contract/words/en/admin.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { StandingBadge } from './StandingBadge.tsx'
import { StandingDialog } from './StandingDialog.tsx'

/** S1 §2: the fleet companies. */
export function FleetsTable({ fleets }: { fleets: readonly FleetForAdmin[] }) {
  const { columns } = admin
  const [openId, setOpenId] = useState<string | null>(null)
  const open = fleets.find(({ id }) => id === openId)
  return (
    <>
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
              <Button aria-label={admin.detailsOf(companyName)} onClick={() => setOpenId(id)}>
                {admin.details}
              </Button>
            ),
          },
        ]}
      />
      {open && (
        <StandingDialog
          kind="fleet"
          entry={open}
          name={open.companyName}
          onClose={() => setOpenId(null)}
        >
          <FleetFacts fleet={open} />
        </StandingDialog>
      )}
    </>
  )
}

const mcDotOf = ({ mcNumber, dotNumber }: FleetForAdmin): string =>
  [mcNumber, dotNumber].filter(Boolean).join(' / ') || admin.none

const sizeOf = ({ fleetSize, vehicleCount }: FleetForAdmin): string =>
  fleetSize ?? String(vehicleCount)

function FleetFacts({ fleet }: { fleet: FleetForAdmin }) {
  const { facts } = admin
  return (
    <Facts>
      <Fact label={facts.owner}>{fleet.ownerName}</Fact>
      <Fact label={facts.manager}>{fleet.accountManagerName}</Fact>
      <Fact label={facts.email} wide>
        {fleet.email}
      </Fact>
      <Fact label={facts.phone}>
        <PhoneLink number={fleet.phone} />
      </Fact>
      <Fact label={facts.mc}>{fleet.mcNumber ?? facts.notGiven}</Fact>
      <Fact label={facts.dot}>{fleet.dotNumber ?? facts.notGiven}</Fact>
      <Fact label={facts.size}>{admin.trucks(sizeOf(fleet))}</Fact>
      <Fact label={facts.states}>{fleet.operatingStates ?? facts.notGiven}</Fact>
      <Fact label={facts.address}>{fleet.address ?? facts.notGiven}</Fact>
      <Fact label={facts.since}>{formatDate(fleet.createdAt)}</Fact>
    </Facts>
  )
}
