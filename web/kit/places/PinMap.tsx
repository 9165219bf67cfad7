import { requestSteps } from '#contract/words/en/request-steps.ts'
import { LazyMap } from '../map/LazyMap.tsx'
import type { LatLng } from '../map/map-props.ts'

/** Close enough to tell one exit from the next. */
const zoom = 11

export function PinMap({
  center,
  pin,
  onMove,
}: {
  center: LatLng
  pin: LatLng
  onMove: (to: LatLng) => void
}) {
  const words = requestSteps.pin
  return (
    <LazyMap
      label={words.label}
      center={center}
      zoom={zoom}
      pins={[]}
      draggable={{ lat: pin.lat, lng: pin.lng, label: words.truck, onMove }}
      className="h-80 overflow-hidden rounded-md border border-line"
    />
  )
}
