import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { photos as words } from '#contract/words/en/photos.ts'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { IconButton } from '../../kit/ui/IconButton.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { BlobImage } from './BlobImage.tsx'
import type { PhotoStripProps } from './photo-strip-props.ts'
import { usePhoto } from './use-photo.ts'

export interface LightboxProps extends PhotoStripProps {
  /** Which of them, counted from 0. */
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** One photo large; the arrow keys and two buttons turn to the others. */
export function Lightbox({ photos, at, note, actions, onTurn, onClose }: LightboxProps) {
  const photo = photos[at]
  const full = usePhoto(photo?.id ?? '', 'full')
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  })
  useEffect(() => {
    const gone = new AbortController()
    addEventListener('keydown', press, { signal: gone.signal })
    return () => gone.abort()
  }, [])
  if (!photo) return null
  const alt = words.alt(at + 1, photos.length, photo.side)
  function turn(by: number) {
    onTurn((at + by + photos.length) % photos.length)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={alt}
      width="wide"
      footer={actions?.(photo, onClose)}
    >
      <div className="flex flex-col gap-3">
        {full.data && (
          <BlobImage
            key={photo.id}
            blob={full.data}
            alt={alt}
            className="max-h-[62dvh] w-full rounded-sm bg-sunken object-contain"
          />
        )}
        {full.isPending && (
          <Loading>
            <Skeleton className="h-64! rounded-sm" />
          </Loading>
        )}
        {full.isError && (
          <ErrorState title={words.missing} busy={full.isFetching} onRetry={() => full.refetch()} />
        )}
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-muted">
            <TickingTime at={photo.createdAt} />
            {note && `. ${note(photo)}.`}
          </p>
          {photos.length > 1 && (
            <div className="flex shrink-0 gap-1">
              <IconButton
                label={words.previous}
                icon={<ChevronLeft className="size-6" />}
                onClick={() => turn(-1)}
              />
              <IconButton
                label={words.next}
                icon={<ChevronRight className="size-6" />}
                onClick={() => turn(1)}
              />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )
}
