import { type ComponentType, lazy } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { fetchFilesOf, runFilesOf } from './bring.ts'
import { broughtOnce } from './brought-once.ts'
import { loadAnewOnceReachable } from './load-anew.ts'
import { patiently } from './patiently.ts'

/**
 * A part of a page that is not on its first screen. `fetch` gets it before it is needed, `prepare` only its own file; once it is there
 * it shows at once, also without a network. Without it its place waits, through a network that comes and goes, and the page around it
 * stays as it is.
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { fetch, take, isHere } = broughtOnce(
    () => patiently(load, { withoutNetwork: 'waits' }).then((part) => ({ default: part })),
    loadAnewOnceReachable,
  )
  return {
    Part: lazy(take),
    fetch,
    prepare: () => fetchFilesOf(load),
    run: () => runFilesOf(load),
    isHere,
  }
}

/** A part that may be brought ahead, bit by bit where it can be `run` so. */
interface Ahead {
  fetch: () => Promise<unknown>
  run?: () => Promise<unknown>
}

/** Fetches parts while nobody waits: after the page has loaded and come to rest, so that nothing is slower for it. */
export const fetchWhenIdle = (parts: readonly Ahead[]): (() => void) =>
  whenIdle(() => {
    for (const part of parts) void bringAhead(part)
  })

/** Where a bit did not come, the whole is asked for as ever; where that does not come either, it comes when it is needed. */
export const bringAhead = ({ fetch, run }: Ahead): Promise<unknown> =>
  Promise.resolve(run?.())
    .catch(() => {})
    .then(fetch)
    .catch(() => {})
