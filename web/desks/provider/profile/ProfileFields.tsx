import { Controller, useWatch } from 'react-hook-form'
import { serviceHours } from '#contract/catalogue.ts'
import {
  profileCertifications,
  profileEquipment,
  profileHours,
  profileRadii,
} from '#contract/provider-profile.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { truckWorks } from '#contract/truck-class.ts'
import { equipmentNames } from '#contract/words/en/equipment.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { FieldError } from '../../../kit/ui/FieldError.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { TradeChips } from '../TradeChips.tsx'
import { LateCircle } from './LateCircle.tsx'
import { type ProfileForm, type rangesOf, yearsToChoose } from './profile-form.ts'

export interface FieldsProps {
  form: ProfileForm
}

export function LinkField({ form: { field } }: FieldsProps) {
  return (
    <TextField
      label={shop.fields.link}
      hint={shop.fields.linkHint}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      {...field('googleBusinessLink')}
    />
  )
}

export function ServicesFields({ form }: FieldsProps) {
  const words = shop.fields
  return (
    <>
      <Controller
        control={form.control}
        name="selectedServices"
        render={({ field, fieldState }) => (
          <TradeChips {...field} error={fieldState.error?.message} legend={words.services} />
        )}
      />
      <div className="flex flex-col gap-1">
        <Controller
          control={form.control}
          name="truckWork"
          render={({ field }) => (
            <Chips
              several
              legend={words.trucks}
              chips={truckWorks.map((value) => ({ value, label: words.truckWork[value] }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <p className="text-sm text-muted">{words.trucksHint}</p>
      </div>
      <TextField
        label={words.specializations}
        hint={words.specializationsHint}
        autoComplete="off"
        {...form.field('specializations')}
      />
      <TextAreaField
        label={words.pricing}
        hint={words.pricingHint}
        rows={2}
        {...form.field('pricing')}
      />
    </>
  )
}

/** How far and when, with the circle on the map. */
export function ReachFields({ form, provider }: FieldsProps & { provider: OwnProvider }) {
  const words = shop.fields
  const miles = Number(useWatch({ control: form.control, name: 'serviceRadius' }))
  const radii = [...new Set([...profileRadii, provider.serviceRadius])].sort((a, b) => a - b)
  const own = provider.serviceHours
  const hours = serviceHours.filter(
    (value) => value === own || profileHours.some((offered) => offered === value),
  )
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.radius}
          {...form.field('serviceRadius')}
          placeholder={null}
          options={radii.map((value) => ({ value: String(value), label: words.miles(value) }))}
        />
        <SelectField
          label={words.hours}
          {...form.field('serviceHours')}
          options={hours.map((value) => ({ value, label: providers.settings.hoursOf[value] }))}
        />
      </div>
      <LateCircle provider={provider} miles={miles} />
    </>
  )
}

export function EquipmentFields({
  form,
  asks,
}: FieldsProps & {
  /** Whose ranges of years it offers. */
  asks: keyof typeof rangesOf
}) {
  const words = shop.fields
  const { defaultValues } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="equipment"
        render={({ field }) => (
          <Chips
            several
            legend={words.equipment}
            chips={profileEquipment.map((value) => ({
              value,
              label: equipmentNames.equipment[value],
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <SelectField
        label={words.experience}
        {...form.field('experience')}
        options={yearsToChoose(asks, defaultValues?.experience).map((value) => ({
          value,
          label: words.years(value),
        }))}
      />
    </>
  )
}

export function InsuranceFields({ form }: FieldsProps) {
  const words = shop.fields
  const { errors } = form.formState
  return (
    <>
      <TextAreaField
        label={words.insurance}
        hint={words.insuranceHint}
        {...form.field('insuranceDocument')}
      />
      <div className="flex flex-col gap-1">
        <Controller
          control={form.control}
          name="certifications"
          render={({ field }) => (
            <Chips
              several
              legend={words.certifications}
              chips={profileCertifications.map((value) => ({
                value,
                label: equipmentNames.certifications[value],
              }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <FieldError id="certifications-error" error={errors.certifications?.message} />
        <p className="text-sm text-muted">{words.certificationsHint}</p>
      </div>
    </>
  )
}
