/** Entries that have all the words somewhere in their text. */
export function findBy<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => readonly (string | null | undefined)[],
  wanted: string,
): Entry[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries.filter((entry) => {
    const text = textOf(entry).join(' ').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
