import { Suspense } from 'react'
import { optionLabel, options } from '#contract/catalogue.ts'
import { drivers } from '../../messages/en/drivers.ts'
import { LocationDetection } from '../../requests/LocationDetection.tsx'
import { PlaceField } from '../../requests/PlaceField.tsx'
import type { DevicePosition } from '../../requests/request-form.ts'
import { wordsFor } from '../../requests/WhereField.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { More } from '../../ui/More.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { Help } from './use-help.ts'

/** Where the truck stands: one tap, or in words; what the signs say for who reads them. */
export function HelpWhere({ help }: { help: Help }) {
  const words = drivers.help
  const { values, wrongs, change, text } = help

  async function found(position: DevicePosition) {
    change({ position })
    if (values.location.trim()) return
    const location = await wordsFor(position)
    // Somebody may have typed in the meantime.
    change((now) => (now.location.trim() ? {} : { location }))
  }

  return (
    <section aria-labelledby="where" className="flex flex-col gap-4">
      <h2 id="where" className="text-xl">
        {words.where}
      </h2>
      <Suspense fallback={<Skeleton shape="block" />}>
        <LocationDetection
          position={values.position}
          onFound={found}
          onRemove={() => change({ position: null })}
        />
        <PlaceField
          label={words.location}
          hint={words.locationHint}
          required
          name="location"
          error={wrongs.location}
          value={values.location}
          onChange={(location) => change({ location })}
          // Another place was chosen: the device's is not it.
          onChoose={() => change({ position: null })}
          isKnown={values.position !== null}
        />
      </Suspense>
      <More summary={words.road}>
        <div className="grid grid-cols-2 gap-4 pb-2">
          <TextField
            label={words.highway}
            autoComplete="off"
            autoCapitalize="characters"
            {...text('highway')}
          />
          <TextField
            label={words.mileMarker}
            inputMode="decimal"
            autoComplete="off"
            {...text('mileMarker')}
          />
          <TextField label={words.exitNumber} autoComplete="off" {...text('exitNumber')} />
          <div className="col-span-2">
            <Chips
              legend={words.direction}
              name="direction"
              value={values.direction}
              onChange={(direction) => change({ direction })}
              onClear={() => change({ direction: '' })}
              chips={options.direction.map((value) => ({
                value: value as string,
                label: optionLabel(value),
              }))}
            />
          </div>
        </div>
      </More>
    </section>
  )
}
