/** In small letters and without accents: "tomas" means Tomás, and the reverse. */
export const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Entries that have all the words somewhere in their text. */
export function findBy<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => readonly (string | null | undefined)[],
  wanted: string,
): Entry[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...entries]
  return entries.filter((entry) => {
    const text = plain(textOf(entry).join(' '))
    return words.every((word) => text.includes(word))
  })
}
