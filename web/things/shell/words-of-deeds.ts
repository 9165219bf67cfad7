/** What is typed into the menu of places, in two parts. */
interface Typed {
  /** For whom or what is searched elsewhere. */
  searched: string
  /** What the menu itself says: the search elsewhere knows nothing of it. */
  said: string
}

/**
 * “call dana” is a deed and a name: no driver is called “call”. So words that begin one of the menu's own are looked for in its
 * entries alone, as long as another word is left to search for.
 */
export function partTyped(typed: string, ownWords: readonly string[]): Typed {
  const own = ownWords
    .join(' ')
    .toLocaleLowerCase()
    .split(/[^\p{L}]+/u)
  const words = typed.split(/\s+/).filter(Boolean)
  const isOwn = (word: string) =>
    word.length >= shortest && own.some((one) => one.startsWith(word.toLocaleLowerCase()))
  const searched = words.filter((word) => !isOwn(word))
  return searched.length === 0 || searched.length === words.length
    ? { searched: typed, said: '' }
    : { searched: searched.join(' '), said: words.filter(isOwn).join(' ') }
}

/** A letter alone is a person's initial sooner than a deed. */
const shortest = 2
