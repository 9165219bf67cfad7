import { replyToReview } from '#contract/reviews.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { TextAreaField } from '../../kit/ui/TextAreaField.tsx'
import { useReply } from './use-job-reviews.ts'

/** The one answer to the other side's review. */
export function ReplyForm({ jobId, reviewId }: { jobId: string; reviewId: string }) {
  const { field, submit, isPending, refusal } = useEndpointForm(replyToReview.body, {
    values: { reply: '' },
    send: useReply(jobId, reviewId),
    failed: words.replyFailed,
  })
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
      <Button type="submit" busy={isPending} className="self-start">
        {words.replySubmit}
      </Button>
    </form>
  )
}
