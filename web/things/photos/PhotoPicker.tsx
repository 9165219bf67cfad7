import { useId } from 'react'
import { photos as words } from '#contract/words/en/photos.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Checkbox } from '../../kit/ui/Checkbox.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { AddPhotos } from './AddPhotos.tsx'
import { useSendings } from './outbox.ts'
import { PendingTile } from './PendingTile.tsx'
import type { PendingPhoto } from './pending-photos.ts'
import type { PendingPhotos } from './use-pending-photos.ts'

export interface PhotoPickerProps {
  photos: PendingPhotos
  /** Once a bid is accepted there is nobody left to ask about; true unless said. */
  asksWhoSees?: boolean
  /** Why no more can be added, a sentence, or null. */
  fullReason: string | null
  /** What was refused gets another try; only where photos are being sent. */
  onRetry?: (photo: PendingPhoto) => void
}

/** Adds photos, shows those that have not arrived yet with their progress, and asks who may see them. */
export function PhotoPicker({ photos, asksWhoSees = true, fullReason, onRetry }: PhotoPickerProps) {
  const { pending, isShown, refusal, isPreparing } = photos
  const sendings = useSendings()
  const isLost = pending.some(({ id }) => sendings[id]?.state === 'lost')
  const hintId = useId()
  return (
    <div className="flex flex-col gap-3">
      {pending.length > 0 && (
        <ul className="flex flex-wrap gap-4">
          {pending.map(({ id, blob }, at) => (
            <li key={id}>
              <PendingTile
                blob={blob}
                at={at + 1}
                sending={sendings[id] ?? null}
                onRemove={() => photos.remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status">{isLost && <p className="text-sm font-medium">{words.lost}</p>}</div>
      {pending.map((photo, at) => {
        const sending = sendings[photo.id]
        return (
          sending?.state === 'refused' && (
            <div key={photo.id} className="flex flex-col items-start gap-2">
              <FormError error={words.refused(at + 1, sending.sentence)} />
              {onRetry && <Button onClick={() => onRetry(photo)}>{words.retry}</Button>}
            </div>
          )
        )
      })}
      {fullReason ? (
        <p className="text-sm text-muted">{fullReason}</p>
      ) : (
        <AddPhotos
          label={pending.length > 0 ? words.addMore : words.add}
          busy={isPreparing}
          onAdd={photos.add}
        />
      )}
      <FormError error={refusal} />
      {asksWhoSees ? (
        <div>
          <Checkbox
            label={words.show}
            aria-describedby={hintId}
            checked={isShown}
            onChange={({ target }) => photos.show(target.checked)}
          />
          <p id={hintId} className="text-sm text-muted">
            {words.showHint}
          </p>
        </div>
      ) : (
        <p className="text-sm text-muted">{words.accepted}</p>
      )}
    </div>
  )
}
