import { useId, useMemo } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { Driver, NewDriver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { focusFirst, showRefusal } from '../../api/form.ts'
import { fleets } from '../../messages/en/fleets.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import {
  changeResolver,
  type DriverValues,
  driverFields,
  newDriverResolver,
  valuesOf,
} from './driver-form.ts'
import { useAddDriver, useChangeDriver } from './use-drivers.ts'

/** Adds a driver (S0 §5), or changes what the fleet knows of one. */
export function DriverForm({
  fleet,
  driver,
  onClose,
}: {
  fleet: OwnFleet
  /** Null for a new one. */
  driver: Driver | null
  onClose: () => void
}) {
  const words = fleets.drivers.form
  const id = useId()
  // Both schemas give what their call takes; which one it is stands fast while the dialog is open.
  const resolver = useMemo(
    () =>
      (driver ? changeResolver(driver) : newDriverResolver) as Resolver<
        DriverValues,
        unknown,
        NewDriver
      >,
    [driver],
  )
  const form = useForm({ resolver, defaultValues: valuesOf(driver), shouldFocusError: false })
  const { errors } = form.formState
  const add = useAddDriver()
  const change = useChangeDriver(driver?.id ?? '')
  const deed = driver ? change : add

  const after = {
    onSuccess: ({ fullName }: { fullName: string }) => {
      toast({ title: driver ? words.saved : words.added(fullName), tone: 'success' })
      onClose()
    },
    onError: (error: Error) => showRefusal(error, driverFields, form.setError),
  }
  const submit = form.handleSubmit(
    (values) =>
      driver
        ? change.mutate(values, after)
        : add.mutate({ ...values, businessCustomerId: fleet.id }, after),
    focusFirst(driverFields, form.setFocus),
  )
  const isLimitFixed = Boolean(driver) && !fleet.can.manage

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={driver ? words.edit(driver.fullName) : words.add}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" busy={deed.isPending}>
            {driver ? words.submitEdit : words.submitAdd}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {fleets.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.fullName}
          required
          error={errors.fullName?.message}
          autoComplete="off"
          {...form.register('fullName')}
        />
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          required
          error={errors.phone?.message}
          type="tel"
          autoComplete="off"
          {...form.register('phone')}
        />
        {!driver && (
          <>
            <TextField
              label={words.username}
              required
              error={errors.username?.message}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...form.register('username')}
            />
            <PasswordField
              label={words.password}
              hint={`${words.passwordHint(settings.password.min)}. ${words.passwordMore}`}
              required
              error={errors.password?.message}
              autoComplete="new-password"
              {...form.register('password')}
            />
          </>
        )}
        <TextField
          label={words.license}
          error={errors.licenseNumber?.message}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register('licenseNumber')}
        />
        <TextField
          label={words.vehicle}
          error={errors.vehicleInfo?.message}
          autoComplete="off"
          {...form.register('vehicleInfo')}
        />
        <TextField
          label={words.location}
          error={errors.currentLocation?.message}
          autoComplete="off"
          {...form.register('currentLocation')}
        />
        <TextField
          label={words.limit}
          hint={isLimitFixed ? fleets.managersOnly : words.limitHint}
          error={errors.spendingLimit?.message}
          inputMode="decimal"
          autoComplete="off"
          readOnly={isLimitFixed}
          {...form.register('spendingLimit')}
        />
        <div className="sm:col-span-2">
          <FormError
            error={
              deed.error && sentenceOf(deed.error, driver ? words.failedEdit : words.failedAdd)
            }
          />
        </div>
      </form>
    </Dialog>
  )
}
