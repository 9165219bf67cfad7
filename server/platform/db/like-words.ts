/**
 * What is searched as patterns for `ilike all (…)`: every word somewhere in the text, in any order. Null where nothing is
 * searched.
 */
export function likeWords(search: string | undefined): string[] | null {
  const words = (search ?? '').split(/\s+/).filter(Boolean)
  return words.length === 0 ? null : words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
