import { readFileSync } from 'node:fs'
import type { Place } from './place.ts'

let loaded: string | undefined

/** The sorted table as one string: a binary search over its lines needs no parsing and no other memory. */
function table(): string {
  loaded ??= readFileSync(new URL('tables/zips.tsv', import.meta.url), 'utf8')
  return loaded
}

/** The start of the first line that is not before `zip` (or the table's length). */
function lineAtOrAfter(text: string, zip: string): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = text.lastIndexOf('\n', middle - 1) + 1
    if (text.slice(start, start + 5) < zip) low = text.indexOf('\n', middle) + 1
    else high = start
  }
  return low
}

/** The place of a five-digit ZIP code, null when the post has no such code. */
export function findZip(zip: string): Place | null {
  return zip.length === 5 ? (zipsBeginning(zip, 1)[0] ?? null) : null
}

/** At most `limit` ZIP codes that begin with these digits, in order. */
export function zipsBeginning(digits: string, limit: number): Place[] {
  const text = table()
  const places: Place[] = []
  let start = lineAtOrAfter(text, digits.padEnd(5, '0'))
  while (places.length < limit && text.startsWith(digits, start) && start < text.length) {
    const end = text.indexOf('\n', start)
    places.push(placeOfLine(text.slice(start, end)))
    start = end + 1
  }
  return places
}

function placeOfLine(line: string): Place {
  const [zip, town, state = '', lat, lng, miles] = line.split('\t')
  return {
    lat: Number(lat),
    lng: Number(lng),
    label: `${town}, ${state} ${zip}`,
    state,
    kind: 'zip',
    accuracyMiles: Number(miles),
    isAmbiguous: false,
  }
}
