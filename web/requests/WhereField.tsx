import { Suspense, useState } from 'react'
import { findPlaces } from '#contract/places.ts'
import { services } from '#contract/services.ts'
import { call } from '../api/call.ts'
import { requests } from '../messages/en/requests.ts'
import { More } from '../ui/More.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LocationDetection } from './LocationDetection.tsx'
import { PlaceField } from './PlaceField.tsx'
import { type DevicePosition, isEmergency } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'
import { pinOnMap, roadFields } from './wizard-parts.ts'

/** Where the truck stands: by the device, in words, or both. */
export function WhereField({ form }: { form: RequestFormState }) {
  const { basics, place } = requests
  const { location, position } = form.values
  const [isReplaced, setReplaced] = useState(false)

  async function takePosition(found: DevicePosition) {
    setReplaced(false)
    form.change({ position: found })
    if (location.trim()) return
    const words = await wordsFor(found)
    // Somebody may have typed in the meantime.
    form.change((now) => (now.location.trim() ? {} : { location: words }))
  }
  function dropPosition(isOtherPlace: boolean) {
    setReplaced(isOtherPlace)
    form.change({ position: null })
  }

  return (
    <div className="flex flex-col gap-4">
      <LocationDetection
        position={position}
        onFound={takePosition}
        onRemove={() => dropPosition(false)}
      />
      <PlaceField
        label={basics.location}
        hint={basics.locationHint}
        required
        error={form.wrong('location')}
        name="location"
        value={location}
        onChange={(words) => form.change({ location: words })}
        onChoose={() => position && dropPosition(true)}
        isKnown={position !== null && !position.isPinned}
      />
      <Suspense fallback={null}>
        {(position || location.trim()) && <pinOnMap.Part form={form} />}
      </Suspense>
      <OnHighway form={form} />
      {isReplaced && (
        <p role="status" className="text-sm font-medium">
          {place.replaces}
        </p>
      )}
    </div>
  )
}

/** For who stands beside a road: what its signs say. */
function OnHighway({ form }: { form: RequestFormState }) {
  const { serviceType, highway, direction, mileMarker, exitNumber, roadSide } = form.values
  const [isOpen, setOpen] = useState(
    [highway, direction, mileMarker, exitNumber, roadSide].some((answer) => answer !== ''),
  )
  const isWash = serviceType !== '' && services[serviceType].form === 'wash'
  if (isWash && !isEmergency(form.values)) return null
  return (
    <More
      summary={requests.basics.highway}
      isOpen={isOpen}
      onToggle={(isNowOpen) => setOpen(isOpen || isNowOpen)}
    >
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <roadFields.Part form={form} />
        </Suspense>
      )}
    </More>
  )
}

/** A position in words that a person would use, with the numbers for whom they help. */
export async function wordsFor({ lat, lng }: DevicePosition): Promise<string> {
  const coordinates = `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  // A kilometre is enough to name the town; the exact place stays out of addresses.
  const q = `${lat.toFixed(2)}, ${lng.toFixed(2)}`
  const [nearest] = await call(findPlaces, { query: { q } }).catch(() => [])
  return nearest ? requests.detection.near(nearest.label, coordinates) : coordinates
}
