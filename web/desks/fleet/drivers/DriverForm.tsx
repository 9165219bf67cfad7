import { changeDriver, type Driver, newDriver } from '#contract/drivers.ts'
import type { OwnFleet } from '#contract/fleets.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { DriverFields } from './DriverFields.tsx'
import { changesOf, valuesOf } from './driver-form.ts'
import { useAddDriver, useChangeDriver } from './use-drivers.ts'

interface DriverFormProps {
  fleet: OwnFleet
  onClose: () => void
}
const arranged = { width: 'wide', className: 'grid gap-4 sm:grid-cols-2' } as const

/** Adds a driver (S0 §5). */
export function NewDriverForm({ fleet, onClose }: DriverFormProps) {
  const words = fleets.drivers.form
  const form = useEndpointForm(newDriver, {
    values: { ...valuesOf(null), spendingLimit: fleet.defaultLimit ?? '' },
    bodyOf: ({ spendingLimit, ...values }) => ({
      ...values,
      // Who may not set one leaves it to the fleet's default.
      ...(fleet.can.setLimits && { spendingLimit }),
      businessCustomerId: fleet.id,
    }),
    send: useAddDriver(),
    onDone: ({ fullName }) => {
      toast({ title: words.added(fullName), tone: 'success' })
      onClose()
    },
    failed: words.failedAdd,
  })
  return (
    <FormDialog
      {...arranged}
      form={form}
      onClose={onClose}
      title={words.add}
      submitLabel={words.submitAdd}
    >
      <DriverFields field={form.field} isNew isLimitFixed={!fleet.can.setLimits} />
    </FormDialog>
  )
}

/** Changes what the fleet knows of a driver. */
export function DriverForm({ fleet, driver, onClose }: DriverFormProps & { driver: Driver }) {
  const words = fleets.drivers.form
  const form = useEndpointForm(changeDriver.body, {
    values: valuesOf(driver),
    bodyOf: changesOf(driver),
    send: useChangeDriver(driver.id),
    onDone: () => {
      toast({ title: words.saved, tone: 'success' })
      onClose()
    },
    failed: words.failedEdit,
  })
  return (
    <FormDialog
      {...arranged}
      form={form}
      onClose={onClose}
      title={words.edit(driver.fullName)}
      submitLabel={words.submitEdit}
    >
      <DriverFields field={form.field} isLimitFixed={!fleet.can.setLimits} />
    </FormDialog>
  )
}
