import { changeDriverProfile, type DriverProfile } from '#contract/drivers.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatPhone } from '../../kit/ui/format.ts'
import { NameField, PhoneField } from '../../kit/ui/PersonFields.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { ProofDialog } from '../../things/auth/factors/ProofDialog.tsx'
import { useChangeProfile } from './use-driver.ts'

/** The driver keeps their own record right. */
export function ProfileForm({ profile }: { profile: DriverProfile }) {
  const words = drivers.profile
  const { field, submit, formState, isPending, refusal } = useEndpointForm(
    changeDriverProfile.body,
    {
      values: valuesOf(profile),
      send: useChangeProfile(),
      onDone: (saved, form) => {
        form.reset(valuesOf(saved))
        toast({ title: words.done, tone: 'success' })
      },
      failed: words.failed,
    },
  )

  return (
    <Card as="section" aria-labelledby="record">
      <ProofDialog />
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <h3 id="record" className="text-xl">
          {words.heading}
        </h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <NameField {...field('fullName')} />
          <PhoneField hint={consentOfAccounts.own} {...field('phone')} />
          <TextField
            label={words.license}
            autoComplete="off"
            autoCapitalize="characters"
            {...field('licenseNumber')}
          />
          <TextField
            label={words.vehicle}
            hint={words.vehicleHint}
            autoComplete="off"
            {...field('vehicleInfo')}
          />
          <TextField
            label={words.location}
            hint={words.locationHint}
            autoComplete="off"
            {...field('currentLocation')}
          />
        </div>
        <FormError error={refusal} />
        <Button
          type="submit"
          variant="primary"
          className="sm:self-start"
          busy={isPending}
          disabledReason={formState.isDirty ? null : words.unchanged}
        >
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}

const valuesOf = (profile: DriverProfile) => ({
  fullName: profile.fullName,
  phone: formatPhone(profile.phone),
  licenseNumber: profile.licenseNumber ?? '',
  vehicleInfo: profile.vehicleInfo ?? '',
  currentLocation: profile.currentLocation ?? '',
})
