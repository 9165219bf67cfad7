import type { Driver } from '#contract/drivers.ts'
import { paths } from '#contract/paths.ts'
import { fleetRequest } from '#contract/words/en/fleet-request.ts'
import { Avatar } from '../../../kit/ui/Avatar.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { noteClass } from '../../../kit/ui/note-class.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { DriverStatusBadge } from '../drivers/DriverStatusBadge.tsx'
import { LastKnown } from '../drivers/LastKnown.tsx'

/** Who is to be helped (S1 §2). */
export function DriverCard({ driver }: { driver: Driver }) {
  const words = fleetRequest.driver
  const { fullName, phone, units, vehicleInfo, runningRequestId, openRequestId } = driver
  return (
    <Card as="section" aria-label={words.heading} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={fullName} />
        <div className="min-w-0">
          <h2 className="text-xl leading-6 wrap-anywhere">{fullName}</h2>
          <DriverStatusBadge driver={driver} />
        </div>
      </div>
      <Facts>
        <Fact label={words.phone}>
          <PhoneLink number={phone} />
        </Fact>
        <Fact label={words.units}>
          {units.map(({ unitNumber }) => unitNumber).join(', ') || words.noUnits}
        </Fact>
        <Fact label={words.vehicle}>{vehicleInfo || words.none}</Fact>
        <Fact label={words.location}>
          <LastKnown location={driver.lastKnownLocation} none={words.none} />
        </Fact>
        <Fact label={words.license}>{driver.licenseNumber || words.none}</Fact>
        <Fact label={words.limit}>
          {driver.spendingLimit ? formatMoney(driver.spendingLimit) : words.noLimit}
        </Fact>
      </Facts>
      {openRequestId && (
        <p className={noteClass}>
          {words.open}{' '}
          <Link to={paths.fleetBids(openRequestId)} className={linkClass}>
            {words.openLink}
          </Link>
        </p>
      )}
      {runningRequestId && (
        <p className={noteClass}>
          {words.running}{' '}
          <Link to={paths.fleetBids(runningRequestId)} className={linkClass}>
            {words.runningLink}
          </Link>
        </p>
      )}
    </Card>
  )
}
