import { experienceYears, serviceHours, serviceRadii, teamSizes } from '#contract/catalogue.ts'
import { providerSignup as words } from '../../messages/en/provider-signup.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Signup } from './SignupForm.tsx'

/** When and how far; and what the landing page's form asked beside, which the admin reads. */
export function ServiceDetails({ form: { register, formState } }: { form: Signup }) {
  const { errors } = formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.hours} required error={errors.serviceHours?.message}>
          <Select
            {...register('serviceHours')}
            options={serviceHours.map((value) => ({ value, label: words.hoursOf[value] }))}
          />
        </Field>
        <Field label={words.radius} required error={errors.serviceRadius?.message}>
          <Select
            {...register('serviceRadius')}
            options={serviceRadii.map((miles) => ({
              value: String(miles),
              label: words.radiusOf(miles),
            }))}
          />
        </Field>
      </div>
      <TextField
        label={words.serviceArea}
        hint={words.serviceAreaHint}
        error={errors.location?.message}
        autoComplete="off"
        {...register('location')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.experience} error={errors.experience?.message}>
          <Select
            {...register('experience')}
            options={experienceYears.map((value) => ({ value, label: words.years[value] }))}
          />
        </Field>
        <Field label={words.teamSize} error={errors.teamSize?.message}>
          <Select
            {...register('teamSize')}
            options={teamSizes.map((value) => ({ value, label: words.teams[value] }))}
          />
        </Field>
      </div>
      <Field label={words.equipment} hint={words.equipmentHint} error={errors.equipment?.message}>
        <TextArea {...register('equipment')} />
      </Field>
    </>
  )
}
