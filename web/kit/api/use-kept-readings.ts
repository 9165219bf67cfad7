import { useEffect } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import type { Reading } from './kept-readings.ts'

/**
 * Keeps on the device what this page consists of, who is signed in too, so that it opens in a dead zone (`Protected`). Forgets
 * it where the list is empty, does nothing where it is null: for what an earlier page has read. The same list for the same readings.
 */
export function useKeptReadings(readings: readonly Reading[] | null): void {
  useEffect(() => {
    if (!readings) return
    // By that its code, too, is on the device.
    return whenIdle(() => {
      import('./kept-readings.ts')
        .then(({ keepReadings }) => keepReadings(readings))
        .catch(() => {})
    })
  }, [readings])
}

/** Was it read by this page, and not by an earlier one? `dataUpdatedAt` by the device's clock. */
export const isReadHere = (dataUpdatedAt: number): boolean =>
  dataUpdatedAt >= performance.timeOrigin
