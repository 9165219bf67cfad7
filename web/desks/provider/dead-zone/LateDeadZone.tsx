import { type ComponentProps, Suspense } from 'react'
import { late } from '../../../kit/api/late.ts'
import { useFetchedWhenIdle } from '../../../kit/api/use-fetched-when-idle.ts'

const deadZone = late(() => import('./DeadZone.tsx').then((part) => part.DeadZone))

/**
 * Comes once the page is at rest: before the signal goes, and not before the board. Also where no job runs: what was pressed on the
 * last one may still wait, or was not taken.
 */
export function LateDeadZone(props: ComponentProps<typeof deadZone.Part>) {
  const isHere = useFetchedWhenIdle(deadZone)
  return (
    isHere && (
      <Suspense fallback={null}>
        <deadZone.Part {...props} />
      </Suspense>
    )
  )
}
