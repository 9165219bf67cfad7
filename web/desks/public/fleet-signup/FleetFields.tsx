import { fleetSizes } from '#contract/catalogue.ts'
import { fleetSignup as words } from '#contract/words/en/fleet-signup.ts'
import { AddressField } from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { SignupFields } from './signup-form.ts'

/** What it drives, and where (S1 §2). */
export const FleetFields = ({ field }: SignupFields) => (
  <>
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
  </>
)
