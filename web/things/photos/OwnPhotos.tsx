import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import type { Photo } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { photos as words } from '#contract/words/en/photos.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { announce } from '../../kit/ui/announce.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { ErrorState } from '../../kit/ui/ErrorState.tsx'
import { More } from '../../kit/ui/More.tsx'
import { type Destination, sendAgain, sendLater } from './outbox.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'
import { placeOf } from './pending-photos.ts'
import { RemovePhoto } from './RemovePhoto.tsx'
import { usePendingPhotos } from './use-pending-photos.ts'
import { requestPhotosKey, useRequestPhotos } from './use-request-photos.ts'

const most = settings.photos.perRequest

const noteOf = (photo: Photo) => (photo.isShownToBidders ? words.shown : words.hidden)

export interface OwnPhotosProps {
  requestId: string
  canAdd: boolean
  canRemove: boolean
  /** Bidders may still come: then it is asked whether they see the photos. */
  isOpen: boolean
  /** Behind one line, which says how many there are. */
  isFolded?: boolean
}

/** The photos of the owner's request: those that stand, those on their way from this device, and adding more. */
export function OwnPhotos({
  requestId,
  canAdd,
  canRemove,
  isOpen,
  isFolded = false,
}: OwnPhotosProps) {
  const client = useQueryClient()
  const { token } = useAccess()
  const list = useRequestPhotos(requestId)
  // Several requests may stand on one page.
  const headingId = useId()
  const sent = list.data ?? []
  const photos = usePendingPhotos(placeOf.request(requestId), Math.max(0, most - sent.length))
  const { pending, readAgain } = photos
  const to: Destination = {
    requestId,
    token,
    onArrived: () => {
      announce(words.sent)
      client.invalidateQueries({ queryKey: requestPhotosKey(requestId) }).then(readAgain)
    },
  }
  // What waits on this device begins to leave it as soon as it is known.
  useEffect(() => {
    if (canAdd) for (const photo of pending) sendLater(photo, to)
  })

  if (!canAdd && sent.length === 0 && pending.length === 0) return null
  const isFull = sent.length + pending.length >= most
  const content = (
    <>
      {list.isError && (
        <ErrorState title={words.unread} busy={list.isFetching} onRetry={() => list.refetch()} />
      )}
      {list.data && sent.length === 0 && pending.length === 0 && (
        <p className="text-muted">{words.none}</p>
      )}
      <PhotoStrip
        photos={sent}
        note={noteOf}
        actions={(photo, close) =>
          canRemove &&
          photo.side === 'customer' && (
            <RemovePhoto requestId={requestId} photo={photo} onGone={close} />
          )
        }
      />
      {canAdd && (
        <PhotoPicker
          photos={photos}
          asksWhoSees={isOpen}
          fullReason={isFull ? words.full(most) : null}
          onRetry={(photo) => sendAgain(photo, to)}
        />
      )}
    </>
  )
  if (isFolded)
    return (
      <Card as="section" aria-label={words.title} className="py-0">
        <More
          summary={sent.length > 0 ? words.count(sent.length) : words.title}
          isOpen={pending.length > 0}
        >
          <div className="flex flex-col gap-3 pb-3">{content}</div>
        </More>
      </Card>
    )
  return (
    <Card as="section" aria-labelledby={headingId} className="flex flex-col gap-3">
      <h2 id={headingId} className="text-xl">
        {words.title}
      </h2>
      {content}
    </Card>
  )
}
