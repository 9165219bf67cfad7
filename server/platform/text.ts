export type CleanText = { isClean: true; text: string } | { isClean: false; problem: string }

/** Everything that prints nothing, except tab and line feed; and the marks that turn reading direction around. */
const INVISIBLE = /(?:(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069])+/gu

/**
 * Text as it may be stored (architecture §6): in composed form (NFC), line ends as \n, each run of control characters
 * one space, trimmed. NUL and lone surrogates, which PostgreSQL cannot hold, are refused with a finished sentence.
 */
export function cleanText(typed: string): CleanText {
  if (typed.includes('\0')) return { isClean: false, problem: 'The text holds a NUL character.' }
  if (!typed.isWellFormed()) {
    return { isClean: false, problem: 'The text holds half a character (a lone surrogate).' }
  }
  const text = typed.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE, ' ').trim()
  return { isClean: true, text }
}

/** A field of a change, as its column holds it. Left out: stays as it is. Empty: is not known any more. */
export const emptyAsNull = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value || null
