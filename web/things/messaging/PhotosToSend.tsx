import { messaging } from '#contract/words/en/messaging.ts'
import { photos as words } from '#contract/words/en/photos.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { PendingTile } from '../photos/PendingTile.tsx'
import type { useConversationPhotos } from '../photos/use-conversation-photos.ts'

/** The photos of the next message, each with how far it is. */
export function PhotosToSend({ photos }: { photos: ReturnType<typeof useConversationPhotos> }) {
  const { items, refusal, fullReason, remove, retry } = photos
  return (
    <>
      {items.length > 0 && (
        <ul aria-label={messaging.photo} className="flex flex-wrap gap-4 pt-2">
          {items.map(({ key, blob, sending }, at) => (
            <li key={key}>
              <PendingTile blob={blob} at={at + 1} sending={sending} onRemove={() => remove(key)} />
            </li>
          ))}
        </ul>
      )}
      {items.map(
        ({ key, sending }, at) =>
          sending?.state === 'refused' && (
            <div key={key} className="flex flex-col items-start gap-2">
              <FormError error={words.refused(at + 1, sending.sentence)} />
              <Button onClick={() => retry(key)}>{words.retry}</Button>
            </div>
          ),
      )}
      <FormError error={refusal} />
      {fullReason && !refusal && <p className="text-sm text-muted">{fullReason}</p>}
    </>
  )
}
