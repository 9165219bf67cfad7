import type { Place } from './place.ts'
import type { PlaceQuery } from './place-query.ts'
import { resolveTownWithState, statesNamed } from './resolve-towns.ts'
import { findZip } from './zips.ts'

/** Words before five digits that are the number of something else. */
const OTHER_NUMBERS = new Set(
  'truck unit load trailer tractor number no mile mm marker exit hwy highway route rt rte fm sr cr po order plate tag dot usdot mc vin box'.split(
    ' ',
  ),
)
/** Words soon after five digits that make them the number of a house. */
const STREETS = new Set(
  'street saint ave avenue rd road blvd boulevard dr drive ln lane hwy highway pkwy parkway way ct court loop fwy freeway interstate expy expressway frontage service'.split(
    ' ',
  ),
)
const NAME_OF_STREET_WORDS = 4

/** A ZIP or ZIP+4 anywhere in the text; a house number or a truck's number is none, nor one in another state. */
export function resolveZip(query: PlaceQuery): Place | null {
  const { words, text } = query
  const states = statesNamed(query)
  const pair = resolveTownWithState(query)
  if (pair) states.add(pair.state)
  for (let i = words.length - 1; i >= 0; i--) {
    const digits = words[i]?.raw.replace(/\.$/, '') ?? ''
    if (!/^\d{5}$/.test(digits) || isOtherNumber(query, i) || !standsAlone(text, digits)) continue
    const place = findZip(digits)
    if (place && (states.size === 0 || states.has(place.state))) return place
  }
  return null
}

function isOtherNumber({ words }: PlaceQuery, index: number): boolean {
  const before = words[index]?.startsPart ? undefined : words[index - 1]?.key
  if (before && OTHER_NUMBERS.has(before)) return true
  for (let i = index + 1; i <= index + NAME_OF_STREET_WORDS; i++) {
    const word = words[i]
    if (!word || word.startsPart) return false
    if (STREETS.has(word.key)) return true
  }
  return false
}

/** "76701" and "76701-1234", but neither "#76701" nor a part of a telephone number. */
function standsAlone(text: string, digits: string): boolean {
  return new RegExp(`(?<![#\\d.-]|\\d[\\s.-])${digits}(?:-\\d{4})?(?!-?\\d)`).test(text)
}
