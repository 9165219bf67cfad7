import { useState } from 'react'
import { settings } from '#contract/settings.ts'
import { now, useTicking } from '../ui/clock.ts'
import type { LiveState } from './live.ts'

const { polling, trips } = settings

/** The fallback interval of a query in milliseconds, or none while the live stream stands (rules C26). */
export const pollWhenDown = (live: LiveState, everyMs: number): number | false =>
  live === 'up' ? false : everyMs

/** How often the way of a truck is read by itself: as positions come, or, told of each, for what only time has changed. */
export const pollTrip = (live: LiveState): number =>
  live === 'up' ? trips.lookAgainMs : trips.everyMs

/**
 * How often bids are asked for while the stream is down: every 5 s, every 15 s after 2 minutes on the page (S0 §9);
 * in seconds, as the page says it, and in milliseconds, or never.
 */
export function useBidsPace(live: LiveState): { seconds: number; interval: number | false } {
  const [openedAt] = useState(now)
  const everyMs = useTicking((time) =>
    time - openedAt < polling.bidsSlowAfterMs ? polling.bidsMs : polling.bidsSlowMs,
  )
  return { seconds: everyMs / 1000, interval: pollWhenDown(live, everyMs) }
}
