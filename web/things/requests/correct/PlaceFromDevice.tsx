import { type ReactNode, useState } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import type { DevicePosition } from '../../../kit/map/use-geolocation.ts'
import { LocationDetection } from '../../../kit/places/LocationDetection.tsx'
import { TryingLine } from '../../../kit/TryingLine.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { roughMilesOf } from './rough-miles-of.ts'
import { useSendPlace } from './use-send-place.ts'

/** Asks the device where it is, and sends it with the same words: whoever waits presses once. */
export function PlaceFromDevice({
  request,
  lead,
  children,
}: {
  request: RequestForOwner
  lead: ReactNode
  /** Another way to say it. */
  children: ReactNode
}) {
  const words = corrections.place
  const [found, setFound] = useState<DevicePosition | null>(null)
  const { place, isLost, failure } = useSendPlace(request)
  const tooRough = found && roughMilesOf(found)
  // The card promises what becomes of a position: nothing, of one that was not sent or that the server refused.
  const isTaken = !tooRough && !place.error
  return (
    <LocationDetection
      position={isTaken ? found : null}
      note={place.isPending ? words.sending : words.note}
      isQuiet
      lead={lead}
      onFound={(position) => {
        setFound(position)
        if (roughMilesOf(position) === null)
          place.mutate({ location: request.location, ...position })
      }}
    >
      {tooRough && <FormError error={words.tooRough(tooRough)} />}
      {failure && <FormError error={failure} />}
      <TryingLine isLost={isLost} />
      {children}
    </LocationDetection>
  )
}
