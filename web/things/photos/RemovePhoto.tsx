import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Photo } from '#contract/photos.ts'
import { photos as words } from '#contract/words/en/photos.ts'
import { ui } from '#contract/words/en/ui.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { useRemovePhoto } from './use-request-photos.ts'

/** Takes a photo back after asking once: it cannot be undone. */
export function RemovePhoto({
  requestId,
  photo,
  onGone,
}: {
  requestId: string
  photo: Photo
  onGone: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemovePhoto(requestId)
  if (!isAsking)
    return (
      <Button
        icon={<Trash2 className="size-5" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {words.removeDeed}
      </Button>
    )
  return (
    <div className="flex flex-1 flex-col gap-2">
      <p role="alert">
        <strong>{words.removeTitle}</strong> {words.removeText}
      </p>
      <FormError error={remove.isError ? sentenceOf(remove.error, words.removeFailed) : null} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate(photo.id, { onSuccess: onGone })}
        >
          {words.removeDeed}
        </Button>
        <Button variant="ghost" onClick={() => setAsking(false)}>
          {ui.cancel}
        </Button>
      </div>
    </div>
  )
}
