import { fleetSizes } from '#contract/catalogue.ts'
import { FormSection } from '../../auth/FormSection.tsx'
import { fleetSignup as words } from '../../messages/en/fleet-signup.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Signup } from './SignupForm.tsx'

/** What the company is, whom to call, what it drives (S1 §2). */
export function CompanyFields({ form: { register, formState } }: { form: Signup }) {
  const { errors } = formState
  return (
    <>
      <FormSection heading={words.company}>
        <TextField
          label={words.companyName}
          required
          error={errors.companyName?.message}
          autoComplete="organization"
          {...register('companyName')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.mcNumber}
            hint={words.mcHint}
            required
            error={errors.mcNumber?.message}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...register('mcNumber')}
          />
          <TextField
            label={words.dotNumber}
            hint={words.dotHint}
            required
            error={errors.dotNumber?.message}
            inputMode="numeric"
            autoComplete="off"
            {...register('dotNumber')}
          />
        </div>
      </FormSection>
      <FormSection heading={words.contact}>
        <TextField
          label={words.ownerName}
          required
          error={errors.ownerName?.message}
          autoComplete="name"
          {...register('ownerName')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.email}
            required
            error={errors.email?.message}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...register('email')}
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
        </div>
      </FormSection>
      <FormSection heading={words.fleet}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.fleetSize} required error={errors.fleetSize?.message}>
            <Select
              {...register('fleetSize')}
              options={fleetSizes.map((value) => ({ value, label: words.sizes[value] }))}
            />
          </Field>
          <TextField
            label={words.operatingStates}
            hint={words.operatingStatesHint}
            required
            error={errors.operatingStates?.message}
            autoComplete="off"
            {...register('operatingStates')}
          />
        </div>
        <TextField
          label={words.address}
          hint={words.addressHint}
          required
          error={errors.address?.message}
          autoComplete="street-address"
          {...register('address')}
        />
      </FormSection>
    </>
  )
}
