import { requests } from '../messages/en/requests.ts'
import { TextField } from '../ui/TextField.tsx'
import type { RequestFormState } from './use-request-form.ts'

/** Who asks, and how the accepted provider reaches him. */
export function ContactFields({ form: { register, formState } }: { form: RequestFormState }) {
  const words = requests.basics
  const { errors } = formState
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={words.fullName}
        required
        error={errors.fullName?.message}
        autoComplete="name"
        autoCapitalize="words"
        {...register('fullName')}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        required
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        {...register('phone')}
      />
      <div className="sm:col-span-2">
        <TextField
          label={words.email}
          hint={words.emailHint}
          required
          error={errors.email?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...register('email')}
        />
      </div>
    </div>
  )
}
