import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import {
  approveSubmission,
  listSubmissionsToReview,
  readDocument,
  rejectSubmission,
  type SubmissionToReview,
} from '#contract/verification.ts'
import { call } from '../../api/call.ts'
import { useLive } from '../../api/live.ts'
import { pollWhenDown } from '../../api/polling.ts'
import { readBlob } from '../../api/read-blob.ts'
import { rowsOf } from '../../api/rows-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'
import { isVerificationNews } from '../../verification/keys.ts'

const queueKey = ['/api/admin/verifications']

/** What waits for a review, oldest first, kept up to the live stream: another admin's decisions too. */
export function useReviewQueue() {
  const client = useQueryClient()
  const live = useLive({
    onMessage: (message) => {
      if (isVerificationNews(message)) client.invalidateQueries({ queryKey: queueKey })
    },
  })
  return useInfiniteQuery({
    queryKey: queueKey,
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() => call(listSubmissionsToReview, { query: { after: pageParam }, signal })),
    select: rowsOf<SubmissionToReview>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.review ? undefined : last.at(-1)?.id,
    refetchInterval: pollWhenDown(live, settings.polling.dashboardMs),
    staleTime: 0,
  })
}

/** The picture itself, as long as it is looked at. */
export function useDocument(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['/api/verification-documents', id],
    queryFn: ({ signal }) => asSignedIn(() => readBlob(readDocument, { params: { id }, signal })),
    enabled: isWanted,
    gcTime: 0,
  })
}

type Decision =
  | { deed: 'approve'; facts: SentBodyOf<typeof approveSubmission> }
  | { deed: 'reject'; reason: string }

export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) =>
      asSignedIn(() =>
        decision.deed === 'approve'
          ? call(approveSubmission, { params: { id }, body: decision.facts })
          : call(rejectSubmission, { params: { id }, body: { reason: decision.reason } }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey }),
  })
}
