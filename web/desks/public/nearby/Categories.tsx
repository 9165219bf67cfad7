import { type ServiceType, wizardCards } from '#contract/catalogue.ts'
import { nearby } from '#contract/words/en/nearby.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { DensityOf } from '../../../kit/ui/density.ts'

const all = 'all'

/** "All Services" and the eight of S0 §3; on a phone in one line, so that the shops stand right below. */
export function Categories({
  value,
  onChange,
}: {
  value: ServiceType | null
  onChange: (service: ServiceType | null) => void
}) {
  return (
    <DensityOf value="desk">
      <Chips<ServiceType | typeof all>
        legend={nearby.categories}
        name="category"
        oneLine
        value={value ?? all}
        onChange={(choice) => onChange(choice === all ? null : choice)}
        chips={[
          { value: all, label: nearby.all },
          ...wizardCards.map((service) => ({
            value: service,
            label: serviceWords.categories[service],
          })),
        ]}
      />
    </DensityOf>
  )
}
