import { DatabaseUnavailable, isBusy } from '../platform/db/retry.ts'
import type { Services } from './services.ts'

export interface Due<Row> {
  /** As the log says it. */
  deadline: string
  /** How many are looked at in one round. */
  atOnce: number
  /** Those that are due, at most so many. */
  find(atMost: number): Promise<readonly Row[]>
}

/**
 * Carries out what is due, as `eachOf`; gives how many it did. A row that throws stands aside. As many more are asked for as stand
 * aside, so that no number of such rows fills a round.
 */
export async function eachDue<Row extends { id: string }>(
  services: Pick<Services, 'aside' | 'log'>,
  { deadline, atOnce, find }: Due<Row>,
  one: (row: Row) => Promise<unknown>,
): Promise<number> {
  const waiting = services.aside.of(deadline)
  const found = await find(atOnce + waiting.size)
  const due = found.filter(({ id }) => !waiting.has(id)).slice(0, atOnce)
  return eachOf(services, deadline, due, one, ({ id }) => services.aside.put(deadline, id))
}

/**
 * Carries out rows one after the other; gives how many it did. One that throws is logged, with its deadline and its id alone, and
 * those behind it go on. Where the database is away the rest is left.
 */
export async function eachOf<Row extends { id: string }>(
  { log }: Pick<Services, 'log'>,
  deadline: string,
  rows: readonly Row[],
  one: (row: Row) => Promise<unknown>,
  putAside: (row: Row) => void = () => {},
): Promise<number> {
  let done = 0
  for (const row of rows) {
    try {
      await one(row)
      done++
    } catch (error) {
      const isAway = error instanceof DatabaseUnavailable
      // One that somebody else holds, or that takes too long, would stop the next round too.
      if (!isAway || isBusy(error.cause)) putAside(row)
      if (isAway) throw error
      log.error({ err: error, deadline, row: row.id }, 'a due row could not be carried out')
    }
  }
  return done
}
