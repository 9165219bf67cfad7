/** Text as somebody reads it, each letter with its place in what was typed. */
export interface Reading {
  text: string
  /** Where the letter of the reading begins and ends in what was typed. */
  from: readonly number[]
  to: readonly number[]
}

/** What prints nothing: zero-width characters, soft hyphens, the frame of a keycap. */
const unseen = /\p{Cf}|\p{DI}|\u20e3/u
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Small letters, Latin width, digits of any script as ours, nothing that cannot be seen. */
export function readAs(typed: string): Reading {
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let place = 0
  for (const one of typed) {
    const next = place + one.length
    for (const letter of plain(one).split('')) {
      text += letter
      from.push(place)
      to.push(next)
    }
    place = next
  }
  return { text, from, to }
}

function plain(one: string): string {
  if (unseen.test(one)) return ''
  if (one === '。') return '.'
  const code = one.codePointAt(0) ?? 0
  if (code < 128) return one.toLowerCase()
  const simple = one.normalize('NFKC')
  if (/^[\x21-\x7e]$/.test(simple)) return simple.toLowerCase()
  return isDigit(code) ? digit(code) : one.toLowerCase()
}

/** The ten digits of a script stand in a row. */
function digit(code: number): string {
  let zero = code
  while (isDigit(zero - 1)) zero--
  return String((code - zero) % 10)
}

/** The same with some of its words read otherwise, each as one letter or several. */
export function replaced(
  { text, from, to }: Reading,
  words: RegExp,
  by: (word: string) => string | undefined,
): Reading {
  const result = { text: '', from: [] as number[], to: [] as number[] }
  const take = (letter: string, first: number, last: number) => {
    result.text += letter
    result.from.push(from[first] ?? 0)
    result.to.push(to[last] ?? 0)
  }
  let at = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    const letters = by(word)
    if (letters === undefined) continue
    for (; at < index; at++) take(text.charAt(at), at, at)
    at = index + word.length
    for (const letter of letters) take(letter, index, at - 1)
  }
  for (; at < text.length; at++) take(text.charAt(at), at, at)
  return result
}
