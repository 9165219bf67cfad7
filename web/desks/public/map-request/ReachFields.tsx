import { consent } from '#contract/words/en/consent.ts'
import { requests } from '#contract/words/en/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { EmailField, NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { FormSection } from '../../../things/requests/form/FormSection.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'

/** Whom and where to call. Somebody signed in finds it filled in. */
export function ReachFields({ form }: { form: RequestFormState }) {
  const words = towing.details
  return (
    <FormSection heading={words.contact}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneField
          label={words.phone}
          hint={`${requests.basics.phoneHint} ${consent.request}`}
          {...form.text('phone')}
        />
        <NameField
          label={words.name}
          hint={words.nameHint}
          required={false}
          autoCapitalize="words"
          {...form.text('fullName')}
        />
        <EmailField hint={words.emailHint} required={false} {...form.text('email')} />
      </div>
    </FormSection>
  )
}
