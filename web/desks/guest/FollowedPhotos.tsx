import { useQuery } from '@tanstack/react-query'
import type { JobPhase } from '#contract/jobs.ts'
import { listFollowedPhotos } from '#contract/photos.ts'
import { photos as words } from '#contract/words/en/photos.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { PhotoStrip } from '../../things/photos/PhotoStrip.tsx'

const aMinute = 60_000

/** The photos that the maker of the link shows its holder: of the request, and of the work as it goes on. */
export function FollowedPhotos({ phase }: { phase: JobPhase | null }) {
  const { token } = useAccess()
  const list = useQuery({
    queryKey: [listFollowedPhotos.path, token, phase],
    queryFn: ({ signal }) => call(listFollowedPhotos, { token, signal }),
    refetchInterval: aMinute,
  })
  const { data: photos } = list
  if (!photos && list.isError)
    return <ErrorState title={words.unread} busy={list.isFetching} onRetry={() => list.refetch()} />
  if (!photos?.length) return null
  return (
    <section aria-label={words.title} className="flex flex-col gap-2">
      <h2 className="font-sans text-sm font-normal text-muted">{words.count(photos.length)}</h2>
      <PhotoStrip photos={photos} />
    </section>
  )
}
