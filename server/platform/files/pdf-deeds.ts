import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

/** What a page needs no PDF to do: run a script, start a program, send what was typed, bring other files along. */
const deeds =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/
const unpacked = promisify(inflate)
/** Of one packed stream of objects, and of all of them together; in bytes. Real ones hold a few hundred thousand. */
const mostOfOne = 5_000_000
const mostOfAll = 30_000_000

/**
 * Does a PDF do more than show its pages? Also true where that cannot be seen: its objects are packed and locked, or packed in a
 * way that nobody uses. A link, a form to fill in and the place where it opens are no deeds.
 */
export async function doesDeeds(bytes: Buffer): Promise<boolean> {
  const text = spelled(bytes.toString('latin1'))
  // What is packed by chance spells no name as long as these.
  if (deeds.test(text)) return true
  const streams = packedObjects(bytes.toString('latin1'))
  if (streams.length > 0 && /\/Encrypt(?![A-Za-z0-9])/.test(text)) return true
  let all = 0
  for (const { dictionary, at } of streams) {
    if (!/\/Filter/.test(dictionary)) continue
    if (!/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/(?!\w*Decode)|>>)/.test(dictionary)) return true
    if (/\/DecodeParms/.test(dictionary)) return true
    const objects = await unpacked(bytes.subarray(at), { maxOutputLength: mostOfOne }).catch(
      () => null,
    )
    all += objects?.length ?? 0
    if (!objects || all > mostOfAll || deeds.test(spelled(objects.toString('latin1')))) return true
  }
  return false
}

/** A name may write each letter by its number: /#4AavaScript. */
const spelled = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))

/** Streams that hold objects, with what stands before each. */
function packedObjects(text: string): { dictionary: string; at: number }[] {
  return [...text.matchAll(/\bstream\r?\n/g)].flatMap(({ 0: word, index }) => {
    const before = text.slice(Math.max(0, index - 4096), index)
    const dictionary = spelled(before.slice(Math.max(before.lastIndexOf(' obj'), 0)))
    return /\/ObjStm(?![A-Za-z0-9])/.test(dictionary)
      ? [{ dictionary, at: index + word.length }]
      : []
  })
}
