import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import type { ButtonVariant } from '../../../kit/ui/button-class.ts'
import { AskLink } from '../AskLink.tsx'
import { refusalTo } from '../use-own-fleet.ts'

/** To the request for this driver; a button that says why where that is not possible. */
export function RequestServiceLink({
  fleet,
  driver,
  variant = 'secondary',
}: {
  fleet: OwnFleet
  driver: Driver
  /** Primary where it is the one thing to do. */
  variant?: ButtonVariant
}) {
  const words = fleets.drivers
  return (
    <AskLink
      to={paths.fleetRequest(driver.id)}
      refusal={refusalTo('ask', fleet) ?? (driver.isDeactivated ? words.deactivatedReason : null)}
      variant={variant}
      label={words.requestFor(driver.fullName)}
    />
  )
}
