import type { ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import type { RegistrableType } from '#contract/auth.ts'
import { offeredServiceLabels, offeredServices } from '#contract/catalogue.ts'
import type { LatLng } from '../map/map-props.ts'
import { auth } from '../messages/en/auth.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FieldSet } from '../ui/FieldSet.tsx'
import { TextField } from '../ui/TextField.tsx'
import { FormSection } from './FormSection.tsx'
import type { SignUp } from './SignUpForm.tsx'

/** Puts a pin where a shop stands; the page gives it, with its map. */
export type ShopPinField = ComponentType<{
  pin: LatLng | undefined
  onSet: (pin: LatLng | undefined) => void
}>

export interface FieldsOfTypeProps {
  userType: RegistrableType
  form: SignUp
  ShopPin: ShopPinField
}

/** What only one user type is asked for (S0 §3). */
export function FieldsOfType({ userType, form, ShopPin }: FieldsOfTypeProps) {
  if (userType === 'service_provider') return <ProviderFields form={form} ShopPin={ShopPin} />
  if (userType === 'business_customer') return <FleetFields form={form} />
  if (userType === 'driver') return <DriverFields form={form} />
  return null
}

function ProviderFields({ form, ShopPin }: Omit<FieldsOfTypeProps, 'userType'>) {
  const words = auth.signUp.provider
  const { register, setValue, clearErrors } = form
  const { errors } = form.formState
  const pin = useWatch({ control: form.control, name: 'pin' })
  return (
    <FormSection heading={words.heading}>
      <TextField
        label={words.businessName}
        required
        error={errors.businessName?.message}
        autoComplete="organization"
        {...register('businessName')}
      />
      <TextField
        label={words.address}
        hint={words.addressHint}
        required
        error={errors.address?.message}
        autoComplete="street-address"
        {...register('address')}
      />
      <ShopPin
        pin={pin}
        onSet={(spot) => {
          setValue('pin', spot)
          clearErrors('address')
        }}
      />
      <FieldSet
        legend={words.services}
        hint={words.servicesHint}
        required
        error={errors.services?.message}
      >
        <div className="grid sm:grid-cols-2 sm:gap-x-4">
          {offeredServices.map((service) => (
            <Checkbox
              key={service}
              label={offeredServiceLabels[service]}
              value={service}
              {...register('services')}
            />
          ))}
        </div>
      </FieldSet>
      <TextField
        label={words.serviceRadius}
        hint={words.serviceRadiusHint}
        required
        error={errors.serviceRadius?.message}
        inputMode="numeric"
        autoComplete="off"
        {...register('serviceRadius')}
      />
    </FormSection>
  )
}

function FleetFields({ form: { register, formState } }: { form: SignUp }) {
  const words = auth.signUp.fleet
  const { errors } = formState
  return (
    <FormSection heading={words.heading}>
      <TextField
        label={words.companyName}
        required
        error={errors.companyName?.message}
        autoComplete="organization"
        {...register('companyName')}
      />
      <TextField
        label={words.vehicleCount}
        required
        error={errors.vehicleCount?.message}
        inputMode="numeric"
        autoComplete="off"
        {...register('vehicleCount')}
      />
      <TextField
        label={words.accountManagerName}
        hint={words.accountManagerHint}
        required
        error={errors.accountManagerName?.message}
        autoComplete="off"
        {...register('accountManagerName')}
      />
    </FormSection>
  )
}

function DriverFields({ form: { register, formState } }: { form: SignUp }) {
  const words = auth.signUp.driver
  const { errors } = formState
  return (
    <FormSection heading={words.heading}>
      <TextField
        label={words.licenseNumber}
        required
        error={errors.licenseNumber?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...register('licenseNumber')}
      />
      <TextField
        label={words.vehicleInfo}
        hint={words.vehicleInfoHint}
        required
        error={errors.vehicleInfo?.message}
        autoComplete="off"
        {...register('vehicleInfo')}
      />
      <TextField
        label={words.currentLocation}
        hint={words.currentLocationHint}
        required
        error={errors.currentLocation?.message}
        autoComplete="address-level2"
        {...register('currentLocation')}
      />
    </FormSection>
  )
}
