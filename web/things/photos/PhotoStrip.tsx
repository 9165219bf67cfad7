import { useState } from 'react'
import { photos as words } from '#contract/words/en/photos.ts'
import { laterBesideTheRoad } from '../../kit/api/later.tsx'
import type { PhotoStripProps } from './photo-strip-props.ts'
import { Thumbnail } from './Thumbnail.tsx'

const Lightbox = laterBesideTheRoad(() => import('./Lightbox.tsx').then((part) => part.Lightbox))

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
        <Lightbox
          photos={photos}
          at={open}
          note={note}
          actions={actions}
          onTurn={(at) => setOpenId(photos[at]?.id ?? null)}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  )
}
