import { requests } from '#contract/words/en/requests.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { FormSection } from '../form/FormSection.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'
import { ContactFields } from './ContactFields.tsx'
import { OnHighway } from './OnHighway.tsx'
import { ServicePicker } from './ServicePicker.tsx'
import { WhenField } from './WhenField.tsx'

/** Step 1 (S0 §2.7), below the safety question. */
export function BasicsStep({
  form,
  onServiceChosen,
}: {
  form: RequestFormState
  onServiceChosen: () => void
}) {
  const words = requests.basics
  return (
    <>
      <ServicePicker form={form} onChosen={onServiceChosen} />
      <FormSection heading={words.you}>
        <ContactFields form={form} />
      </FormSection>
      <FormSection heading={words.where}>
        <WhereField
          label={words.location}
          hint={words.locationHint}
          error={form.wrong('location')}
          value={form.values}
          onChange={form.change}
          hasMap
        />
        <OnHighway form={form} />
        <WhenField form={form} />
      </FormSection>
    </>
  )
}
