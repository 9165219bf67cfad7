import { requests } from '../messages/en/requests.ts'
import { TextField } from '../ui/TextField.tsx'
import type { RequestFormState } from './use-request-form.ts'

/** Who asks, and how the accepted provider reaches him. */
export function ContactFields({ form }: { form: RequestFormState }) {
  const words = requests.basics
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={words.fullName}
        required
        autoComplete="name"
        autoCapitalize="words"
        {...form.text('fullName')}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        required
        type="tel"
        autoComplete="tel"
        {...form.text('phone')}
      />
      <div className="sm:col-span-2">
        <TextField
          label={words.email}
          hint={words.emailHint}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.text('email')}
        />
      </div>
    </div>
  )
}
