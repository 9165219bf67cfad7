import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatDate, formatMoney } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { refusalTo } from '../use-own-fleet.ts'
import { DriverRequests } from './DriverRequests.tsx'
import { DriverStatusBadge } from './DriverStatusBadge.tsx'
import { LastKnown } from './LastKnown.tsx'
import { LimitChanges } from './LimitChanges.tsx'
import { RequestServiceLink } from './RequestServiceLink.tsx'

/** S0 §2.10 View Details: everything about a driver, and what may be done with them. */
export function DriverDialog({
  fleet,
  driver,
  onEdit,
  onCode,
  onActivity,
  onClose,
}: {
  fleet: OwnFleet
  driver: Driver
  onEdit: () => void
  onCode: () => void
  onActivity: () => void
  onClose: () => void
}) {
  const words = fleets.drivers.card
  const refusal = refusalTo('keepFleet', fleet)
  const isBusy = driver.runningRequestId !== null && !driver.isDeactivated
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={driver.fullName}
      footer={
        <>
          <RequestServiceLink fleet={fleet} driver={driver} variant="primary" />
          <Button disabledReason={refusal} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button
            disabledReason={
              refusal ?? (driver.isDeactivated ? fleets.drivers.deactivatedReason : null)
            }
            onClick={onCode}
          >
            {words.code}
          </Button>
          <Button
            variant="ghost"
            disabledReason={refusal ?? (isBusy ? fleets.drivers.deactivate.onService : null)}
            onClick={onActivity}
          >
            {driver.isDeactivated ? words.reactivate : words.deactivate}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <DriverStatusBadge driver={driver} />
        <PhoneLink number={driver.phone} className="text-lg" />
        {driver.runningRequestId && (
          <Link to={paths.fleetBids(driver.runningRequestId)} className={linkClass}>
            {words.running}
          </Link>
        )}
      </div>
      <Facts>
        <Fact label={words.username}>{driver.username}</Fact>
        <Fact label={words.limit}>
          {driver.spendingLimit === null
            ? fleets.drivers.noLimit
            : formatMoney(driver.spendingLimit)}
        </Fact>
        <Fact label={words.units}>
          {driver.units.map(({ unitNumber }) => unitNumber).join(', ') || fleets.none}
        </Fact>
        <Fact label={words.vehicle}>{driver.vehicleInfo ?? fleets.notProvided}</Fact>
        <Fact label={words.location}>
          <LastKnown location={driver.lastKnownLocation} none={fleets.notProvided} />
        </Fact>
        <Fact label={words.license}>{driver.licenseNumber ?? fleets.notProvided}</Fact>
        <Fact label={words.since}>{formatDate(driver.createdAt)}</Fact>
      </Facts>
      <LimitChanges driverId={driver.id} />
      <DriverRequests driverId={driver.id} />
    </Dialog>
  )
}
