import { type ComponentType, lazy } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { whenTouched } from '../ui/when-touched.ts'
import { fetchFilesOf } from './bring.ts'
import { broughtOnce } from './brought-once.ts'
import { loadAnew, loadAnewOnceReachable } from './load-anew.ts'
import { patiently } from './patiently.ts'

/**
 * A part of a page that is not on its first screen. `fetch` gets it before it is needed, `prepare` only its files; once it is there
 * it shows at once, also without a network. Without it what needs it waits, through a network that comes and goes. Where it was lost for
 * good and nothing answers, the page gives way to "No connection"; one that works without a network `stays`, and the place of
 * the part waits.
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { stays = false }: { stays?: boolean } = {},
) {
  const { fetch, take, isHere } = broughtOnce(
    () => patiently(load, { withoutNetwork: 'waits' }).then((part) => ({ default: part })),
    stays ? loadAnewOnceReachable : loadAnew,
  )
  return { Part: lazy(take), fetch, prepare: () => fetchFilesOf(load), isHere }
}

interface Fetched {
  fetch: () => Promise<unknown>
  prepare?: () => Promise<void>
}

/**
 * Fetches parts while nobody waits: after the page has loaded and come to rest, so that nothing is slower for it. A part that can be
 * prepared only comes onto the device then, and is run once somebody touches the page: to run a dozen of them takes a slow
 * phone half a second, in which it would not answer.
 */
export function fetchWhenIdle(parts: readonly Fetched[]): () => void {
  const get = ({ fetch }: Fetched) => fetch().catch(() => {})
  return whenIdle(() => {
    for (const part of parts)
      if (part.prepare) {
        part.prepare().catch(() => {})
        whenTouched(() => get(part))
      } else get(part)
  })
}
