import { WhereField } from '../../kit/places/WhereField.tsx'
import { requests } from '../../messages/en/requests.ts'
import { ContactFields } from './ContactFields.tsx'
import { OnHighway } from './OnHighway.tsx'
import { isEmergency } from './request-form.ts'
import { EmergencyPanel, SafetyQuestion } from './SafetyQuestion.tsx'
import { ServicePicker } from './ServicePicker.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { WhenField } from './WhenField.tsx'
import { WizardSection } from './WizardSection.tsx'

/** Step 1 (S0 §2.7). An emergency needs no service card and no time: the triage and "now" say both. */
export function BasicsStep({
  form,
  onServiceChosen,
}: {
  form: RequestFormState
  onServiceChosen: () => void
}) {
  const words = requests.basics
  const isUrgent = isEmergency(form.values)
  return (
    <>
      <SafetyQuestion form={form} />
      {isUrgent ? (
        <EmergencyPanel form={form} />
      ) : (
        <ServicePicker form={form} onChosen={onServiceChosen} />
      )}
      <WizardSection heading={words.you}>
        <ContactFields form={form} />
      </WizardSection>
      <WizardSection heading={words.where}>
        <WhereField
          label={words.location}
          hint={words.locationHint}
          error={form.wrong('location')}
          value={form.values}
          onChange={form.change}
          hasMap
        />
        <OnHighway form={form} />
        {!isUrgent && <WhenField form={form} />}
      </WizardSection>
    </>
  )
}
