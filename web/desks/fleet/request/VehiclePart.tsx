import type { Driver } from '#contract/drivers.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { DetailFields } from '../../../things/requests/form/DetailFields.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { UnitPicker } from '../units/UnitPicker.tsx'
import { FormPart } from './FormPart.tsx'
import { questionsOf } from './fleet-questions.ts'

/** Which truck or trailer: the driver's own stand first, and what is known of a unit goes along by itself. */
export function VehiclePart({ form, driver }: { form: RequestFormState; driver: Driver }) {
  const { values, change, text, wrong } = form
  const { load, more } = questionsOf(values)
  return (
    <FormPart heading={words.sections.vehicle}>
      <UnitPicker
        label={words.unit}
        hint={words.unitHint}
        error={wrong('unitId')}
        none={words.noUnit}
        first={driver.units.map(({ id, kind, unitNumber }) => ({
          value: id,
          label: `${unitNumber} · ${kindOf(kind)} · ${driver.fullName}`,
        }))}
        value={values.unitId}
        onChange={(unitId) => change({ unitId })}
      />
      {values.unitId === '' && (
        <TextField
          label={words.vehicleInfo}
          hint={words.vehicleHint}
          autoComplete="off"
          {...text('vehicleInfo')}
        />
      )}
      <DetailFields details={load} form={form} />
      <MoreDetails summary={words.more} details={more} form={form} />
    </FormPart>
  )
}

const kindOf = (kind: string) => (kind === 'trailer' ? words.kinds.trailer : words.kinds.truck)
