import { useForm } from 'react-hook-form'
import { replyToReview } from '#contract/reviews.ts'
import { sentenceOf } from '../api/api-error.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { reviews as words } from '../messages/en/reviews.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormError } from '../ui/FormError.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { toast } from '../ui/toast.ts'
import { useReviewDeeds } from './use-job-reviews.ts'

/** The one answer to the other side's review. */
export function ReplyForm({ jobId, reviewId }: { jobId: string; reviewId: string }) {
  const { reply } = useReviewDeeds(jobId)
  const form = useForm({ defaultValues: { reply: '' }, resolver: resolverOf(replyToReview.body) })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (said) => {
    try {
      await reply.mutateAsync({ id: reviewId, ...said })
      toast({ title: words.replied, tone: 'success' })
    } catch (error) {
      showRefusal(error, ['reply'], form.setError)
      form.setError('root', { message: sentenceOf(error, words.replyFailed) })
    }
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.reply} hint={words.replyHint} error={errors.reply?.message} required>
        <TextArea rows={2} {...form.register('reply')} />
      </Field>
      <FormError error={errors.reply ? null : errors.root?.message} />
      <Button type="submit" busy={isSubmitting} className="self-start">
        {words.replySubmit}
      </Button>
    </form>
  )
}
