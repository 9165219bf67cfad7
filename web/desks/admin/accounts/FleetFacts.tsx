import type { FleetForAdmin } from '#contract/admin.ts'
import { admin } from '#contract/words/en/admin.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatDate } from '../../../kit/ui/format.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'

export const sizeOf = ({ fleetSize, vehicleCount }: FleetForAdmin): string =>
  fleetSize ?? String(vehicleCount)

/** What a fleet company has said of itself. */
export function FleetFacts({ fleet }: { fleet: FleetForAdmin }) {
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
