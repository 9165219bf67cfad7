import { type ServiceType, serviceTypes, wizardCards } from '#contract/services.ts'
import { requests } from '#contract/words/en/requests.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
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
          description: requests.services[service],
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
