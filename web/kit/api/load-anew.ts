import { isReachable } from './is-reachable.ts'
import { forget, keep, readKept } from './storage.ts'
import { isLost } from './until-answered.ts'

const kept = 'loaded-anew'
const atMost = 5
/** After so long a page that was loaded anew counts as healed. */
const healedMs = 60_000
const lookEveryMs = 5_000

/** What was needed did not come, and neither does anything else: whoever shows it waits for a network. */
export class NoNetwork extends Error {}

/**
 * What a part needs did not come, and in this page it never will: the browser remembers the failure (`bring`), or the part
 * belongs to a version that is gone. So the page is loaded anew. Throws NoNetwork where the server cannot be reached, and
 * `error` where loading anew has not helped.
 */
export async function loadAnew(error: unknown): Promise<never> {
  if (!navigator.onLine || !(await isReachable()))
    throw new NoNetwork('No network', { cause: error })
  if (!counts()) throw error
  location.reload()
  return new Promise(() => {})
}

/**
 * The same for a part whose page stays as it is meanwhile: where the server cannot be reached, it is waited for. A file that did not
 * come may still do so; only what the browser tried to run in vain, or what is gone, takes a page loaded anew.
 */
export async function loadAnewOnceReachable<T>(
  error: unknown,
  again: () => Promise<T>,
): Promise<T> {
  while (!(await isReachable())) await new Promise((look) => setTimeout(look, lookEveryMs))
  return isLost(error) ? again() : loadAnew(error)
}

/** Counts this time; no more than a few in a minute. */
function counts(): boolean {
  const { times = 0, at = 0 } = (readKept(kept, 'tab') ?? {}) as { times?: number; at?: number }
  const before = Date.now() - at < healedMs ? times : 0
  if (before >= atMost) {
    forget(kept, 'tab')
    return false
  }
  keep(kept, { times: before + 1, at: Date.now() }, 'tab')
  return true
}
