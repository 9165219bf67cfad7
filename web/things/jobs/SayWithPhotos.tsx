import type { UseMutationResult } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { type objectAgain, saidBody } from '#contract/disputes.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { disputes as words } from '#contract/words/en/disputes.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import type { Trying } from '../../kit/api/use-until-answered.ts'
import { failedOrStopped, tryingDialog } from '../../kit/trying-dialog.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { keptWords, useKeptWords } from '../../kit/unsaved/kept-words.ts'
import { useConversationPhotos } from '../photos/use-conversation-photos.ts'
import { PhotosOfDispute } from './PhotosOfDispute.tsx'

/** One side's own words in a dispute, and what shows it: sent until it is answered, and kept until then. */
export function SayWithPhotos({
  bidId,
  place,
  title,
  text,
  send,
  onClose,
}: {
  bidId: string
  /** Under which the words are kept in the tab. */
  place: string
  title: string
  text: string
  send: UseMutationResult<unknown, Error, SentBodyOf<typeof objectAgain>> & Trying
  onClose: () => void
}) {
  const photos = useConversationPhotos(bidId)
  const form = useEndpointForm(saidBody, {
    values: { words: keptWords(place), photoIds: [] as string[] },
    bodyOf: (values) => ({ ...values, photoIds: photos.photoIds }),
    send,
    failed: failedOrStopped(send.error, words.failed),
    onDone: onClose,
  })
  useKeptWords(place, useWatch({ control: form.control, name: 'words' }))
  return (
    <FormDialog
      {...tryingDialog(form, send, onClose)}
      title={title}
      description={text}
      submitLabel={words.send}
      disabledReason={photos.isSending ? messaging.photosComing : null}
    >
      <TextAreaField
        label={words.words}
        required
        {...form.field('words')}
        rows={4}
        maxLength={2000}
      />
      <PhotosOfDispute photos={photos} />
    </FormDialog>
  )
}
