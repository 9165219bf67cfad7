/** The states, the federal district and the territories, with the spellings that people use for them. */
const STATES: readonly (readonly [code: string, name: string, ...alsoCalled: string[]])[] = [
  ['AL', 'Alabama', 'ala'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona', 'ariz'],
  ['AR', 'Arkansas', 'ark'],
  ['CA', 'California', 'calif', 'cali'],
  ['CO', 'Colorado', 'colo'],
  ['CT', 'Connecticut', 'conn'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida', 'fla'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois', 'ill'],
  ['IN', 'Indiana', 'ind'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas', 'kans', 'kan'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts', 'mass'],
  ['MI', 'Michigan', 'mich'],
  ['MN', 'Minnesota', 'minn'],
  ['MS', 'Mississippi', 'miss'],
  ['MO', 'Missouri'],
  ['MT', 'Montana', 'mont'],
  ['NE', 'Nebraska', 'neb', 'nebr'],
  ['NV', 'Nevada', 'nev'],
  ['NH', 'New Hampshire', 'n h'],
  ['NJ', 'New Jersey', 'n j'],
  ['NM', 'New Mexico', 'n m', 'n mex', 'new mex'],
  ['NY', 'New York', 'n y'],
  ['NC', 'North Carolina', 'n c', 'n carolina'],
  ['ND', 'North Dakota', 'n d', 'n dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma', 'okla'],
  ['OR', 'Oregon', 'ore'],
  ['PA', 'Pennsylvania', 'penn', 'penna'],
  ['RI', 'Rhode Island', 'r i'],
  ['SC', 'South Carolina', 's c', 's carolina'],
  ['SD', 'South Dakota', 's d', 's dakota'],
  ['TN', 'Tennessee', 'tenn'],
  ['TX', 'Texas', 'tex'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington', 'wash'],
  ['WV', 'West Virginia', 'w v', 'w va', 'w virginia'],
  ['WI', 'Wisconsin', 'wis', 'wisc'],
  ['WY', 'Wyoming', 'wyo'],
  ['PR', 'Puerto Rico'],
  ['VI', 'Virgin Islands', 'us virgin islands', 'usvi'],
  ['GU', 'Guam'],
  ['AS', 'American Samoa'],
  ['MP', 'Northern Mariana Islands'],
]

/** Spellings that are everyday words as well ("in", "or", "wash"): believed only where a state is expected. */
const ALSO_WORDS = new Set(
  'al as co de hi id in la ma me mi mo ms mt ne oh ok or pa pr va vi ark ill ind kan mass miss mont ore wash'.split(
    ' ',
  ),
)

export type StateSpelling = { code: string; kind: 'name' | 'short'; isAlsoWord: boolean }

const bySpelling = new Map<string, StateSpelling>()
for (const [code, name, ...alsoCalled] of STATES) {
  bySpelling.set(name.toLowerCase(), { code, kind: 'name', isAlsoWord: false })
  for (const spelling of [code.toLowerCase(), ...alsoCalled]) {
    bySpelling.set(spelling, { code, kind: 'short', isAlsoWord: ALSO_WORDS.has(spelling) })
  }
}

/** The most words a spelling of a state has ("northern mariana islands"). */
export const LONGEST_STATE_SPELLING = 3

/** The state that these words (lower case, points removed, one space between) spell. */
export function stateSpelt(words: string): StateSpelling | undefined {
  return bySpelling.get(words)
}

const nameByCode = new Map(STATES.map(([code, name]) => [code, name]))

/** "Texas" for "TX"; undefined for what is no state, district or territory. */
export function stateName(code: string): string | undefined {
  return nameByCode.get(code)
}

export const stateCodes: readonly string[] = STATES.map(([code]) => code)
