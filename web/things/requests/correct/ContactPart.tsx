import { consent } from '#contract/words/en/consent.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { requests } from '#contract/words/en/requests.ts'
import { EmailField, NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'

/** Whom to call, till somebody has the number; of a guest also whom to ask for, and where mails go: an account says both. */
export function ContactPart({
  form,
  isGuests,
  isTaken,
}: {
  form: RequestFormState
  isGuests: boolean
  isTaken: boolean
}) {
  const phone = !isTaken && (
    <PhoneField label={corrections.form.phone} hint={consent.request} {...form.text('phone')} />
  )
  if (!isGuests) return phone
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NameField required={false} autoCapitalize="words" {...form.text('fullName')} />
      {phone}
      <div className="sm:col-span-2">
        <EmailField required={false} hint={requests.basics.emailHint} {...form.text('email')} />
      </div>
    </div>
  )
}
