import { type RawBuilder, sql } from 'kysely'
import { likeWords } from './like-words.ts'

/** All words of a search stand somewhere in a text, with or without their accents; one that is empty finds all. */
export function hasWords(
  text: RawBuilder<unknown>,
  search: string | undefined,
): RawBuilder<unknown> {
  const patterns = likeWords(search)
  if (!patterns) return sql`true`
  const searched = patterns.map((pattern) => sql`as_searched(${pattern})`)
  return sql`as_searched(${text}) like all (array[${sql.join(searched)}])`
}
