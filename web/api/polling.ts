import { useRef } from 'react'
import { settings } from '#contract/settings.ts'
import type { LiveState } from './live.ts'

const { polling } = settings

/** The fallback interval of a query in milliseconds, or none while the live stream stands (rules C26). */
export const pollWhenDown = (live: LiveState, everyMs: number): number | false =>
  live === 'up' ? false : everyMs

/** S0 §9: bids every 5 s, every 15 s after 2 minutes on the page. */
export function useBidsInterval(): () => number {
  const openedAt = useRef(Date.now())
  return () =>
    Date.now() - openedAt.current < polling.bidsSlowAfterMs ? polling.bidsMs : polling.bidsSlowMs
}
