import { photos as words } from '#contract/words/en/photos.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { Loading } from '../../kit/ui/Skeleton.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'
import { thumbnailClass } from './Thumbnail.tsx'
import { useRequestPhotos } from './use-request-photos.ts'

/** The photos of a request as a provider sees them, or its technician with a link; nothing where there are none. */
export function RequestPhotos({
  requestId,
  expected = 0,
}: {
  requestId: string
  /** How many there are, where that is known before they are read. */
  expected?: number
}) {
  const list = useRequestPhotos(requestId, expected)
  // Who may no longer see any is told nothing about them.
  if (list.error instanceof ApiError && list.error.status === 404) return null
  if (list.isError && !list.data)
    return <ErrorState title={words.unread} busy={list.isFetching} onRetry={() => list.refetch()} />
  const photos = list.data ?? []
  if (!list.data && expected > 0)
    return (
      <Loading>
        <span className={`${thumbnailClass} animate-wait`} />
      </Loading>
    )
  if (photos.length === 0) return null
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h4 className="font-sans text-sm font-normal text-muted">{words.count(photos.length)}</h4>
      <PhotoStrip photos={photos} />
    </section>
  )
}
