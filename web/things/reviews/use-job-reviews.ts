import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import { changes } from '#contract/event-effects.ts'
import type { LiveMessage } from '#contract/events.ts'
import { listOwnRequests } from '#contract/requests.ts'
import { readJobReviews, replyToReview, writeReview } from '#contract/reviews.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { useUntilAnswered } from '../../kit/api/use-until-answered.ts'
import { toast } from '../../kit/ui/toast.ts'
import { forgetWords } from '../../kit/unsaved/kept-words.ts'

export const jobReviewsKey = (jobId: string) => ['/api/jobs', jobId, 'reviews']

/** Under which what is being written of a job, and in reply to a review, is kept in the tab. */
export const reviewDraft = (jobId: string) => `review:${jobId}`
export const replyDraft = (reviewId: string) => `reply:${reviewId}`

/** Reads the reviews of a job again when one of its parties has written. */
export function hearReview(client: QueryClient, { name, jobId }: LiveMessage): void {
  if (jobId && changes(name, 'reviews'))
    client.invalidateQueries({ queryKey: jobReviewsKey(jobId) })
}

/** The reviews of a job as this party may see them. */
export function useJobReviews(jobId: string) {
  const { token } = useAccess()
  return useQuery({
    queryKey: [...jobReviewsKey(jobId), token],
    queryFn: ({ signal }) => call(readJobReviews, { params: { id: jobId }, token, signal }),
  })
}

/**
 * What a party of a closed job says of the other one, often still beside the truck: it is sent until it is answered, and what follows
 * must not hang on the form, which its news may take off the page.
 */
export function useWriteReview(jobId: string) {
  const { token } = useAccess()
  const { send, ...tries } = useUntilAnswered({ staysOn: true })
  const deed = useMutation({
    mutationFn: (body: BodyOf<typeof writeReview>) =>
      send((attempt) => call(writeReview, { params: { id: jobId }, body, token, ...attempt })),
    onSuccess: () => {
      forgetWords(reviewDraft(jobId))
      toast({ title: words.done, tone: 'success' })
    },
    // The list of past requests asks for a review no more.
    onSettled: useReadAgain(jobReviewsKey(jobId), [listOwnRequests.path]),
  })
  return { ...deed, ...tries }
}

/** Its answer to what the other one says. */
export function useReply(jobId: string, reviewId: string) {
  const { token } = useAccess()
  const { send, ...tries } = useUntilAnswered({ staysOn: true })
  const deed = useMutation({
    mutationFn: (body: BodyOf<typeof replyToReview>) =>
      send((attempt) => call(replyToReview, { params: { id: reviewId }, body, token, ...attempt })),
    onSuccess: () => {
      forgetWords(replyDraft(reviewId))
      toast({ title: words.replied, tone: 'success' })
    },
    onSettled: useReadAgain(jobReviewsKey(jobId)),
  })
  return { ...deed, ...tries }
}
