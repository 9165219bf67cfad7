import { useState } from 'react'
import { stillWrongBody } from '#contract/disputes.ts'
import { comeback as words } from '#contract/words/en/comeback.ts'
import { disputes } from '#contract/words/en/disputes.ts'
import { messaging } from '#contract/words/en/messaging.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { failedOrStopped, tryingDialog } from '../../kit/trying-dialog.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { useConversationPhotos } from '../photos/use-conversation-photos.ts'
import { PhotosOfDispute } from './PhotosOfDispute.tsx'
import { useObjectAgain } from './use-disputes.ts'

interface StillWrongProps {
  job: { id: string; bidId: string }
}

/** The comeback is done, and the customer says that it is still not right. */
export function StillWrong({ job }: StillWrongProps) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsks(true)}>
        {words.stillWrong}
      </Button>
      {asks && <StillWrongDialog job={job} onClose={() => setAsks(false)} />}
    </>
  )
}

function StillWrongDialog({ job, onClose }: StillWrongProps & { onClose: () => void }) {
  const photos = useConversationPhotos(job.bidId)
  const send = useObjectAgain(job.id)
  const form = useEndpointForm(stillWrongBody, {
    values: { words: '', photoIds: [] as string[] },
    bodyOf: (values) => ({ ...values, photoIds: photos.photoIds }),
    send,
    failed: failedOrStopped(send.error, disputes.failed),
    onDone: onClose,
  })
  return (
    <FormDialog
      {...tryingDialog(form, send, onClose)}
      title={words.stillWrongTitle}
      description={words.stillWrongText}
      submitLabel={disputes.send}
      disabledReason={photos.isSending ? messaging.photosComing : null}
    >
      <TextAreaField
        label={disputes.words}
        required
        {...form.field('words')}
        rows={3}
        maxLength={2000}
      />
      <PhotosOfDispute photos={photos} />
    </FormDialog>
  )
}
