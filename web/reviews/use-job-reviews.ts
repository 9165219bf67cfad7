import type { QueryClient } from '@tanstack/react-query'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyOf } from '#contract/endpoint.ts'
import type { LiveMessage } from '#contract/events.ts'
import { readJobReviews, replyToReview, writeReview } from '#contract/reviews.ts'
import { call } from '../api/call.ts'
import { useAccess } from '../api/RequestAccess.tsx'

export const jobReviewsKey = (jobId: string) => ['/api/jobs', jobId, 'reviews']

/** Reads the reviews of a job again when one of its parties has written. */
export function hearReview(client: QueryClient, { name, jobId }: LiveMessage): void {
  if (jobId && name.startsWith('review_'))
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

/** What a party of a closed job says: its review, and its answer to the other one. */
export function useReviewDeeds(jobId: string) {
  const { token } = useAccess()
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: jobReviewsKey(jobId) })
  return {
    write: useMutation({
      mutationFn: (body: BodyOf<typeof writeReview>) =>
        call(writeReview, { params: { id: jobId }, body, token }),
      onSettled,
    }),
    reply: useMutation({
      mutationFn: ({ id, reply }: { id: string; reply: string }) =>
        call(replyToReview, { params: { id }, body: { reply }, token }),
      onSettled,
    }),
  }
}
