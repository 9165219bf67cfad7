import { settings } from '#contract/settings.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { PhotoPicker } from '../../photos/PhotoPicker.tsx'
import { placeOf } from '../../photos/pending-photos.ts'
import { usePendingPhotos } from '../../photos/use-pending-photos.ts'
import type { RequestFormState } from './use-request-form.ts'

/** Photos wait on this device until the request stands. */
export function DraftPhotos({
  form,
  photosKey,
}: {
  form: Pick<RequestFormState, 'change'>
  photosKey: string
}) {
  const most = settings.photos.perRequest
  const photos = usePendingPhotos(placeOf.draft(photosKey), most)
  const isFull = photos.pending.length >= most
  function add(files: readonly File[]) {
    // A draft of which nothing else was typed is kept for its photos.
    form.change({})
    return photos.add(files)
  }
  return (
    <>
      <p className="text-sm text-muted">
        {photos.pending.length > 0 ? photoWords.kept : photoWords.hint}
      </p>
      <PhotoPicker photos={{ ...photos, add }} fullReason={isFull ? photoWords.full(most) : null} />
    </>
  )
}
