import { type ServiceType, serviceTypes, wizardCards } from '#contract/services.ts'
import { requests } from '#contract/words/en/requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { useMedia } from '../../../kit/ui/use-media.ts'
import type { RequestFormState } from '../form/use-request-form.ts'
import { ServiceGlyph } from './ServiceGlyph.tsx'

const forCars = serviceTypes.filter((service) => !wizardCards.includes(service))

/** The eight cards of S0 §3, and below them the two services for cars that the specification's step 2 knows. */
export function ServicePicker({
  form,
  onChosen,
}: {
  form: RequestFormState
  onChosen: () => void
}) {
  const words = requests.service
  const { serviceType } = form.values
  // With what each of them means the last would stand a screen further down.
  const isPhone = useMedia('(max-width: 639px)')
  function choose(service: ServiceType) {
    form.change({ serviceType: service })
    onChosen()
  }
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={words.question}
        required
        error={form.wrong('serviceType')}
        name="serviceType"
        value={serviceType}
        onChange={choose}
        cards={wizardCards.map((service) => ({
          value: service,
          label: serviceWords.types[service],
          ...(!isPhone && { description: requests.services[service] }),
          icon: <ServiceGlyph service={service} />,
        }))}
      />
      <Chips
        legend={words.car}
        value={serviceType}
        onChange={choose}
        chips={forCars.map((service) => ({ value: service, label: serviceWords.types[service] }))}
      />
    </div>
  )
}
