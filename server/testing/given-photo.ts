import sharp from 'sharp'

/** A photo as a phone takes it: turned by its metadata, and telling where it was taken. */
export const givenPhoto = async ({
  width = 800,
  height = 600,
}: {
  width?: number
  height?: number
} = {}): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
      .withExif({
        IFD0: { Make: 'Roadside' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '30/1 16/1 11/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '97/1 44/1 28/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  )
