import { Suspense } from 'react'
import { late } from '../../../kit/api/late.ts'
import { useFetchedWhenIdle } from '../../../kit/api/use-fetched-when-idle.ts'

const refused = late(() => import('./RefusedBids.tsx').then((part) => part.RefusedBids))

/** Comes once the page is at rest: before the signal goes, and not before the board. */
export function LateRefusedBids({ by }: { by: string }) {
  const isHere = useFetchedWhenIdle(refused)
  return (
    isHere && (
      <Suspense fallback={null}>
        <refused.Part by={by} />
      </Suspense>
    )
  )
}
