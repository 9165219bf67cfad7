import type { QueryKey } from '@tanstack/react-query'
import { settings } from '#contract/settings.ts'
import { queryClient } from './query-client.ts'
import { openSessionShelf } from './session-shelf.ts'

export type Reading = readonly [key: QueryKey, data: unknown]

interface Page {
  id: 'page'
  /** Milliseconds since 1970, by this device's clock. */
  readAt: number
  readings: readonly Reading[]
}
const shelf = openSessionShelf<Page>()
const id = 'page'

/** Keeps what a page of somebody signed in consists of, in the place of what was kept of a page before; nothing where it is empty. */
export const keepReadings = (readings: readonly Reading[]): Promise<void> =>
  readings.length > 0 ? shelf.put({ id, readAt: Date.now(), readings }) : shelf.remove(id)

/**
 * Puts what is kept where its readings have failed; they stay owed, and are made again. No older than anybody may know a number
 * by which they were to reach each other.
 */
export async function restoreReadings(): Promise<void> {
  const page = (await shelf.all()).find((one) => one.id === id)
  if (!page) return
  if (Date.now() - page.readAt > settings.contactAfterCloseMs) return shelf.remove(id)
  for (const [queryKey, data] of page.readings) {
    if (queryClient.getQueryData(queryKey) !== undefined) continue
    queryClient.setQueryData(queryKey, data, { updatedAt: page.readAt })
    void queryClient.invalidateQueries({ queryKey, exact: true })
  }
}
