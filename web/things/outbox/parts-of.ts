export type Part = { kind: 'text'; text: string } | { kind: 'link'; text: string; to: string }

const address = /https?:\/\/[^\s<>"]+/g

/** A key signs people in: it leads on and is not shown. */
const withoutKey = (address: string): string => address.replace(/(#(?:token=)?).+/, '$1…')

/** A message as text and links. An address of our own leads within the app; another's stays text. */
export function partsOf(text: string, origin: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const url = URL.parse(found)
    if (url?.origin !== origin) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) })
    parts.push({
      kind: 'link',
      text: withoutKey(found),
      to: `${url.pathname}${url.search}${url.hash}`,
    })
    end = index + found.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
