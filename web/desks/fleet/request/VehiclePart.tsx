import type { Driver } from '#contract/drivers.ts'
import type { Unit } from '#contract/units.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { DetailFields } from '../../../things/requests/form/DetailFields.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { FormPart } from './FormPart.tsx'
import { questionsOf } from './fleet-questions.ts'

export interface VehiclePartProps {
  form: RequestFormState
  driver: Driver
  /** All of the fleet's; undefined while they are being read. */
  units: readonly Unit[] | undefined
}

/** Which truck or trailer: the driver's own stand first, and what is known of a unit goes along by itself. */
export function VehiclePart({ form, driver, units = [] }: VehiclePartProps) {
  const { values, text } = form
  const { error, ...unit } = text('unitId')
  const { load, more } = questionsOf(values)
  const own = new Set(driver.units.map(({ id }) => id))
  const others = units.filter(({ id }) => !own.has(id))
  return (
    <FormPart heading={words.sections.vehicle}>
      <SelectField
        label={words.unit}
        hint={words.unitHint}
        error={error}
        {...unit}
        placeholder={words.noUnit}
        options={[
          ...driver.units.map(({ id, kind, unitNumber }) => ({
            value: id,
            label: `${unitNumber} · ${kindOf(kind)} · ${driver.fullName}`,
          })),
          ...others.map((other) => ({ value: other.id, label: lineOf(other) })),
        ]}
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

const lineOf = ({ unitNumber, kind, year, make, model, driver }: Unit): string =>
  [unitNumber, kindOf(kind), [year, make, model].filter(Boolean).join(' '), driver?.fullName]
    .filter(Boolean)
    .join(' · ')
