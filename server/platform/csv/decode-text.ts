const utf8 = (isFatal: boolean) => new TextDecoder('utf-8', { fatal: isFatal })

/**
 * The bytes of a text file as text: UTF-8 where they are that; else Windows-1252, in which every byte is a letter. Null
 * for binary. UTF-8 of which a byte was damaged on its way is neither: then the line on which the first one stands, since
 * read as Windows-1252 every accent in the file would turn into two wrong letters.
 */
export function decodeText(bytes: Buffer): { text: string } | { damagedLine: number } | null {
  if (bytes.includes(0)) return null
  try {
    return { text: utf8(true).decode(bytes) }
  } catch {
    const asUtf8 = utf8(false).decode(bytes)
    return isMostlyUtf8(asUtf8)
      ? { damagedLine: asUtf8.slice(0, asUtf8.indexOf(unreadable)).split(/\r\n|\r|\n/).length }
      : { text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

/** What a decoder puts where the bytes are no letter. */
const unreadable = '\ufffd'

/** As many letters of two and more bytes read well as badly: no file of another encoding does that by accident. */
function isMostlyUtf8(text: string): boolean {
  const [read = 0, damaged = 0] = [/[^\0-\x7f\ufffd]/g, /\ufffd/g].map(
    (letters) => text.match(letters)?.length,
  )
  return read > 0 && read >= damaged
}
