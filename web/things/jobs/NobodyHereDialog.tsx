import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { settings } from '#contract/settings.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { proofs as proofWords } from '#contract/words/en/proofs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { type DevicePosition, useGeolocation } from '../../kit/map/use-geolocation.ts'
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import type { ProvedJob } from '../proofs/proved-job.ts'
import { TakePhoto } from '../proofs/TakePhoto.tsx'
import { useProofs } from '../proofs/use-proofs.ts'

/** Says that nobody is at the place, shown by a photo: the device says where it is, the server decides (rules C14). */
export function NobodyHereDialog({
  job,
  customerGone,
  onClose,
}: {
  job: ProvedJob
  customerGone: UseMutationResult<unknown, Error, DevicePosition>
  onClose: () => void
}) {
  const words = jobs.mine.gone
  const [isTried, setTried] = useState(false)
  const { geolocation, detect } = useGeolocation(settings.geolocation.detectionCard, (position) =>
    customerGone.mutate(position, {
      onSuccess: () => {
        onClose()
        toast({ title: words.done })
      },
    }),
  )
  // What waits is sent by the list on the page.
  const { query, waiting } = useProofs(job, { isHeld: true })
  const shown = (query.data?.proofs ?? []).flatMap(({ item, photo }) =>
    item === 'gone' && photo ? [photo] : [],
  )
  const isWaiting = waiting.some(
    ({ giving, refusal }) => !refusal && giving.kind === 'photo' && giving.item === 'gone',
  )
  const missing = shown.length > 0 ? null : isWaiting ? words.photoWaits : words.photoMissing
  const refusal =
    geolocation.state === 'error'
      ? words.noFix
      : customerGone.isError && sentenceOf(customerGone.error, words.failed)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.back}
      busy={geolocation.state === 'detecting' || customerGone.isPending}
      onConfirm={() => {
        setTried(true)
        if (!missing) detect()
      }}
    >
      <div className="flex flex-col gap-2">
        <p className="font-semibold">{proofWords.items.gone}</p>
        <PhotoStrip photos={shown} />
        <div>
          <TakePhoto jobId={job.id} item="gone" />
        </div>
        {isWaiting && <p role="status">{words.photoWaits}</p>}
      </div>
      <FormError error={(isTried && missing) || refusal || null} />
    </ConfirmDialog>
  )
}
