import { settings } from '#contract/settings.ts'
import { consent } from '#contract/words/en/consent.ts'
import { requests } from '#contract/words/en/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { TriageField } from '../../../things/requests/form/TriageField.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { AgreeLine } from '../../../things/terms/AgreeLine.tsx'

/** What an emergency says beside its place: then the map step is all there is. */
export function EmergencyFields({ form }: { form: RequestFormState }) {
  const words = towing.details
  return (
    <>
      <PhoneField
        label={words.phone}
        hint={`${requests.basics.phoneHint} ${consent.request}`}
        {...form.text('phone')}
      />
      <TriageField legend={requests.safety.triage} form={form} unlessSaid="dont_know" />
      <p className="text-sm text-muted">{words.consent(settings.bidsExpectedMinutes)}</p>
      <AgreeLine by="asking" />
    </>
  )
}
