import { settings } from '#contract/settings.ts'
import { photos } from '#contract/words/en/photos.ts'

const { side, quality } = settings.photos

/** The reader's sentence about a file that is no photo. */
export class NotAPhoto extends Error {}

/**
 * Draws a photo anew as a JPEG of at most `settings.photos.side` pixels: upright, a tenth of its bytes, and without
 * what a camera writes beside the picture, the place above all. Throws NotAPhoto.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = await readPicture(file).catch(() => {
    throw new NotAPhoto(photos.notAPhoto(file.name))
  })
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const brush = canvas.getContext('2d')
  if (!brush) throw new NotAPhoto(photos.notAPhoto(file.name))
  // What is transparent would become black.
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if (picture instanceof ImageBitmap) picture.close()
  const blob = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, 'image/jpeg', quality / 100),
  )
  if (!blob) throw new NotAPhoto(photos.notAPhoto(file.name))
  return blob
}

/** What an iPhone keeps: Safari decodes it only in an `<img>`. */
const onlyInImage = /hei[cf]/

/** The pixels, turned as the camera was held. */
async function readPicture(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (!onlyInImage.test(file.type)) throw error
    const url = URL.createObjectURL(file)
    try {
      return await new Promise<HTMLImageElement>((done, fail) => {
        const image = new Image()
        image.onload = () => done(image)
        image.onerror = () => fail(new Error('no picture'))
        image.src = url
      })
    } finally {
      URL.revokeObjectURL(url)
    }
  }
}
