/**
 * Reads a table of text: one row per line, cells between bars. A demo world is long lists; written so, a person can
 * read them. Throws for a row with another number of cells than there are names.
 */
export function readTable<Name extends string>(
  names: readonly Name[],
  text: string,
): Record<Name, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== names.length)
        throw new Error(`This row does not have ${names.length} cells: ${line}`)
      // One cell for each name, by the check above.
      return Object.fromEntries(names.map((name, at) => [name, cells[at]])) as Record<Name, string>
    })
}
