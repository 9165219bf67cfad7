import type { Driver } from '#contract/drivers.ts'
import { paths } from '#contract/paths.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { usePlaces } from '../../../kit/places/use-places.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { AlreadyAsked } from '../../../things/requests/form/AlreadyAsked.tsx'
import { DraftNotice } from '../../../things/requests/form/DraftNotice.tsx'
import { SendingNotice } from '../../../things/requests/form/SendingNotice.tsx'
import { useFleetUnit } from '../units/use-units.ts'
import { refusalTo, useOwnFleet } from '../use-own-fleet.ts'
import { FormPart } from './FormPart.tsx'
import { needsNoWords } from './fleet-request.ts'
import { NeedPart } from './NeedPart.tsx'
import { ProviderPart } from './ProviderPart.tsx'
import { TermsPart } from './TermsPart.tsx'
import { type Again, useFleetRequest } from './use-fleet-request.ts'
import { VehiclePart } from './VehiclePart.tsx'
import { WherePart } from './WherePart.tsx'

/** The manager's form for one driver; what is known of the driver is filled in already. */
export function FleetRequestForm({ driver, again }: { driver: Driver; again: Again | null }) {
  const asking = useFleetRequest(driver, again)
  const fleet = useOwnFleet()
  const { form, isBusy, isSent } = asking
  const { values, text } = form
  const own = driver.units.find(({ id }) => id === values.unitId)
  const other = useFleetUnit(own ? undefined : values.unitId || undefined).data
  const unitNumber = (own ?? other)?.unitNumber ?? null
  const refusal = driver.isDeactivated
    ? words.driver.left
    : fleet.data
      ? refusalTo('ask', fleet.data)
      : null
  // Said at its field as well, which may be far up.
  const isUnplaced = usePlaces(values.location).understanding.kind === 'unknown'
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
      {asking.restoredAt !== null && (
        <DraftNotice
          restoredAt={asking.restoredAt}
          hasBegun={form.isBegun && !isBusy && !isSent}
          onStartOver={form.startOver}
        />
      )}
      <NeedPart form={form} unitNumber={unitNumber} />
      <FormPart heading={words.sections.problem}>
        <TextField
          label={words.titleLabel}
          hint={words.titleHint}
          required={!needsNoWords(values)}
          autoComplete="off"
          {...text('title')}
        />
        <TextAreaField
          label={words.description}
          hint={words.descriptionHint}
          required={!needsNoWords(values)}
          error={error}
          maxLength={2000}
          {...description}
        />
      </FormPart>
      <WherePart form={form} known={driver.lastKnownLocation} />
      <VehiclePart form={form} driver={driver} />
      <TermsPart form={form} />
      <ProviderPart value={asking.providerId} onChange={asking.setProviderId} />
      {driver.openRequestId && (
        <AlreadyAsked
          text={words.driver.open}
          to={paths.fleetBids(driver.openRequestId)}
          link={words.driver.openLink}
          again={asking.isConfirmed ? words.driver.openAgain : null}
        />
      )}
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
        <p
          role="status"
          className={isUnplaced ? 'min-w-0 font-semibold text-amber-ink' : 'min-w-0 text-muted'}
        >
          {isSent ? words.sent : isUnplaced ? words.unplaced : words.expect}
        </p>
      </div>
    </form>
  )
}
