import { useWatch } from 'react-hook-form'
import { providerSignup as words } from '../../messages/en/provider-signup.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ShopPin } from '../place/ShopPin.tsx'
import type { Signup } from './SignupForm.tsx'

export function BusinessFields({ form }: { form: Signup }) {
  const { register, setValue, clearErrors } = form
  const { errors } = form.formState
  const pin = useWatch({ control: form.control, name: 'pin' })
  return (
    <>
      <TextField
        label={words.businessName}
        required
        error={errors.businessName?.message}
        autoComplete="organization"
        {...register('businessName')}
      />
      <TextField
        label={words.ownerName}
        required
        error={errors.ownerName?.message}
        autoComplete="name"
        {...register('ownerName')}
      />
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
    </>
  )
}
