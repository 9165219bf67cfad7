import { heldBack } from '#contract/held-back.ts'
import { findAddresses, type Span } from './find-addresses.ts'
import { findNumbers } from './find-numbers.ts'
import { type Reading, readAs, replaced } from './read-as.ts'

const spoken: Readonly<Record<string, string>> = {
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
}
const times: Readonly<Record<string, number>> = { double: 2, doble: 2, triple: 3 }
const digit = `(?:${Object.keys(spoken).join('|')})(?![a-z])`
const spokenDigits = new RegExp(
  String.raw`(?<![a-z])(?:${digit}|(?:${Object.keys(times).join('|')})[\s-]+(?:${digit}|\d(?!\d)))`,
  'g',
)
/** "five", "cinco", "triple five" */
function digitsOf(said: string): string | undefined {
  const [word = '', multiplied] = said.split(/[\s-]+/)
  if (multiplied === undefined) return spoken[word]
  return (spoken[multiplied] ?? multiplied).repeat(times[word] ?? 1)
}
/** Letters among digits that are taken for digits: "5l2-555-O143". */
const lookAlikes: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1' }
const amongDigits =
  /(?<=(?<![a-z\d])[oil\d]{0,9})(?:(?<=\d[oil]{0,9})|(?=[oil]{1,9}\d))[oil](?=[oil\d]{0,9}(?![a-z\d]))/g
/** "five o one" */
const alone = /(?<=\d\s)o(?=\s\d)/g

/**
 * Free text as it may be read before acceptance: no phone number, mail address, link or name in a network, also where it is
 * spelled, spaced or written in other digits so that a machine might not see it (rules C10). Prices, miles, sizes, times,
 * places and part numbers stay.
 */
export function redactContacts(text: string): string {
  const read = readAs(text)
  const said = replaced(read, spokenDigits, digitsOf)
  const meant = (letter: string) => lookAlikes[letter]
  const digits = replaced(replaced(said, amongDigits, meant), alone, meant)
  const spans = [
    ...placesIn(read, findAddresses(read.text)),
    ...placesIn(read, findNumbers(read.text)),
    ...placesIn(digits, findNumbers(digits.text)),
  ].toSorted(([one], [other]) => one - other)
  let result = ''
  let at = 0
  for (const [from, to] of spans) {
    if (to <= at) continue
    if (from >= at) result += text.slice(at, from) + heldBack
    at = to
  }
  return result + text.slice(at)
}

/** Where the pieces of a reading stand in what was typed. */
const placesIn = ({ from, to }: Reading, spans: readonly Span[]): Span[] =>
  spans.map(([first, last]) => [from[first] ?? 0, to[last - 1] ?? 0])
