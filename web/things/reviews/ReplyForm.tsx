import { useWatch } from 'react-hook-form'
import { replyToReview } from '#contract/reviews.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { trying } from '#contract/words/en/trying.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { TryingLine } from '../../kit/TryingLine.tsx'
import { failedOrStopped } from '../../kit/trying-dialog.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { keptWords, useKeptWords } from '../../kit/unsaved/kept-words.ts'
import { replyDraft, useReply } from './use-job-reviews.ts'

/** The one answer to the other side's review. */
export function ReplyForm({ jobId, reviewId }: { jobId: string; reviewId: string }) {
  const place = replyDraft(reviewId)
  const send = useReply(jobId, reviewId)
  const { field, control, submit, isPending, refusal } = useEndpointForm(replyToReview.body, {
    values: { reply: keptWords(place) },
    send,
    failed: failedOrStopped(send.error, words.replyFailed),
  })
  useKeptWords(place, useWatch({ control, name: 'reply' }))
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextAreaField
        label={words.reply}
        hint={words.replyHint}
        required
        rows={2}
        {...field('reply')}
      />
      <FormError error={refusal} />
      <TryingLine isLost={send.isLost} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isPending}>
          {words.replySubmit}
        </Button>
        {send.isLost && <Button onClick={send.stop}>{trying.stop}</Button>}
      </div>
    </form>
  )
}
