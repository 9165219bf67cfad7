import type { ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import type { RegistrableType, Registration } from '#contract/auth.ts'
import { offeredServices } from '#contract/catalogue.ts'
import { auth } from '#contract/words/en/auth.ts'
import type { CheckedForm } from '../../kit/api/use-checked-form.ts'
import type { LatLng } from '../../kit/map/map-props.ts'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { FieldSet } from '../../kit/ui/FieldSet.tsx'
import { AddressField, CompanyField } from '../../kit/ui/PersonFields.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { RegistrationForm } from './registration-form.ts'

/** Puts a pin where a shop stands; the page gives it, with its map. */
export type ShopPinField = ComponentType<{
  pin: LatLng | undefined
  onSet: (pin: LatLng | undefined) => void
}>

export interface FieldsOfTypeProps {
  userType: RegistrableType
  form: CheckedForm<RegistrationForm, Registration>
  ShopPin: ShopPinField
}

/** What only one user type is asked for (S0 §3). */
export function FieldsOfType({ userType, form, ShopPin }: FieldsOfTypeProps) {
  if (userType === 'service_provider') return <ProviderFields form={form} ShopPin={ShopPin} />
  if (userType === 'business_customer') return <FleetFields form={form} />
  if (userType === 'driver') return <DriverFields form={form} />
  return null
}

function ProviderFields({
  form: { field, control, setValue, clearErrors },
  ShopPin,
}: Omit<FieldsOfTypeProps, 'userType'>) {
  const words = auth.signUp.provider
  const { error, ...services } = field('services')
  const pin = useWatch({ control, name: 'pin' })
  return (
    <FormSection heading={words.heading}>
      <CompanyField label={words.businessName} {...field('businessName')} />
      <AddressField label={words.address} hint={words.addressHint} {...field('address')} />
      <ShopPin
        pin={pin}
        onSet={(spot) => {
          setValue('pin', spot)
          clearErrors('address')
        }}
      />
      <FieldSet legend={words.services} hint={words.servicesHint} required error={error}>
        <div className="grid sm:grid-cols-2 sm:gap-x-4">
          {offeredServices.map((service) => (
            <Checkbox key={service} label={words.offered[service]} value={service} {...services} />
          ))}
        </div>
      </FieldSet>
      <TextField
        label={words.serviceRadius}
        hint={words.serviceRadiusHint}
        required
        inputMode="numeric"
        autoComplete="off"
        {...field('serviceRadius')}
      />
    </FormSection>
  )
}

function FleetFields({ form: { field } }: Pick<FieldsOfTypeProps, 'form'>) {
  const words = auth.signUp.fleet
  return (
    <FormSection heading={words.heading}>
      <CompanyField label={words.companyName} {...field('companyName')} />
      <TextField
        label={words.vehicleCount}
        required
        inputMode="numeric"
        autoComplete="off"
        {...field('vehicleCount')}
      />
      <TextField
        label={words.accountManagerName}
        hint={words.accountManagerHint}
        required
        autoComplete="off"
        {...field('accountManagerName')}
      />
    </FormSection>
  )
}

function DriverFields({ form: { field } }: Pick<FieldsOfTypeProps, 'form'>) {
  const words = auth.signUp.driver
  return (
    <FormSection heading={words.heading}>
      <TextField
        label={words.licenseNumber}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('licenseNumber')}
      />
      <TextField
        label={words.vehicleInfo}
        hint={words.vehicleInfoHint}
        required
        autoComplete="off"
        {...field('vehicleInfo')}
      />
      <TextField
        label={words.currentLocation}
        hint={words.currentLocationHint}
        required
        autoComplete="address-level2"
        {...field('currentLocation')}
      />
    </FormSection>
  )
}
