import { optionLabel, options } from '#contract/catalogue.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { More } from '../../../kit/ui/More.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { fleetRequest as words } from '../../../messages/en/fleet-request.ts'
import { FormPart } from './FormPart.tsx'
import { isOnRoad, isTowing } from './fleet-form.ts'
import type { FleetRequestState } from './use-fleet-request.ts'

const directions = options.direction.map((value) => ({ value, label: optionLabel(value) }))

/** Where the truck stands, and for a tow where it goes. */
export function WherePart({ asking }: { asking: FleetRequestState }) {
  const { values, wrongs, change, text } = asking
  const { error, ...direction } = text('direction')
  return (
    <FormPart heading={words.sections.where}>
      <PlaceField
        label={words.location}
        hint={words.locationHint}
        required
        name="location"
        error={wrongs.location}
        value={values.location}
        onChange={(location) => change({ location })}
      />
      {isOnRoad(values) && (
        <More summary={words.road}>
          <div className="grid gap-4 pb-2 sm:grid-cols-2 xl:grid-cols-4">
            <TextField label={words.highway} autoComplete="off" {...text('highway')} />
            <SelectField
              label={words.direction}
              error={error}
              options={directions}
              {...direction}
            />
            <TextField
              label={words.mileMarker}
              inputMode="decimal"
              autoComplete="off"
              {...text('mileMarker')}
            />
            <TextField label={words.exitNumber} autoComplete="off" {...text('exitNumber')} />
          </div>
        </More>
      )}
      {isTowing(values) && (
        <PlaceField
          label={words.dropOff}
          hint={words.dropOffHint}
          name="dropOffLocation"
          error={wrongs.dropOffLocation}
          value={values.dropOffLocation}
          onChange={(dropOffLocation) => change({ dropOffLocation })}
        />
      )}
    </FormPart>
  )
}
