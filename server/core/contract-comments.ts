/** What comments say of fields, by their path within an export: `body.days`, `keys.start`. */
export type Comments = ReadonlyMap<string, string>

/**
 * The comments above fields in a file of the contract, by the name of the export they stand in. Reads our own formatting: a
 * field belongs to the last line before it that is indented less.
 */
export function commentsIn(source: string): Map<string, Comments> {
  const found = new Map<string, Comments>()
  let current: Map<string, string> | null = null
  let above: { indent: number; key: string }[] = []
  let comment: string | null = null
  let open: string[] | null = null
  for (const line of source.split('\n')) {
    const exported = /^export const (\w+) = /.exec(line)?.[1]
    if (exported) {
      current = new Map()
      found.set(exported, current)
      above = []
    }
    const text = line.trim()
    if (open) {
      open.push(text.replace(/^\*\/?\s?/, '').replace(/\s*\*\/$/, ''))
      if (text.endsWith('*/')) {
        comment = open.join(' ')
        open = null
      }
      continue
    }
    if (text.startsWith('/**')) {
      if (text.endsWith('*/')) comment = text.slice(3, -2)
      else open = [text.slice(3)]
      continue
    }
    const field = /^(\s+)(\w+)(?::|,$)/.exec(line)
    if (field && current) {
      const [, blank = '', key = ''] = field
      above = above.filter(({ indent }) => indent < blank.length)
      above.push({ indent: blank.length, key })
      if (comment) current.set(above.map((one) => one.key).join('.'), plain(comment))
    }
    comment = null
  }
  return found
}

/** Without what only the house knows: numbers of rules and specifications. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s*\((?:rules|architecture|S\d)[^)]*\)/g, '')
    .replaceAll(/\s*\b(?:rules|architecture) (?:§?\d|[A-Z]\d*)[\d, A-Z]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
