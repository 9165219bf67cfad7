import { EmailField, NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { requests } from '../../../messages/en/requests.ts'
import { towing } from '../../../messages/en/towing.ts'
import type { RequestFormState } from '../../../things/requests/use-request-form.ts'
import { WizardSection } from '../../../things/requests/WizardSection.tsx'

/** Whom and where to call. Somebody signed in finds it filled in. */
export function ReachFields({ form }: { form: RequestFormState }) {
  const words = towing.details
  return (
    <WizardSection heading={words.contact}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneField label={words.phone} hint={requests.basics.phoneHint} {...form.text('phone')} />
        <NameField
          label={words.name}
          hint={words.nameHint}
          required={false}
          autoCapitalize="words"
          {...form.text('fullName')}
        />
        <EmailField hint={words.emailHint} required={false} {...form.text('email')} />
      </div>
    </WizardSection>
  )
}
