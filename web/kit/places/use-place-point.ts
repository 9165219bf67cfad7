import { useState } from 'react'
import type { Place } from '#contract/places.ts'
import { usePlaces } from './use-places.ts'

/** What a typed place means, once it means one; while it is being looked up the last one stands. */
export function usePlacePoint(text: string): Place | null {
  const { understanding } = usePlaces(text)
  const [last, setLast] = useState<Place | null>(null)
  const place =
    understanding.kind === 'understood'
      ? understanding.place
      : understanding.kind === 'looking'
        ? last
        : null
  if (place !== last) setLast(place)
  return place
}
