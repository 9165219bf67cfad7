import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { settings } from '#contract/settings.ts'
import {
  readVerificationStatus,
  startBackgroundCheck,
  takeBackDocument,
} from '#contract/verification.ts'
import { call } from '../../../kit/api/call.ts'
import { useLive } from '../../../kit/api/live.ts'
import { pollWhenDown } from '../../../kit/api/polling.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { hearVerification, verificationKey } from '../../../things/verification/keys.ts'

/** The provider's own verification, kept up to the live stream: a reviewer's word appears by itself. */
export function useVerification() {
  const client = useQueryClient()
  const live = useLive({ onMessage: (message) => hearVerification(client, message) })
  return useQuery({
    queryKey: verificationKey,
    queryFn: ({ signal }) => call(readVerificationStatus, { signal }),
    refetchInterval: pollWhenDown(live, settings.polling.dashboardMs),
    // What a reviewer did while another page was open.
    staleTime: 0,
  })
}

export function useStartCheck() {
  return useMutation({
    mutationFn: () => call(startBackgroundCheck),
    onSettled: useReadAgain(verificationKey),
  })
}

export function useTakeBack(id: string) {
  return useMutation({
    mutationFn: () => call(takeBackDocument, { params: { id } }),
    // A reviewer may have been faster: the page shows what is.
    onSettled: useReadAgain(verificationKey),
  })
}
