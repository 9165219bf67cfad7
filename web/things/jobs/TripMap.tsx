import { type ReactNode, useState } from 'react'
import type { Trip } from '#contract/trips.ts'
import { trips } from '#contract/words/en/trips.ts'
import { LazyMap } from '../../kit/map/LazyMap.tsx'
import type { LatLng } from '../../kit/map/map-props.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { formatClock, formatDistance, formatRelative } from '../../kit/ui/format.ts'
import { type Camera, cameraOf } from './camera.ts'

/** Where somebody on the way is, with its age in words; a map only where there is a position worth showing. */
export function TripMap({
  trip,
  name,
  place,
  title,
  children,
}: {
  trip: Trip
  /** Who drives, as the reader calls them. */
  name: string
  /** Where they are going. */
  place: LatLng | null
  title: string
  /** More of the way, below where they are. */
  children?: ReactNode
}) {
  const words = useTicking((now) => tripWords(trip, name, now))
  const { position, stoppedSince } = trip
  const [kept, keep] = useState<Camera | null>(null)
  const camera = position ? cameraOf(kept, at(position), place) : kept
  if (camera !== kept) keep(camera)
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      {position && camera && (
        <LazyMap
          label={trips.map(name)}
          {...camera}
          pins={[
            { id: 'truck', ...at(position), label: name, tone: 'provider', isSelected: true },
            ...(place
              ? [{ id: 'place', ...place, label: trips.place, tone: 'pickup' } as const]
              : []),
          ]}
          className="h-48 rounded-sm sm:h-64"
        />
      )}
      <p role="status">
        {words}
        {stoppedSince && ` ${trips.stopped(formatClock(stoppedSince))}`}
      </p>
      {children}
    </section>
  )
}

const at = ({ lat, lng }: LatLng): LatLng => ({ lat, lng })

/** What is known, with its age: never more than that. */
function tripWords(trip: Trip, name: string, now: number): string {
  const { sharing, position, lastSeen, sharingEndedAt } = trip
  if (sharing === 'fresh' || sharing === 'old') {
    if (!position) return trips.known.none(name)
    return sharing === 'fresh'
      ? trips.now(name)
      : trips.ago(name, formatRelative(position.fixedAt, now))
  }
  if (sharing === 'lost') {
    if (!lastSeen) return trips.known.none(name)
    const time = formatClock(lastSeen.at)
    return lastSeen.miles === null
      ? trips.lostAt(time)
      : trips.lost(formatDistance(lastSeen.miles), time)
  }
  if (sharing === 'ended') return trips.ended(name, formatClock(sharingEndedAt ?? now))
  return trips.known[sharing](name)
}
