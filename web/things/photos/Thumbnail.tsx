import clsx from 'clsx'
import { ImageOff } from 'lucide-react'
import { photos as words } from '#contract/words/en/photos.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { BlobImage } from './BlobImage.tsx'
import { usePhoto } from './use-photo.ts'

export const thumbnailClass = 'block size-24 rounded-sm border border-line bg-sunken object-cover'

/** A small photo that opens the large one. */
export function Thumbnail({ id, alt, onOpen }: { id: string; alt: string; onOpen: () => void }) {
  const { data, isError, refetch } = usePhoto(id, 'small')
  if (!data && !isError)
    return (
      <span role="status" className={clsx(thumbnailClass, 'animate-wait')}>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </span>
    )
  return (
    <button
      type="button"
      aria-label={words.open(alt)}
      onClick={() => {
        if (isError) refetch()
        onOpen()
      }}
      className="block cursor-pointer rounded-sm"
    >
      {data ? (
        <BlobImage blob={data} alt="" className={thumbnailClass} />
      ) : (
        <span
          className={clsx(
            thumbnailClass,
            'grid place-content-center justify-items-center p-1 text-xs text-muted',
          )}
        >
          <ImageOff className="size-6" aria-hidden="true" />
          {words.missing}
        </span>
      )}
    </button>
  )
}
