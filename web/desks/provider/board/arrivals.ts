/**
 * Which cards are new since the list before. The first list and the one after an own deed are not news: nobody has
 * to be called to what he is looking at or has just brought back himself.
 */
export function arrivedSince(
  before: ReadonlySet<string> | null,
  now: readonly { id: string }[],
  quiet: ReadonlySet<string>,
): string[] {
  if (!before) return []
  return now.map(({ id }) => id).filter((id) => !before.has(id) && !quiet.has(id))
}

const quiet = new Set<string>()

/** The request that comes back to the board next is no news: its provider has withdrawn his bid himself. */
export const expectQuietly = (requestId: string): void => void quiet.add(requestId)

/** Tells once what was expected, and forgets it. */
export function takeExpected(now: readonly { id: string }[]): Set<string> {
  const there = new Set(now.map(({ id }) => id).filter((id) => quiet.has(id)))
  for (const id of there) quiet.delete(id)
  return there
}
