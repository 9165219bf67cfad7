import { fleetRefusal } from '#contract/rights.ts'
import { settings } from '#contract/settings.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { fields } from '#contract/words/en/fields.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentence } from '#contract/words/sayings.ts'
import type { FieldOf } from '../../../kit/api/use-checked-form.ts'
import { NewPasswordField } from '../../../kit/ui/NewPasswordFields.tsx'
import { NameField, PhoneField, UsernameField } from '../../../kit/ui/PersonFields.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { DriverValues } from './driver-form.ts'

/** What a fleet knows of a driver; of a new one also what the driver first signs in with. */
export function DriverFields({
  field,
  isNew = false,
  isLimitFixed = false,
}: {
  field: FieldOf<DriverValues>
  isNew?: boolean
  /** The limit is a manager's business. */
  isLimitFixed?: boolean
}) {
  const words = fleets.drivers.form
  const min = settings.password.min
  return (
    <>
      <NameField autoComplete="off" {...field('fullName')} />
      <PhoneField
        hint={`${fields.phoneHint} ${consentOfAccounts.other}`}
        autoComplete="off"
        {...field('phone')}
      />
      {isNew && (
        <>
          <UsernameField autoComplete="off" {...field('username')} />
          <NewPasswordField
            label={words.password}
            hint={`${fields.passwordHint(min)}. ${words.passwordMore}`}
            {...field('password')}
          />
        </>
      )}
      <TextField
        label={words.license}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('licenseNumber')}
      />
      <TextField label={words.vehicle} autoComplete="off" {...field('vehicleInfo')} />
      <TextField label={words.location} autoComplete="off" {...field('currentLocation')} />
      <TextField
        label={words.limit}
        hint={isLimitFixed ? fixedHint(isNew) : words.limitHint}
        inputMode="decimal"
        autoComplete="off"
        readOnly={isLimitFixed}
        {...field('spendingLimit')}
      />
    </>
  )
}

/** Whose word the limit is, and what a new driver gets without it. */
const fixedHint = (isNew: boolean) =>
  [sentence(fleetRefusal('setLimits')), isNew && fleets.drivers.form.limitByDefault]
    .filter(Boolean)
    .join(' ')
