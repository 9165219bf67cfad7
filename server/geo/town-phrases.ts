import { milesApart } from './distance.ts'
import { nicknameOf } from './nicknames.ts'
import type { Place } from './place.ts'
import { type PlaceQuery, phraseKey } from './place-query.ts'
import { whereItPasses } from './route-points.ts'
import { statesOf } from './routes.ts'
import { placeOfTown, type Town, townsNamed } from './towns.ts'

/** The longest town name in words that is worth looking for ("Lake Havasu City" has three). */
export const LONGEST_NAME = 5

/** Names of towns that a text about a broken truck uses as plain words; alone they name no place. */
const PLAIN_WORDS = new Set(
  (
    'alliance aloha anthem apex badger baker bay beach beacon bear bell bend black blue bridge brook canyon center ' +
    'central city clay commerce common commons converse county creek crossing crystal cut defiance depot dock eagle ' +
    'east engine enterprise exit flat florin fork fountain friend front garden gas gate gates green grove harbor ' +
    'help hickory highland highway hill hills hillside holiday home homestead hope humble hurricane ice imperial ' +
    'independence industry junction justice keystone lake lakeside lane liberal liberty line lone love loves magna ' +
    'main marina mentor mesquite middle mile mission mobile moody mountain mustang normal north oak oil old orange ' +
    'pace paradise park parole pass pearl pilot plain plains plant plantation plum point port post prosper rail ' +
    'reading red republic rest ridge river road rock roy rush sandy savage seaside security shell shop shore south ' +
    'sparks speedway spring springs star station sterling street strong sulphur summit sun sunrise sunset superior ' +
    'surprise town tow trailer truck twin union university vale valley view village vineyard vista walker ' +
    'walnut west white wood woods yard young'
  ).split(' '),
)

const PREPOSITIONS = new Set(
  'in near at by of outside around between from leaving entering approaching past before after to toward towards'.split(
    ' ',
  ),
)

export type TownPhrase = {
  from: number
  to: number
  towns: Town[]
  /** "near Waco" rather than just "Waco". */
  isIntroduced: boolean
  isPlainWord: boolean
}

/** The towns that words [from, to) name, or null. */
export function townPhrase(query: PlaceQuery, from: number, to: number): TownPhrase | null {
  const key = from < 0 ? null : phraseKey(query.words, from, to)
  if (!key || key.length < 2) return null
  const towns = townsCalled(key)
  if (towns.length === 0) return null
  const article = query.words[from - 1]?.key === 'the' ? 1 : 0
  return {
    from,
    to,
    towns,
    isIntroduced: PREPOSITIONS.has(query.words[from - 1 - article]?.key ?? ''),
    isPlainWord: PLAIN_WORDS.has(key),
  }
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** By its name, else by what else that may stand for: "Pt Arthur" is no point, "W Memphis" no "w". */
function townsCalled(key: string): Town[] {
  const towns = townsNamed(key)
  if (towns.length > 0) return towns
  const [name, state] = nicknameOf(key) ?? []
  if (name) return townsNamed(name).filter((town) => town.state === state)
  const written = key
    .replace(/^([nsew]) (?=\w{2})/, (_, letter: string) => `${DIRECTIONS[letter]} `)
    .replace(/^point /, 'port ')
  return written === key ? [] : townsNamed(written)
}

/** Every phrase of the text that names towns. */
export function townPhrases(query: PlaceQuery): TownPhrase[] {
  const found: TownPhrase[] = []
  for (let from = 0; from < query.words.length; from++) {
    for (let to = from + 1; to <= Math.min(query.words.length, from + LONGEST_NAME); to++) {
      const phrase = townPhrase(query, from, to)
      if (phrase) found.push(phrase)
    }
  }
  return found
}

/** How far from where a person is known to be a bare name may reasonably mean. */
export const NEARBY_MILES = 150
/** A namesake with so much of the chosen town's population makes the name ambiguous. */
const RIVAL_SHARE = 0.25
/** One with so much of it may be meant too: "near Columbus" is Ohio's as a rule. */
const OTHER_SHARE = 0.02
/** Rivals this close are one place for a tow truck ("Kansas City"). */
const RIVAL_MILES = 50

export function mostPopulous(towns: readonly Town[]): Town | undefined {
  return towns.toSorted((a, b) => b.population - a.population)[0]
}

/** Which of several towns of one name is meant: the nearest to `near` if any is nearby, else one on the road that is named, else the largest. */
export function choose(towns: readonly Town[], { near, along }: PlaceQuery): Place | null {
  const distance = (town: Town) => (near ? milesApart(town, near) : 0)
  const nearby = near ? towns.filter((town) => distance(town) <= NEARBY_MILES) : []
  if (nearby.length > 0) {
    const nearest = nearby.reduce((a, b) => (distance(b) < distance(a) ? b : a))
    return placeOfTown(nearest)
  }
  const passed = along ? towns.filter((town) => passes(along, town)) : []
  const meant = passed.length > 0 ? passed : inStatesOf(along, towns)
  const largest = mostPopulous(meant)
  if (!largest) return null
  const others = (passed.length > 0 ? passed : towns)
    .filter(
      (other) =>
        other.population >= largest.population * OTHER_SHARE &&
        milesApart(other, largest) > RIVAL_MILES,
    )
    .toSorted((a, b) => b.population - a.population)
  const isRival = (other: Town) => other.population >= largest.population * RIVAL_SHARE
  // A road that does not pass where the largest is, or of which nobody knows where it runs, leaves them all possible.
  const isAmbiguous = along === undefined ? others.some(isRival) : others.length > 0
  return placeOfTown(largest, { isAmbiguous, others })
}

/** Does a road of our table pass the town, as far as "I-10 near Columbus" says so? */
export const passes = (route: string, town: Town): boolean => whereItPasses(route, town) !== null

/** Those in the states through which the road runs, or all where it runs through none of theirs. */
function inStatesOf(route: string | null | undefined, towns: readonly Town[]): readonly Town[] {
  const states = route ? statesOf(route) : new Set<string>()
  const found = towns.filter(({ state }) => states.has(state))
  return found.length > 0 ? found : towns
}
