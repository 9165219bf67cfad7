import { MapPinOff } from 'lucide-react'
import { nearby } from '#contract/words/en/nearby.ts'
import { LocationDetection } from '../../../kit/places/LocationDetection.tsx'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import type { Place } from './use-place.ts'

/** Where the reader is, in one card: the device is asked, or it is typed by who cannot or does not want to let it say. */
export function PlacePanel({ place }: { place: Place }) {
  return (
    <LocationDetection
      position={place.position}
      onFound={place.setPosition}
      note={nearby.note}
      isKnown={place.point !== null}
      lead={place.point === null && <Unknown isFinding={place.isFinding} />}
    >
      {place.position === null && (
        <PlaceField
          label={nearby.place.label}
          hint={nearby.place.hint}
          name="place"
          value={place.typed}
          onChange={place.setTyped}
          answer="aside"
        />
      )}
    </LocationDetection>
  )
}

/** Which place is shown meanwhile, so that nobody takes the shops of Austin for those near them. */
function Unknown({ isFinding }: Pick<Place, 'isFinding'>) {
  const { unknown } = nearby
  return (
    <p role="status" className="flex items-start gap-2">
      <MapPinOff className="mt-0.5 size-5 shrink-0 text-amber-ink" aria-hidden="true" />
      {/* Both in one place, as high as the longer: nothing below moves when one gives way to the other. */}
      <span className="grid *:col-start-1 *:row-start-1">
        <span className={isFinding ? undefined : 'invisible'}>{unknown.finding}</span>
        <span className={isFinding ? 'invisible' : undefined}>
          <b className="font-semibold">{unknown.title}.</b> {unknown.text}
        </span>
      </span>
    </p>
  )
}
