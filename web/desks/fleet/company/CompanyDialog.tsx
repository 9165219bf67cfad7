import { useState } from 'react'
import { fleetSizes } from '#contract/catalogue.ts'
import { changeOwnFleet, type OwnFleet } from '#contract/fleets.ts'
import { fleetSignup as signup } from '#contract/words/en/fleet-signup.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useOwnChanges } from '../../../kit/api/use-own-changes.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { AddressField, CompanyField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { changesFrom, valuesOf } from './company-form.ts'
import { useChangeCompany } from './use-change-company.ts'

/** A manager keeps the company's record right; what another manager changes meanwhile is shown, not overwritten. */
export function CompanyDialog({ fleet, onClose }: { fleet: OwnFleet; onClose: () => void }) {
  const words = fleets.company
  const [before] = useState(() => valuesOf(fleet))
  const form = useEndpointForm(changeOwnFleet.body, {
    values: before,
    bodyOf: changesFrom(before),
    send: useOwnChanges(fleet, useChangeCompany()),
    onDone: () => {
      toast({ title: words.saved, tone: 'success' })
      onClose()
    },
    failed: words.failed,
  })
  const { field } = form
  const { error: poError, ...poRequired } = field('isPoRequired')
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="wide"
      title={words.title}
      submitLabel={words.submit}
      className="grid gap-4 sm:grid-cols-2"
    >
      {/* Fields with a hint stand beside fields with one, or a gap gapes under the other. */}
      <CompanyField label={signup.companyName} {...field('companyName')} />
      <TextField label={signup.ownerName} autoComplete="off" {...field('ownerName')} />
      <TextField
        label={words.manager}
        required
        autoComplete="off"
        {...field('accountManagerName')}
      />
      <SelectField
        label={signup.fleetSize}
        placeholder={fleets.none}
        options={fleetSizes.map((value) => ({ value, label: signup.sizes[value] }))}
        {...field('fleetSize')}
      />
      <TextField label={signup.mcNumber} autoComplete="off" {...field('mcNumber')} />
      <TextField label={signup.dotNumber} autoComplete="off" {...field('dotNumber')} />
      <div className="sm:col-span-2">
        <AddressField label={signup.address} required={false} {...field('address')} />
      </div>
      <PhoneField label={words.phone} hint={words.phoneHint} {...field('phone')} />
      <TextField
        label={signup.operatingStates}
        hint={signup.operatingStatesHint}
        autoComplete="off"
        {...field('operatingStates')}
      />
      <TextField
        label={words.defaultLimit}
        hint={words.defaultLimitHint}
        inputMode="decimal"
        autoComplete="off"
        {...field('defaultLimit')}
      />
      <TextField
        label={words.poPattern}
        hint={words.poPatternHint}
        autoComplete="off"
        {...field('poPattern')}
      />
      <div className="sm:col-span-2">
        <Checkbox label={words.poRequired} error={poError} {...poRequired} />
      </div>
    </FormDialog>
  )
}
