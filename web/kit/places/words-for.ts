import { requests } from '#contract/words/en/requests.ts'
import { call } from '../api/call.ts'
import { findByWords } from './find-places.ts'

interface Point {
  lat: number
  lng: number
}

/** A kilometre is enough to name the town; the exact place stays out of addresses. */
export const roughly = ({ lat, lng }: Point): string => `${lat.toFixed(2)}, ${lng.toFixed(2)}`

/** A position in words that a person would use, with the numbers for whom they help. */
export async function wordsFor(position: Point): Promise<string> {
  const coordinates = `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}`
  const [nearest] = await call(findByWords, { query: { q: roughly(position) } }).catch(() => [])
  return nearest ? requests.detection.near(nearest.label, coordinates) : coordinates
}
