import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { JobProofs } from '#contract/proofs.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { instead } from './instead.ts'
import { proofsKey } from './keys.ts'
import { loadParts } from './parts.ts'
import type { ProvedJob } from './proved-job.ts'
import type { Skipping } from './skipping.ts'

const MissingProofs = lazy(() =>
  loadParts()
    .then(({ allParts }) => ({ default: allParts.MissingProofs }))
    .catch(() => instead),
)

/** What the last step asks of the proof of work: where something is missing, why; it is skipped before the step is pressed. */
export function useFinishProofs(job: ProvedJob): {
  missing: ReactNode
  /** What was said of the work already, in the list. */
  saidBefore: string
  /** False where the reason is still to be chosen. Nothing is skipped before everything else is said. */
  skipMissing: (isReady: boolean) => Promise<boolean>
} {
  const client = useQueryClient()
  const { token } = useAccess()
  const [skipping, setSkipping] = useState<Skipping>({ reason: null, words: '' })
  const [isTried, setTried] = useState(false)

  async function skipMissing(isReady: boolean): Promise<boolean> {
    const loaded = await loadParts().catch(() => null)
    if (!loaded) return true
    const { whatIsMissing, skipAll } = loaded.allParts
    const items = await whatIsMissing(client, job, token)
    if (items.length === 0) return true
    setTried(true)
    return isReady && skipAll(job, items, skipping)
  }

  return {
    skipMissing,
    saidBefore:
      client
        .getQueriesData<JobProofs>({ queryKey: [...proofsKey, job.id] })
        .flatMap(([, stands]) => stands?.proofs ?? [])
        .findLast(({ item, reading }) => item === 'work_done' && reading)?.reading ?? '',
    missing: (
      <Suspense fallback={null}>
        <MissingProofs job={job} skipping={skipping} isTried={isTried} onChange={setSkipping} />
      </Suspense>
    ),
  }
}
