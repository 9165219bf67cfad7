import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { shop } from '#contract/words/en/shop.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Avatar } from '../../../kit/ui/Avatar.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { AddPhotos } from '../../../things/photos/AddPhotos.tsx'
import { NotAPhoto } from '../../../things/photos/shrink-photo.ts'
import { useRemovePicture } from './use-own-profile.ts'
import { useUploadPicture } from './use-upload-picture.ts'

/** The picture of the business: uploaded as soon as it is chosen. */
export function PictureField({ name, picture }: { name: string; picture: string | null }) {
  const words = shop.picture
  const sending = useUploadPicture()
  const [isRemoving, setRemoving] = useState(false)
  const { error } = sending

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={name} picture={picture} className="size-28" />
      <div className="flex min-w-0 grow basis-64 flex-col items-start gap-3">
        <p className="text-sm text-muted">
          {words.hint} {!picture && words.none}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <AddPhotos
            label={picture ? words.replace : words.choose}
            several={false}
            busy={sending.isPending}
            onAdd={([file]) =>
              file &&
              sending.mutate(file, {
                onSuccess: () => toast({ title: words.uploaded, tone: 'success' }),
              })
            }
          />
          {picture && !sending.isPending && (
            <Button
              variant="ghost"
              icon={<Trash2 className="size-5" aria-hidden="true" />}
              onClick={() => setRemoving(true)}
            >
              {words.remove}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-muted empty:hidden">
          {sending.isPending && words.uploading(sending.percent)}
        </p>
        <FormError
          error={
            error && (error instanceof NotAPhoto ? error.message : sentenceOf(error, words.failed))
          }
        />
      </div>
      {isRemoving && <Remove onClose={() => setRemoving(false)} />}
    </div>
  )
}

function Remove({ onClose }: { onClose: () => void }) {
  const words = shop.picture
  return (
    <ConfirmDeed
      title={words.removeTitle}
      description={words.removeText}
      confirmLabel={words.removeConfirm}
      cancelLabel={words.keep}
      deed={useRemovePicture()}
      body={undefined}
      done={words.removed}
      failed={shop.tryAgain}
      onClose={onClose}
    />
  )
}
