import { type RawBuilder, sql } from 'kysely'
import { calledService, type ServiceType, type Trade } from '#contract/services.ts'
import { requestNames } from '#contract/words/en/request-names.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import type { Language } from '#contract/words/languages.ts'
import type { Spot } from '#contract/words/notice-words.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Of what a request is called and where it is, as far as others may know. Nothing here is in any language. */
export interface Named extends Place {
  title: string | null
  service_type: ServiceType
  trades: readonly Trade[]
}
type Place = Pick<
  Tables['requests'],
  'city' | 'state' | 'rough_lat' | 'area_miles' | 'area_direction'
>

/** The title that somebody typed, else one in the reader's language: "Towing Service near Waco, TX". */
export function titleOf(
  { title, service_type, trades, city, state }: Named,
  language: Language,
): string {
  if (title !== null) return title
  const service = inLanguage(serviceWords, language).types[calledService(service_type, trades)]
  return city === null
    ? service
    : inLanguage(requestNames, language).near({ service, place: townOf(city, state) })
}

/** "Waco, TX" inside the town, "6 mi NE of Waco, TX" outside. */
export function areaOf(named: Named, language: Language): string {
  const words = inLanguage(requestNames, language)
  const { city, state, area_miles, area_direction } = named
  if (named.rough_lat === null) return words.unknown
  if (city === null) return words.country
  const place = townOf(city, state)
  return area_miles && area_direction
    ? words.off({ miles: `${area_miles}`, direction: words.directions[area_direction], place })
    : place
}

const townOf = (city: string, state: string | null) => [city, state].filter(Boolean).join(', ')

/** The spot for a notice, which says it when its reader is known. */
export function spotOf({ city, state, area_miles, area_direction }: Named): Spot | null {
  if (city === null) return null
  return { miles: area_miles ?? 0, direction: area_direction ?? '', town: city, state: state ?? '' }
}

const wordsForSql = new Map<Language, string>()

/** What the functions `request_title` and `request_area` of the database are given: words and patterns of `format`. */
export function namesIn(language: Language): string {
  const known = wordsForSql.get(language)
  if (known) return known
  const { near, off, ...words } = inLanguage(requestNames, language)
  const json = JSON.stringify({
    ...words,
    types: inLanguage(serviceWords, language).types,
    near: near({ service: '%1$s', place: '%2$s' }),
    off: off({ miles: '%1$s', direction: '%2$s', place: '%3$s' }),
  })
  wordsForSql.set(language, json)
  return json
}

/** `titleOf` and `areaOf` for a request `r` of a query: the same calls as SQL, with the words as a parameter. */
export const titleSql = `request_title(r.title,
  case when cardinality(r.trades) > 1 then 'unknown' else r.service_type end, r.city, r.state, $words::jsonb)`
export const areaSql =
  'request_area(r.rough_lat, r.area_miles, r.area_direction, r.city, r.state, $words::jsonb)'

export const titleIn = (language: Language) => called(titleSql, language)
export const areaIn = (language: Language) => called(areaSql, language)

function called(call: string, language: Language): RawBuilder<string> {
  const [before = '', after = ''] = call.split('$words')
  return sql<string>`${sql.raw(before)}${namesIn(language)}${sql.raw(after)}`
}
