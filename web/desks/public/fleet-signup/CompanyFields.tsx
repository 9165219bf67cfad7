import { fleetSizes } from '#contract/catalogue.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fields } from '#contract/words/en/fields.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import {
  AddressField,
  CompanyField,
  EmailField,
  NameField,
  PhoneField,
} from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { FormSection } from '../../../things/auth/FormSection.tsx'
import type { SignupFields } from './signup-form.ts'

/** What the company is, whom to call, what it drives (S1 §2). */
export function CompanyFields({ field }: SignupFields) {
  return (
    <>
      <FormSection heading={words.company}>
        <CompanyField label={words.companyName} {...field('companyName')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.mcNumber}
            hint={words.mcHint}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field('mcNumber')}
          />
          <TextField
            label={words.dotNumber}
            hint={words.dotHint}
            required
            inputMode="numeric"
            autoComplete="off"
            {...field('dotNumber')}
          />
        </div>
      </FormSection>
      <FormSection heading={words.contact}>
        <NameField label={words.ownerName} {...field('ownerName')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <EmailField {...field('email')} />
          <PhoneField hint={`${fields.phoneHint} ${consentOfAccounts.own}`} {...field('phone')} />
        </div>
      </FormSection>
      <FormSection heading={words.fleet}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.fleetSize}
            required
            options={fleetSizes.map((value) => ({ value, label: words.sizes[value] }))}
            {...field('fleetSize')}
          />
          <TextField
            label={words.operatingStates}
            hint={words.operatingStatesHint}
            required
            autoComplete="off"
            {...field('operatingStates')}
          />
        </div>
        <AddressField label={words.address} hint={words.addressHint} {...field('address')} />
      </FormSection>
    </>
  )
}
