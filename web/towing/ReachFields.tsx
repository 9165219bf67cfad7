import { requests } from '../messages/en/requests.ts'
import { towing } from '../messages/en/towing.ts'
import type { RequestFormState } from '../requests/use-request-form.ts'
import { WizardSection } from '../requests/WizardSection.tsx'
import { TextField } from '../ui/TextField.tsx'

/** Whom and where to call. Somebody signed in finds it filled in. */
export function ReachFields({ form }: { form: RequestFormState }) {
  const words = towing.details
  return (
    <WizardSection heading={words.contact}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.phone}
          hint={requests.basics.phoneHint}
          required
          type="tel"
          autoComplete="tel"
          {...form.text('phone')}
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="name"
          autoCapitalize="words"
          {...form.text('fullName')}
        />
        <TextField
          label={requests.basics.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.text('email')}
        />
      </div>
    </WizardSection>
  )
}
