import { consent } from '#contract/words/en/consent.ts'
import { requests } from '#contract/words/en/requests.ts'
import { EmailField, NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'

/** Who asks, and how the accepted provider reaches them. */
export function ContactFields({ form }: { form: RequestFormState }) {
  const words = requests.basics
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameField autoCapitalize="words" {...form.text('fullName')} />
      <PhoneField hint={`${words.phoneHint} ${consent.request}`} {...form.text('phone')} />
      <div className="sm:col-span-2">
        <EmailField hint={words.emailHint} {...form.text('email')} />
      </div>
    </div>
  )
}
