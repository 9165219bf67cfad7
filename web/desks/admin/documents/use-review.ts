import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { changes } from '#contract/event-effects.ts'
import { settings } from '#contract/settings.ts'
import {
  approveSubmission,
  listSubmissionsToReview,
  readDocument,
  rejectSubmission,
} from '#contract/verification.ts'
import { call } from '../../../kit/api/call.ts'
import { useLive } from '../../../kit/api/live.ts'
import { pollWhenDown } from '../../../kit/api/polling.ts'
import { readBlob } from '../../../kit/api/read-blob.ts'
import { usePages } from '../../../kit/api/use-pages.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'

const queueKey = ['/api/admin/verifications']

/** What waits for a review, oldest first, kept up to the live stream: another admin's decisions too. */
export function useReviewQueue() {
  const client = useQueryClient()
  const live = useLive({
    onMessage: ({ name }) => {
      if (changes(name, 'verification')) client.invalidateQueries({ queryKey: queueKey })
    },
  })
  return usePages(listSubmissionsToReview, {
    key: queueKey,
    cursor: 'after',
    pageSize: 'review',
    refetchInterval: pollWhenDown(live, settings.polling.dashboardMs),
    staleTime: 0,
  })
}

/** The picture itself, as long as it is looked at. */
export function useDocument(id: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['/api/verification-documents', id],
    queryFn: ({ signal }) => readBlob(readDocument, { params: { id }, signal }),
    enabled: isWanted,
    gcTime: 0,
  })
}

type Decision =
  | { deed: 'approve'; facts: SentBodyOf<typeof approveSubmission> }
  | { deed: 'reject'; reason: string }

/** What follows once it is decided belongs to the deed: its form may have left the page by then. */
export function useDecide(id: string, onDecided: (decision: Decision) => void) {
  return useMutation({
    mutationFn: (decision: Decision) =>
      decision.deed === 'approve'
        ? call(approveSubmission, { params: { id }, body: decision.facts })
        : call(rejectSubmission, { params: { id }, body: { reason: decision.reason } }),
    onSuccess: (_, decision) => onDecided(decision),
    onSettled: useReadAgain(queueKey, ['/api/admin'], ['/api/admin/approvals']),
  })
}
