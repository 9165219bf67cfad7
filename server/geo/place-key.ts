/** Short forms that sign-posts, the post and drivers write, and the word they stand for. */
const LONG_FORMS: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  mtns: 'mountains',
  pt: 'point',
  spg: 'spring',
  spgs: 'springs',
  spngs: 'springs',
  hts: 'heights',
  hgts: 'heights',
  jct: 'junction',
  bch: 'beach',
  vlg: 'village',
  twp: 'township',
}

/** One word as it is compared: lower case, without accents, apostrophes and points, short forms written out. */
export function wordKey(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}|['’ʻ`.]/gu, '')
    .toLowerCase()
  return LONG_FORMS[plain] ?? plain
}

/**
 * The form in which place names are compared and the town table is sorted: "St. Louis" and "Saint Louis" are one,
 * "McKinney" and "Mc Kinney" too, and "The Woodlands" is found with or without its article.
 */
export function placeKey(name: string): string {
  const key = name
    .split(/[^\p{L}\p{M}\p{N}'’ʻ`.]+/u)
    .map(wordKey)
    .filter((word) => word !== '')
    .join(' ')
  return key.replace(/^the /, '').replace(/\bmc (?=\w)/g, 'mc')
}
