import { UserRound } from 'lucide-react'
import type { RequestForOwner } from '#contract/requests.ts'
import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'

/** Who waits at which unit, and their number: whom the office calls besides the provider. */
export function ForWhom({ request }: { request: RequestForOwner }) {
  const words = fleetBids.facts
  const { driver, unit, contactPhone, customerName, details } = request
  const unitNumber = unit?.unitNumber ?? details.unitNumber
  return (
    <section aria-label={words.whom} className="flex items-center gap-2">
      <UserRound className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <p className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
        <span className="font-medium wrap-anywhere">{driver?.fullName ?? customerName}</span>
        <span className="text-muted">{unitNumber ? words.unit(unitNumber) : words.noUnit}</span>
        <PhoneLink number={driver?.phone ?? contactPhone} className="min-h-8" />
      </p>
    </section>
  )
}
