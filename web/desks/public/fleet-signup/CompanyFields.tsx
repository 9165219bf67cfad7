import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { CompanyField } from '../../../kit/ui/PersonFields.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { SignupFields } from './signup-form.ts'

/** What the company is (S1 §2). */
export const CompanyFields = ({ field }: SignupFields) => (
  <>
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
  </>
)
