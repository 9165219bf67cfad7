import type { ReactNode } from 'react'
import type { Photo } from '#contract/photos.ts'

/** Of a row of photos, and of each of them large. */
export interface PhotoStripProps {
  /** In the order in which they are shown; with none, nothing stands there. */
  photos: readonly Photo[]
  /** Says under the large photo who may see it; for the owner. */
  note?: (photo: Photo) => string
  /** Buttons under the large photo; `close` leaves it. */
  actions?: (photo: Photo, close: () => void) => ReactNode
}
