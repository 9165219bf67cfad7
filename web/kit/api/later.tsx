import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { whenIdle } from '../ui/when-idle.ts'
import { whenTouched } from '../ui/when-touched.ts'
import { bringAhead, fetchWhenIdle, late } from './late.ts'

export type Later<P extends object = object> = ComponentType<P> & {
  fetch: () => Promise<unknown>
  /** Brings it while nobody waits for it. */
  ahead: () => Promise<unknown>
}

/** Its own file comes once the page is at rest, the rest of it at the first touch, which runs it. */
export function readyOnceTouched(part: {
  prepare: () => Promise<unknown>
  fetch: () => Promise<unknown>
}): void {
  if (globalThis.document)
    whenIdle(() => {
      part.prepare().catch(() => {})
      whenTouched(() => void part.fetch().catch(() => {}))
    })
}

/**
 * A component that no first screen shows: a tab, a dialog. Its own file comes once the page is at rest, the rest
 * at the first touch, so that it opens at once: to bring and run a dozen of them before anybody does anything takes a slow phone half a second.
 * Where it is wanted earlier it comes then, and until then `waiting` stands in its place, for as long as that can pass for loading;
 * `fetch` gets it before that.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): Later<P> {
  const part = late(load)
  readyOnceTouched(part)
  return shown(part, <Waiting>{waiting}</Waiting>)
}

/**
 * The same for what is opened where there may be no signal. It is run once the page is at rest, so that what comes only with it is
 * on the device too.
 */
export function laterBesideTheRoad<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Later<P> {
  const part = onceBesideTheRoad(load)
  if (globalThis.document) part.whenIdle()
  return part
}

/** The same, but it comes to where `whenIdle` is called: beside a page that only travels in the same file it does not. */
export function onceBesideTheRoad<P extends object>(load: () => Promise<ComponentType<P>>) {
  const part = late(load)
  return Object.assign(shown(part, <StillComing />), {
    whenIdle: () => fetchWhenIdle([part]),
  })
}

const StillComing = () => <p role="status">{ui.comes}</p>

const longMs = 4_000

/** What loads for longer says so. */
function Waiting({ children }: { children: ReactNode }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, longMs, true)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? <StillComing /> : children
}

const shown = <P extends object>(part: ReturnType<typeof late<P>>, waiting: ReactNode): Later<P> =>
  Object.assign(
    (props: P) => (
      <Suspense fallback={waiting}>
        <part.Part {...props} />
      </Suspense>
    ),
    { fetch: part.fetch, ahead: () => bringAhead(part) },
  )
