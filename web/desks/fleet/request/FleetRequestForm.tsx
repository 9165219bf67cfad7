import type { Driver } from '#contract/drivers.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import type { RequestForm } from '../../../things/requests/form/request-form.ts'
import { SendingNotice } from '../../../things/requests/form/SendingNotice.tsx'
import { useUnits } from '../units/use-units.ts'
import { refusalTo, useOwnFleet } from '../use-own-fleet.ts'
import { FormPart } from './FormPart.tsx'
import { NeedPart } from './NeedPart.tsx'
import { TermsPart } from './TermsPart.tsx'
import { useFleetRequest } from './use-fleet-request.ts'
import { VehiclePart } from './VehiclePart.tsx'
import { WherePart } from './WherePart.tsx'

/** The manager's form for one driver; what is known of him is filled in already. */
export function FleetRequestForm({
  driver,
  again,
}: {
  driver: Driver
  /** What an earlier request said. */
  again: RequestForm | null
}) {
  const asking = useFleetRequest(driver, again)
  const fleet = useOwnFleet()
  const units = useUnits()
  const { form, isBusy, isSent } = asking
  const { values, text } = form
  const unit =
    units.data?.find(({ id }) => id === values.unitId) ??
    driver.units.find(({ id }) => id === values.unitId)
  const refusal = driver.isDeactivated
    ? words.driver.left
    : fleet.data
      ? refusalTo('ask', fleet.data)
      : null
  const { error, ...description } = text('problemDescription')

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!refusal) asking.submit()
      }}
    >
      <NeedPart form={form} unitNumber={unit?.unitNumber ?? null} />
      <FormPart heading={words.sections.problem}>
        <TextField
          label={words.titleLabel}
          hint={words.titleHint}
          required
          maxLength={120}
          autoComplete="off"
          {...text('title')}
        />
        <TextAreaField
          label={words.description}
          hint={words.descriptionHint}
          required
          error={error}
          maxLength={2000}
          {...description}
        />
      </FormPart>
      <WherePart form={form} />
      <VehiclePart form={form} driver={driver} units={units.data} />
      <TermsPart form={form} />
      {asking.isWaiting && <SendingNotice onStop={asking.stop} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          className="grow sm:grow-0"
          busy={isBusy || isSent}
          disabledReason={refusal}
        >
          {words.submit}
        </Button>
        <p role="status" className="min-w-0 text-muted">
          {isSent ? words.sent : words.expect}
        </p>
      </div>
    </form>
  )
}
