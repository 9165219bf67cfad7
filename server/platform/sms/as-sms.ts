/** The alphabet of SMS (GSM 03.38); one letter outside it more than halves what an SMS holds. */
const alphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These take two places. */
const extended = new Set('^{}\\[~]|€')

const plain: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '`': "'",
}

const usualPlaces = 40

/**
 * What people typed, as an SMS can hold it: short, and in its alphabet. Codes, amounts and times stay as they are.
 * `most`: how many places what stands under a name may take.
 */
export function asSms<T>(
  params: T,
  most: (name: string) => number = () => usualPlaces,
  name = '',
): T {
  if (typeof params === 'string') return shortened(spelled(params), most(name)) as T & string
  if (Array.isArray(params)) return params.map((value) => asSms(value, most, name)) as T & unknown[]
  if (typeof params !== 'object' || params === null) return params
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, asSms(value, most, key)]),
  ) as T
}

const spelled = (text: string): string =>
  [...text.replaceAll(/\s+/g, ' ').trim()].map(letter).join('')

/** The letter itself, its plain spelling, the letter without its accent, or a question mark. */
function letter(one: string): string {
  if (alphabet.has(one) || extended.has(one)) return one
  const bare = plain[one] ?? one.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return [...bare].every((part) => alphabet.has(part)) ? bare : '?'
}

/** Cut between words where there is one to cut at. */
function shortened(text: string, most: number): string {
  if ((placesOf(text) ?? 0) <= most) return text
  let cut = ''
  for (const one of text) {
    if ((placesOf(cut + one) ?? 0) > most - 3) break
    cut += one
  }
  const end = cut.lastIndexOf(' ')
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}...`
}

/** What one SMS holds, and what two do that are shown as one. */
export const onePart = 160
export const twoParts = 306

/** How many places of 7 bits a text takes; null where it leaves the alphabet. See `onePart`. */
export function placesOf(text: string): number | null {
  let places = 0
  for (const one of text) {
    if (!alphabet.has(one) && !extended.has(one)) return null
    places += alphabet.has(one) ? 1 : 2
  }
  return places
}
