interface Named {
  ownerName: string
  fullName: string
  email: string
}

/** Entries with all the words in their business or company name, owner or email (S1 §2). */
export function findBy<Entry extends Named>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  wanted: string,
): Entry[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    const text = [nameOf(entry), entry.ownerName, entry.fullName, entry.email]
      .join(' ')
      .toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
