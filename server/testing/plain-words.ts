/** What stands there plain in every language: brands, places, units, the clock. */
const plainNames =
  /Roadcall|GeoNames|CC BY 4\.0|US Census Bureau|Natural Earth|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b[AP]M\b|\bC[SD]T\b|\bTX\b|\bmi\b|https?:\/\/\S+|[\w.+-]+@[\w.-]+/g

/** What the world of the tests has typed (given.ts, sample-values.ts): people, shops, places, what happened to the truck. */
const typed =
  /Bluebonnet Freight|Cedar Brake Towing|Sam Carter|Another truck brings the right tire|At exit 339, ten minutes out|The driver asked us by phone|Lone Star Freight|Robin Sample|Dale Whitcomb|Lee \S+|Sam driver-\S+|Shop \S+|1100 Congress Ave|Left steer tire blew out, call me on|512-555-0143 or|Wrecker 7|“(?:full name|phone|username)”/g

/** Roles by which a refusal is made: the pseudo-language keeps what a sentence is given, and they are called as their words are. */
const roles = /\b(?:manager|dispatcher|accountant|viewer|owner|technician)\b/g

/** Two words of ours side by side in plain letters: a sentence that no catalogue has said. */
const plainRun = /[A-Za-z]{2,}[’']?[a-z]*[ ,]+[A-Za-z]{2,}/

/** Whether a text in the pseudo-language holds words that have escaped the catalogue. */
export const hasEscaped = (text: string): boolean =>
  plainRun.test(text.replace(typed, '·').replace(plainNames, '·').replace(roles, '·'))

const said = new Set(['message', 'error', 'details', 'problems'])

/** What an answer says to a person, and not what somebody typed. */
export function sentencesIn(answer: unknown, isSaid = false): string[] {
  if (typeof answer === 'string') return isSaid ? [answer] : []
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) =>
    sentencesIn(
      value,
      said.has(name) || (isSaid && !/^\d+$/.test(name)) || (isSaid && Array.isArray(answer)),
    ),
  )
}
