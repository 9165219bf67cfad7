import { nearestTown } from './nearest-town.ts'
import type { Place } from './place.ts'
import type { PlaceQuery } from './place-query.ts'

const NUMBER = String.raw`([-−–]?\d{1,3}\.\d+)\s*°?\s*`
const PAIR = new RegExp(
  String.raw`(?<![\d.])${NUMBER}([NS])?[\s,;/]+${NUMBER}([EW])?(?![\d.])`,
  'i',
)

const MILES_PER_DEGREE = 69

/** "30.27,-97.74", also inside a map link or as "30.27° N, 97.74° W"; only where a town of ours is within 150 miles. */
export function resolveCoordinates({ text }: PlaceQuery): Place | null {
  const [, latText = '', northSouth, lngText = '', eastWest] = PAIR.exec(text) ?? []
  const lat = degrees(latText, northSouth?.toUpperCase() === 'S')
  const lng = degrees(lngText, eastWest?.toUpperCase() === 'W')
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return null
  const nearest = nearestTown(lat, lng)
  if (!nearest) return null
  const decimals = Math.min(decimalsOf(latText), decimalsOf(lngText))
  return {
    lat,
    lng,
    label: nearest.label,
    state: nearest.state,
    kind: 'point',
    accuracyMiles: Math.max(0.1, Math.round(MILES_PER_DEGREE * 5 * 10 ** -decimals) / 10),
    isAmbiguous: false,
  }
}

function degrees(text: string, isNegative: boolean): number {
  const number = text === '' ? Number.NaN : Number(text.replace(/[−–]/, '-'))
  return isNegative ? -Math.abs(number) : number
}

function decimalsOf(text: string): number {
  return text.length - text.indexOf('.') - 1
}
