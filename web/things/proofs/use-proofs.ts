import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ProofItem } from '#contract/proof-lists.ts'
import type { JobProofs } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { now } from '../../kit/ui/clock.ts'
import { readProofs } from './calls.ts'
import { sendWaiting } from './give-proof.ts'
import { proofsKey } from './keys.ts'
import { lastRead } from './last-read.ts'
import { keepLastSeen, readLastSeen } from './last-seen-proofs.ts'
import type { ProvedJob } from './proved-job.ts'
import { itemsOf, loadWaiting, useWaiting, type WaitingProof } from './waiting-proofs.ts'

/**
 * What stands of a job and what waits on this device; what waits is sent while nothing holds it back. `known` is what stood in
 * the phase before, or on a page that is gone, while the one that is shown is still to be read.
 */
export function useProofs(job: ProvedJob, { isHeld = false, inTheField = false } = {}) {
  const { token } = useAccess()
  const client = useQueryClient()
  const { id: jobId, phase } = job
  const waiting = useWaiting(jobId)
  const query = useQuery({
    // In another phase something else can be given.
    queryKey: [...proofsKey, jobId, token, phase],
    queryFn: ({ signal }) => call(readProofs, { params: { id: jobId }, token, signal }),
    // Work in a dead zone takes longer than what no page shows is kept.
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: inTheField ? settings.polling.technicianMs : false,
  })
  const ofEarlierPage = useQuery({
    queryKey: [...proofsKey, 'seen', jobId, token],
    queryFn: () => readLastSeen(jobId, token),
    enabled: query.data === undefined && (query.isPaused || query.failureCount > 0),
    networkMode: 'always',
  })
  useEffect(() => {
    if (query.data?.canGive) void keepLastSeen(jobId, token, query.data)
  }, [jobId, token, query.data])
  useEffect(() => {
    loadWaiting(now())
  }, [])
  const waits = waiting.some(({ refusal }) => refusal === undefined)
  const held = useRef(isHeld)
  useEffect(() => {
    const wasHeld = held.current
    held.current = isHeld
    if (isHeld) return
    const key = [...proofsKey, jobId, token]
    // A press changes the phase here before the server has it: what was read meanwhile knows nothing of what can be given now.
    if (!waits) {
      if (wasHeld) client.invalidateQueries({ queryKey: key })
      return
    }
    sendWaiting(jobId, token, {
      isHeld: () => held.current,
      onSent(stands) {
        if (stands) client.setQueriesData({ queryKey: key }, stands)
        else client.invalidateQueries({ queryKey: key })
      },
    })
  }, [jobId, token, waits, isHeld, client])
  const known = query.data ?? lastRead(client, jobId, token) ?? ofEarlierPage.data?.seen
  return { query, known, waiting }
}

/** As it stands with what waits on this device, for what is still missing. */
export function asGiven(
  stands: JobProofs | undefined,
  waiting: readonly WaitingProof[],
): { item: ProofItem; kind: JobProofs['proofs'][number]['kind']; isHidden: boolean }[] {
  return [
    ...(stands?.proofs ?? []),
    ...waiting
      .filter(({ refusal }) => refusal === undefined)
      .flatMap(({ giving }) =>
        itemsOf(giving).map((item) => ({ item, kind: giving.kind, isHidden: false })),
      ),
  ]
}
