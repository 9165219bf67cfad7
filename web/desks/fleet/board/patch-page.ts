import type { FleetRequestLine } from '#contract/fleet-requests.ts'

/**
 * A page of the board that was read anew. Rows that new ones have pushed over its end stay: the next page begins
 * where this one ended before. A reading that goes beyond the old rows has pushed none away.
 */
export function patchPage(
  old: readonly FleetRequestLine[],
  fresh: readonly FleetRequestLine[],
  pageSize: number,
): FleetRequestLine[] {
  if (fresh.length < pageSize) return [...fresh]
  const here = new Set(fresh.map(({ id }) => id))
  const common = old.findLastIndex(({ id }) => here.has(id))
  const goesBeyond = common >= 0 && old[common]?.id !== fresh.at(-1)?.id
  return goesBeyond ? [...fresh] : [...fresh, ...old.slice(common + 1)]
}

/** All pages as one list; a row that moved between two readings stands once. */
export function rowsOnce(pages: readonly FleetRequestLine[][]): FleetRequestLine[] {
  const byId = new Map<string, FleetRequestLine>()
  for (const row of pages.flat()) if (!byId.has(row.id)) byId.set(row.id, row)
  return [...byId.values()]
}

const isPast = ({ status }: FleetRequestLine) => status === 'completed' || status === 'cancelled'

/**
 * Which pages are read again after news of some requests: theirs, the first, and the last, where new ones may stand.
 * Where the most urgent stands first, all that goes on stands before the past: a row may have moved anywhere there.
 */
export function pagesToRead(
  pages: readonly FleetRequestLine[][],
  ids: ReadonlySet<string>,
  isByUrgency = false,
): number[] {
  const lastLive = isByUrgency ? pages.findLastIndex((page) => page.some((row) => !isPast(row))) : 0
  return pages.flatMap((page, at) =>
    at <= Math.max(lastLive, 0) || at === pages.length - 1 || page.some(({ id }) => ids.has(id))
      ? [at]
      : [],
  )
}
