import { useState } from 'react'
import { useController } from 'react-hook-form'
import { findPlaces } from '#contract/requests.ts'
import { call } from '../api/call.ts'
import { requests } from '../messages/en/requests.ts'
import { LocationDetection } from './LocationDetection.tsx'
import { PlaceField } from './PlaceField.tsx'
import type { DevicePosition } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'

/** Where the truck stands: by the device, in words, or both. */
export function WhereField({ form }: { form: RequestFormState }) {
  const { basics, place, detection } = requests
  const location = useController({ control: form.control, name: 'location' })
  const position = useController({ control: form.control, name: 'position' })
  const [isReplaced, setReplaced] = useState(false)

  async function takePosition(found: DevicePosition) {
    position.field.onChange(found)
    setReplaced(false)
    if (form.getValues('location').trim()) return
    const words = await wordsFor(found)
    // Somebody may have typed in the meantime.
    if (!form.getValues('location').trim()) form.setValue('location', words)
    if (form.formState.isSubmitted) form.trigger('location')
  }
  function dropPosition(isOtherPlace: boolean) {
    position.field.onChange(null)
    setReplaced(isOtherPlace)
  }

  async function wordsFor({ lat, lng }: DevicePosition): Promise<string> {
    const coordinates = `${lat.toFixed(5)}, ${lng.toFixed(5)}`
    // A kilometre is enough to name the town; the exact place stays out of addresses.
    const q = `${lat.toFixed(2)}, ${lng.toFixed(2)}`
    const [nearest] = await call(findPlaces, { query: { q } }).catch(() => [])
    return nearest ? detection.near(nearest.label, coordinates) : coordinates
  }

  return (
    <div className="flex flex-col gap-4">
      <LocationDetection
        position={position.field.value}
        onFound={takePosition}
        onRemove={() => dropPosition(false)}
      />
      <PlaceField
        label={basics.location}
        hint={basics.locationHint}
        required
        error={location.fieldState.error?.message}
        name={location.field.name}
        value={location.field.value}
        onChange={location.field.onChange}
        onBlur={location.field.onBlur}
        onChoose={() => position.field.value && dropPosition(true)}
        isKnown={position.field.value !== null}
      />
      {isReplaced && (
        <p role="status" className="text-sm font-medium">
          {place.replaces}
        </p>
      )}
    </div>
  )
}
