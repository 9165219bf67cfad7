import { useForm } from 'react-hook-form'
import { changeDriverProfile, type DriverProfile } from '#contract/drivers.ts'
import { sentenceOf } from '../api/api-error.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { drivers } from '../messages/en/drivers.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormError } from '../ui/FormError.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toast } from '../ui/toast.ts'
import { useChangeProfile } from './use-driver.ts'

const fields = ['fullName', 'phone', 'licenseNumber', 'vehicleInfo', 'currentLocation'] as const
const resolver = resolverOf(changeDriverProfile.body)

/** The driver keeps his own record right. */
export function ProfileForm({ profile }: { profile: DriverProfile }) {
  const words = drivers.profile
  const change = useChangeProfile()
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver,
    defaultValues: valuesOf(profile),
  })
  const { errors, isDirty } = formState

  const submit = handleSubmit((body) =>
    change.mutate(body, {
      onSuccess: (saved) => {
        reset(valuesOf(saved))
        toast({ title: words.done, tone: 'success' })
      },
      onError: (error) => showRefusal(error, fields, setError),
    }),
  )

  return (
    <Card as="section" aria-labelledby="record">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <h3 id="record" className="text-xl">
          {words.heading}
        </h3>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.fullName}
            required
            autoComplete="name"
            error={errors.fullName?.message}
            {...register('fullName')}
          />
          <TextField
            label={words.phone}
            required
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...register('phone')}
          />
          <TextField
            label={words.license}
            autoComplete="off"
            autoCapitalize="characters"
            error={errors.licenseNumber?.message}
            {...register('licenseNumber')}
          />
          <TextField
            label={words.vehicle}
            hint={words.vehicleHint}
            autoComplete="off"
            error={errors.vehicleInfo?.message}
            {...register('vehicleInfo')}
          />
          <TextField
            label={words.location}
            hint={words.locationHint}
            autoComplete="off"
            error={errors.currentLocation?.message}
            {...register('currentLocation')}
          />
        </div>
        <FormError
          error={
            change.isError && Object.keys(errors).length === 0
              ? sentenceOf(change.error, words.failed)
              : null
          }
        />
        <Button
          type="submit"
          variant="primary"
          className="sm:self-start"
          busy={change.isPending}
          disabledReason={isDirty ? null : words.unchanged}
        >
          {words.submit}
        </Button>
      </form>
    </Card>
  )
}

const valuesOf = (profile: DriverProfile) => ({
  fullName: profile.fullName,
  phone: profile.phone,
  licenseNumber: profile.licenseNumber ?? '',
  vehicleInfo: profile.vehicleInfo ?? '',
  currentLocation: profile.currentLocation ?? '',
})
