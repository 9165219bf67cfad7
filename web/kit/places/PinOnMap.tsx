import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { requestSteps } from '#contract/words/en/request-steps.ts'
import { lazy } from '../api/lazy.ts'
import { milesBetween } from '../map/distance.ts'
import type { LatLng } from '../map/map-props.ts'
import { Button } from '../ui/Button.tsx'
import { formatDistance } from '../ui/format.ts'
import { usePlaces } from './use-places.ts'
import type { WhereState } from './use-where.ts'

const PinMap = lazy(() => import('./PinMap.tsx').then(({ PinMap }) => ({ default: PinMap })))

const farFromMiles = 30

/**
 * A map on which the reader may put the pin to the very spot, beginning where the device or the typed words say.
 * Nothing of it is sent before the reader moves it (rules C1).
 */
export function PinOnMap({ location, where }: { location: string; where: WhereState }) {
  const words = requestSteps.pin
  const position = where.sent
  const { understanding } = usePlaces(location)
  const place = understanding.kind === 'understood' ? understanding.place : null
  const here: LatLng | null = position ?? place
  const [isOpen, setOpen] = useState(false)
  const [center, setCenter] = useState<{ of: string; at: LatLng } | null>(null)

  // The map follows another place or another fix, never the pin that is being moved.
  const source = position?.isPinned ? null : (position?.fixedAt ?? place?.label)
  if (here && (!center || (source && source !== center.of)))
    setCenter({ of: source ?? '', at: { lat: here.lat, lng: here.lng } })
  // Its room is kept while the place is looked up: nothing below may move away from under a finger.
  if (!here || !center) return <div className="min-h-12" />

  const miles = position?.isPinned && place ? milesBetween(position, place) : 0
  return (
    <div className="flex flex-col gap-3">
      <Button
        icon={<MapPin className="size-5" aria-hidden="true" />}
        aria-expanded={isOpen}
        className="self-start"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hide : words.show}
      </Button>
      {isOpen && (
        <>
          <p className="text-sm text-muted">{position?.isPinned ? words.set : words.drag}</p>
          <Suspense fallback={<div className="h-80 animate-wait rounded-md bg-line" />}>
            <PinMap center={center.at} pin={here} onMove={where.pin} />
          </Suspense>
        </>
      )}
      {place && miles > farFromMiles && (
        <p role="status" className="text-sm font-medium">
          {words.far(formatDistance(miles), place.label)}
        </p>
      )}
    </div>
  )
}
