import { type ComponentType, lazy } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { loadAnew, loadAnewOnceReachable } from './load-anew.ts'
import { patiently } from './patiently.ts'

/**
 * A part of a page that is not on its first screen. `fetch` gets it before it is needed; once it is there it shows
 * at once, also without a network. Without it what needs it waits, through a network that comes and goes. Where it was lost for
 * good and nothing answers, the page gives way to "No connection"; one that works without a network `stays`, and the place of
 * the part waits.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { stays = false }: { stays?: boolean } = {},
) {
  let here: { default: ComponentType<P> } | undefined
  let coming: Promise<{ default: ComponentType<P> }> | undefined

  function fetch() {
    coming ??= patiently(load, { withoutNetwork: 'waits' }).then(
      (part) => {
        here = { default: part }
        return here
      },
      (error: unknown) => {
        // Another press may have more luck.
        coming = undefined
        throw error
      },
    )
    return coming
  }

  const Part = lazy(() => {
    const known = here
    // React takes over at once what a promise would give it only after the next paint.
    if (known)
      // biome-ignore lint/suspicious/noThenProperty: the smallest promise that React takes
      return { then: (take: (part: typeof known) => void) => take(known) } as typeof coming & object
    return fetch().catch(stays ? loadAnewOnceReachable : loadAnew)
  })
  return { Part, fetch, isHere: () => here !== undefined }
}

/** Fetches parts while nobody waits: after the page has loaded and come to rest, so that nothing is slower for it. */
export function fetchWhenIdle(parts: readonly { fetch: () => Promise<unknown> }[]): () => void {
  return whenIdle(() => {
    for (const { fetch } of parts) fetch().catch(() => {})
  })
}
