import { useWatch } from 'react-hook-form'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import type { CheckedForm } from '../../../kit/api/use-checked-form.ts'
import {
  AddressField,
  CompanyField,
  EmailField,
  NameField,
  PhoneField,
} from '../../../kit/ui/PersonFields.tsx'
import { ShopPin } from '../../../things/shop-place/ShopPin.tsx'
import { keepDraft } from './draft.ts'
import { type CheckedSignup, draftOf, type SignupValues } from './signup-form.ts'

export function BusinessFields({
  form: { field, control, setValue, getValues, clearErrors },
}: {
  form: CheckedForm<SignupValues, CheckedSignup>
}) {
  const pin = useWatch({ control, name: 'pin' })
  return (
    <>
      <CompanyField label={words.businessName} {...field('businessName')} />
      <NameField label={words.ownerName} {...field('ownerName')} />
      <EmailField {...field('email')} />
      <PhoneField hint={`${words.phoneHint} ${consentOfAccounts.own}`} {...field('phone')} />
      <AddressField label={words.address} hint={words.addressHint} {...field('address')} />
      <ShopPin
        pin={pin}
        onSet={(spot) => {
          setValue('pin', spot)
          clearErrors('address')
          keepDraft(draftOf(getValues()))
        }}
      />
    </>
  )
}
