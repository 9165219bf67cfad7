import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../kit/api/lazy.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { instead } from './instead.ts'
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
  /** False where the reason is still to be chosen. */
  skipMissing: () => Promise<boolean>
} {
  const client = useQueryClient()
  const { token } = useAccess()
  const [skipping, setSkipping] = useState<Skipping>({ reason: null, words: '' })
  const [isTried, setTried] = useState(false)

  async function skipMissing(): Promise<boolean> {
    const loaded = await loadParts().catch(() => null)
    if (!loaded) return true
    const { whatIsMissing, skipAll } = loaded.allParts
    const items = await whatIsMissing(client, job, token)
    if (items.length === 0) return true
    setTried(true)
    return skipAll(job, items, skipping)
  }

  return {
    skipMissing,
    missing: (
      <Suspense fallback={null}>
        <MissingProofs job={job} skipping={skipping} isTried={isTried} onChange={setSkipping} />
      </Suspense>
    ),
  }
}
