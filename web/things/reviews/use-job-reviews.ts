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
import { toast } from '../../kit/ui/toast.ts'
import { forgetWords } from '../../kit/unsaved/kept-words.ts'

export const jobReviewsKey = (jobId: string) => ['/api/jobs', jobId, 'reviews']

/** Under which what is being written of a job is kept in the tab. */
export const reviewDraft = (jobId: string) => `review:${jobId}`

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

/** What a party of a closed job says of the other one. What follows must not hang on the form: it goes with its deed. */
export function useWriteReview(jobId: string) {
  const { token } = useAccess()
  return useMutation({
    mutationFn: (body: BodyOf<typeof writeReview>) =>
      call(writeReview, { params: { id: jobId }, body, token }),
    onSuccess: () => {
      forgetWords(reviewDraft(jobId))
      toast({ title: words.done, tone: 'success' })
    },
    // The list of past requests asks for a review no more.
    onSettled: useReadAgain(jobReviewsKey(jobId), [listOwnRequests.path]),
  })
}

/** Its answer to what the other one says. */
export function useReply(jobId: string, reviewId: string) {
  const { token } = useAccess()
  return useMutation({
    mutationFn: (body: BodyOf<typeof replyToReview>) =>
      call(replyToReview, { params: { id: reviewId }, body, token }),
    onSuccess: () => toast({ title: words.replied, tone: 'success' }),
    onSettled: useReadAgain(jobReviewsKey(jobId)),
  })
}
