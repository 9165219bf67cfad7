import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Photo } from '#contract/photos.ts'
import { photos as words } from '../messages/en/photos.ts'
import { Thumbnail } from './Thumbnail.tsx'

const Lightbox = lazy(() =>
  import('./Lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox })),
)

export interface PhotoStripProps {
  /** In the order in which they are shown; with none, nothing stands there. */
  photos: readonly Photo[]
  /** Says under the large photo who may see it; for the owner. */
  note?: (photo: Photo) => string
  /** Buttons under the large photo; `close` leaves it. */
  actions?: (photo: Photo, close: () => void) => ReactNode
}

/** Photos in a row that wraps; each opens large. */
export function PhotoStrip({ photos, note, actions }: PhotoStripProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const open = photos.findIndex(({ id }) => id === openId)
  if (photos.length === 0) return null
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Thumbnail
              id={photo.id}
              alt={words.alt(at + 1, photos.length, photo.side)}
              onOpen={() => setOpenId(photo.id)}
            />
          </li>
        ))}
      </ul>
      {open !== -1 && (
        <Suspense fallback={null}>
          <Lightbox
            photos={photos}
            at={open}
            note={note}
            actions={actions}
            onTurn={(at) => setOpenId(photos[at]?.id ?? null)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  )
}
