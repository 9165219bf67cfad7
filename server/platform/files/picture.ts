import sharp, { type Sharp } from 'sharp'
import { decoding } from './decoding.ts'

/** Pixels of the longer side, of the whole and of the small one; JPEG quality; more pixels are not decoded. */
export interface PictureSizes {
  side: number
  smallSide: number
  quality: number
  maxPixels: number
}

export interface Picture {
  full: Buffer
  small: Buffer
  width: number
  height: number
}

/**
 * Decodes what was sent, whatever it claims to be, and writes it anew as JPEG in two sizes: turned upright, without
 * metadata (no position, no camera), at most `side` pixels. Null when it is no photo, when it holds
 * more pixels than a phone makes, or when it is broken. Refused with `unavailable` (503) when too many wait.
 */
export const readPicture = (bytes: Buffer, sizes: PictureSizes): Promise<Picture | null> =>
  decoding(() => decode(bytes, sizes))

async function decode(
  bytes: Buffer,
  { side, smallSide, quality, maxPixels }: PictureSizes,
): Promise<Picture | null> {
  try {
    const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    const { format } = await source.metadata()
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return null
    const { data: full, info } = await within(source.clone(), side, quality)
    const { data: small } = await within(source.clone(), smallSide, quality)
    return { full, small, width: info.width, height: info.height }
  } catch {
    // sharp says what is wrong only in words of its libraries; to the reader it is simply no photo.
    return null
  }
}

const within = (source: Sharp, pixels: number, quality: number) =>
  source
    .autoOrient()
    .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: false })
    .toBuffer({ resolveWithObject: true })
