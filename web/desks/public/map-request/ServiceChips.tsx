import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'
import { towing } from '#contract/words/en/towing.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { isEmergency, safetyAnswered } from '../../../things/requests/form/request-form.ts'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'

const choices = [
  'towing',
  'truck-repair',
  'mobile-detailing',
  'tire',
  'battery',
  'emergency',
] as const satisfies (Trade | 'emergency')[]

/** What a chip asks for; a link may have asked for a neighbour of it, which then stays. */
const meant: Record<Trade, ServiceType> = {
  towing: 'towing_service',
  'truck-repair': 'roadside_repair',
  'mobile-detailing': 'mobile_car_wash',
  tire: 'roadside_tire',
  battery: 'battery_service',
}

/** S0 §2.6: Towing, Repair, Car Wash, Tires, Battery, Emergency. */
export function ServiceChips({
  form,
  onChosen,
}: {
  form: RequestFormState
  /** The choice as an address spells it. */
  onChosen: (service: string) => void
}) {
  const { serviceType } = form.values
  const trade = serviceType && services[serviceType].trade
  function choose(choice: Trade | 'emergency') {
    if (choice === 'emergency') {
      form.change(safetyAnswered('yes', form.values))
      return onChosen('emergency')
    }
    const service = choice === trade && serviceType ? serviceType : meant[choice]
    form.change({ danger: '', serviceType: service })
    onChosen(service)
  }
  return (
    <Chips
      legend={towing.chips.legend}
      name="service"
      value={isEmergency(form.values) ? 'emergency' : trade}
      onChange={choose}
      chips={choices.map((choice) => ({ value: choice, label: towing.chips[choice] }))}
    />
  )
}
