import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** What a phone's camera writes: a JPEG that says where and how it was taken. */
export async function cameraPhoto(color: string, width = 3000, height = 2000): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'TestCam', Model: 'Shoulder 1' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 32/1 57/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 8/1 48/1',
      },
    })
    .toBuffer()
}

/** A file as a chooser hands it over. */
export const asFile = (buffer: Buffer, name = 'damage.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

export const addPhotos = (page: Page, ...files: ReturnType<typeof asFile>[]) =>
  page.locator('input[type=file]').setInputFiles(files)
