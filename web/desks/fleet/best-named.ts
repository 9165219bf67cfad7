import { plain } from '../../kit/search.ts'

const inWords = (text: string) =>
  plain(text)
    .replace(/[\s-]+/g, ' ')
    .trim()

/** How well a name fits what is typed: it is that, a word of it begins so, or what was found stands elsewhere. */
function rankOf(name: string, typed: string): number {
  const [own, words] = [inWords(name), inWords(typed)]
  if (own === words) return 0
  return ` ${own}`.includes(` ${words}`) ? 1 : 2
}

type Names = readonly (string | null | undefined)[]

const bestOf = (names: Names, typed: string) =>
  Math.min(...names.map((name) => (name ? rankOf(name, typed) : 2)), 2)

/** Is this what is typed, or does it begin so? */
export const isNamed = (names: Names, typed: string): boolean => bestOf(names, typed) < 2

/** Who types at a desk means a truck's number or a person's name: rows that carry it there stand before the others. */
export const bestNamed = <Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => Names,
  typed: string,
): Row[] => rows.toSorted((a, b) => bestOf(namesOf(a), typed) - bestOf(namesOf(b), typed))
