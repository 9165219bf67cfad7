import { Link } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { paths } from '#contract/paths.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { type ButtonVariant, buttonClass } from '../../../kit/ui/button-class.ts'
import { useDensity } from '../../../kit/ui/density.ts'
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
  const size = useDensity()
  const label = words.requestFor(driver.fullName)
  const refusal = refusalTo('ask', fleet) ?? (driver.isDeactivated ? words.deactivatedReason : null)
  if (refusal)
    return (
      <Button variant={variant} disabledReason={refusal} aria-label={label}>
        {words.request}
      </Button>
    )
  return (
    <Link
      to={paths.fleetRequest(driver.id)}
      aria-label={label}
      className={buttonClass({ variant, size })}
    >
      {words.request}
    </Link>
  )
}
