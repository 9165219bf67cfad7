import { Phone } from 'lucide-react'
import type { DriverProfile } from '#contract/drivers.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { phoneHref } from '../../kit/ui/format.ts'

/** A driver of a fleet reaches the people of the fleet with one tap; an owner-operator has nobody to call. */
export function CallDispatcher({ profile: { fleet } }: { profile: DriverProfile }) {
  if (!fleet?.phone) return null
  return (
    <a href={phoneHref(fleet.phone)} className={buttonClass({})}>
      <Phone className="size-5" aria-hidden="true" />
      {drivers.callDispatcher}
    </a>
  )
}
