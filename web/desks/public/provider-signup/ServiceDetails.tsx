import { experienceYears, serviceHours, serviceRadii, teamSizes } from '#contract/catalogue.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { SignupFields } from './signup-form.ts'

/** When and how far; and what the landing page's form asked beside, which the admin reads. */
export function ServiceDetails({ field }: SignupFields) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.hours}
          required
          {...field('serviceHours')}
          options={serviceHours.map((value) => ({ value, label: words.hoursOf[value] }))}
        />
        <SelectField
          label={words.radius}
          required
          {...field('serviceRadius')}
          options={serviceRadii.map((miles) => ({
            value: String(miles),
            label: words.radiusOf(miles),
          }))}
        />
      </div>
      <TextField
        label={words.serviceArea}
        hint={words.serviceAreaHint}
        autoComplete="off"
        {...field('location')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.experience}
          {...field('experience')}
          options={experienceYears.map((value) => ({ value, label: words.years[value] }))}
        />
        <SelectField
          label={words.teamSize}
          {...field('teamSize')}
          options={teamSizes.map((value) => ({ value, label: words.teams[value] }))}
        />
      </div>
      <TextAreaField label={words.equipment} hint={words.equipmentHint} {...field('equipment')} />
    </>
  )
}
