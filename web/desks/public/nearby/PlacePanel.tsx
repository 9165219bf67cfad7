import { MapPinOff } from 'lucide-react'
import { nearby } from '#contract/words/en/nearby.ts'
import { LocationDetection } from '../../../kit/places/LocationDetection.tsx'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import type { Place } from './use-place.ts'

/** Where the reader is: the detection card, and a field for who cannot or does not want to use it. */
export function PlacePanel({ place }: { place: Place }) {
  const { unknown, note } = nearby
  return (
    <div className="flex flex-col gap-3">
      {place.point === null && (
        <p role="status" className="flex items-start gap-2 rounded-sm bg-amber-soft px-3 py-2">
          <MapPinOff className="mt-0.5 size-5 shrink-0 text-amber-ink" aria-hidden="true" />
          {/* Both in one place, as high as the longer: nothing below moves when one gives way to the other. */}
          <span className="grid *:col-start-1 *:row-start-1">
            <span className={place.isFinding ? undefined : 'invisible'}>{unknown.finding}</span>
            <span className={place.isFinding ? 'invisible' : undefined}>
              <b className="font-semibold">{unknown.title}.</b> {unknown.text}
            </span>
          </span>
        </p>
      )}
      <LocationDetection position={place.position} onFound={place.setPosition} note={note} />
      {place.position === null && (
        <PlaceField
          label={nearby.place.label}
          hint={nearby.place.hint}
          name="place"
          value={place.typed}
          onChange={place.setTyped}
        />
      )}
    </div>
  )
}
