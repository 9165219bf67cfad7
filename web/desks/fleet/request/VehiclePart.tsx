import { optionLabel, options } from '#contract/catalogue.ts'
import type { Driver } from '#contract/drivers.ts'
import type { Unit } from '#contract/units.ts'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { fleetRequest as words } from '../../../messages/en/fleet-request.ts'
import { FormPart } from './FormPart.tsx'
import { isOnRoad } from './fleet-form.ts'
import type { FleetRequestState } from './use-fleet-request.ts'

const chipsOf = (list: 'yesNo' | 'loadType') =>
  options[list].map((value) => ({ value: value as string, label: optionLabel(value) }))

export interface VehiclePartProps {
  asking: FleetRequestState
  driver: Driver
  /** All of the fleet's; undefined while they are being read. */
  units: readonly Unit[] | undefined
}

/** Which truck or trailer: the driver's own stand first, and what is known of a unit goes along by itself. */
export function VehiclePart({ asking, driver, units = [] }: VehiclePartProps) {
  const { values, change, text } = asking
  const { error, ...unit } = text('unitId')
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
      {isOnRoad(values) && (
        <Chips
          legend={words.loaded}
          name="isLoaded"
          value={values.isLoaded}
          onChange={(isLoaded) => change({ isLoaded })}
          onClear={() => change({ isLoaded: '' })}
          chips={chipsOf('yesNo')}
        />
      )}
      {isOnRoad(values) && values.isLoaded === 'yes' && (
        <Chips
          legend={words.load}
          name="loadType"
          value={values.loadType}
          onChange={(loadType) => change({ loadType })}
          onClear={() => change({ loadType: '' })}
          chips={chipsOf('loadType')}
        />
      )}
    </FormPart>
  )
}

const kindOf = (kind: string) => (kind === 'trailer' ? words.kinds.trailer : words.kinds.truck)

const lineOf = ({ unitNumber, kind, year, make, model, driver }: Unit): string =>
  [unitNumber, kindOf(kind), [year, make, model].filter(Boolean).join(' '), driver?.fullName]
    .filter(Boolean)
    .join(' · ')
