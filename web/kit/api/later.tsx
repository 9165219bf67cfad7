import { type ComponentType, type ReactNode, Suspense } from 'react'
import { fetchWhenIdle, late } from './late.ts'

/**
 * A component that no first screen shows: a tab, a dialog. It comes when it is wanted, and anyway once the page is at rest, so
 * that it opens at once, also without a network. Until then `waiting` stands in its place.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): ComponentType<P> {
  const part = late(load)
  if (globalThis.document) fetchWhenIdle([part])
  return (props) => (
    <Suspense fallback={waiting}>
      <part.Part {...props} />
    </Suspense>
  )
}
