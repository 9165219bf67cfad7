import { disputes as words } from '#contract/words/en/disputes.ts'
import { photos as photoWords } from '#contract/words/en/photos.ts'
import { PhotosToSend } from '../messaging/PhotosToSend.tsx'
import { AddPhotos } from '../photos/AddPhotos.tsx'
import type { useConversationPhotos } from '../photos/use-conversation-photos.ts'

/** What shows that something is wrong, in the dialog that says so. */
export const PhotosOfDispute = ({
  photos,
}: {
  photos: ReturnType<typeof useConversationPhotos>
}) => (
  <div className="flex flex-col gap-2">
    <span className="font-semibold">{words.photos}</span>
    <PhotosToSend photos={photos} />
    {!photos.fullReason && (
      <AddPhotos label={photoWords.add} busy={photos.isPreparing} onAdd={photos.add} />
    )}
  </div>
)
