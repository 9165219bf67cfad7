import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fields } from '#contract/words/en/fields.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { EmailField, NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import type { SignupFields } from './signup-form.ts'

/** Whom to call (S1 §2). */
export const ContactFields = ({ field }: SignupFields) => (
  <>
    <NameField label={words.ownerName} {...field('ownerName')} />
    <div className="grid gap-4 sm:grid-cols-2">
      <EmailField {...field('email')} />
      <PhoneField hint={`${fields.phoneHint} ${consentOfAccounts.own}`} {...field('phone')} />
    </div>
  </>
)
