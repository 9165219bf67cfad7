import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { decoding } from './decoding.ts'
import { doesDeeds } from './pdf-deeds.ts'

/** Of a scan: pixels of its longer side as it is kept, JPEG quality; more pixels are not decoded. */
export interface PaperSizes {
  side: number
  quality: number
  maxPixels: number
}

export interface Paper {
  type: 'pdf' | 'jpeg' | 'png'
  bytes: Buffer
}

/**
 * What was sent as a scan or a PDF, judged by its bytes alone. Pictures are decoded and written anew without their
 * metadata; a PDF stays as it is. Null when it is neither, is broken, holds too many pixels, or is another kind of
 * file at the same time; `acts` when a PDF does more than show its pages.
 */
export async function readPaper(bytes: Buffer, sizes: PaperSizes): Promise<Paper | 'acts' | null> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  if (mime === 'application/pdf') {
    if (!isPlainPdf(bytes)) return null
    return decoding(async () => ((await doesDeeds(bytes)) ? 'acts' : { type: 'pdf', bytes }))
  }
  if (mime !== 'image/jpeg' && mime !== 'image/png') return null
  if (isArchive(bytes) || isPage(bytes) || bytes.includes('%PDF-')) return null
  return decoding(() => rewritten(bytes, sizes))
}

async function rewritten(
  bytes: Buffer,
  { side, quality, maxPixels }: PaperSizes,
): Promise<Paper | null> {
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const { format } = await source.metadata()
    if (format !== 'jpeg' && format !== 'png') return null
    const upright = source
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    const written = format === 'png' ? upright.png() : upright.jpeg({ quality })
    return { type: format, bytes: await written.toBuffer() }
  } catch {
    // sharp says what is wrong only in words of its libraries.
    return null
  }
}

/** From its first byte to its last nothing but a PDF. */
function isPlainPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 8).toString('latin1')
  const tail = bytes.subarray(-1024).toString('latin1')
  return (
    /^%PDF-[12]\.\d/.test(head) &&
    /startxref\s+\d+\s+%%EOF\s*$/.test(tail) &&
    !isArchive(bytes) &&
    !isPage(bytes.subarray(0, 1024))
  )
}

const endOfArchive = Buffer.from('PK\x05\x06', 'latin1')

/** A ZIP archive is read from its end: its last record reaches exactly to the end of the file. */
function isArchive(bytes: Buffer): boolean {
  for (
    let at = bytes.lastIndexOf(endOfArchive);
    at >= 0 && at >= bytes.length - 65_557;
    at = at === 0 ? -1 : bytes.lastIndexOf(endOfArchive, at - 1)
  )
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length)
      return true
  return false
}

const isPage = (bytes: Buffer) =>
  /<(script|html|svg|!doctype|\?php)/i.test(bytes.toString('latin1'))
