/** A card as far as its news goes. */
interface Shown {
  id: string
  /** When the request was opened, or opened again. */
  openedAt: string
}

interface News {
  /** What opened before was there to be seen: an older page, a wider radius or going on duty shows it, nobody has called. */
  since: number
  /** Announced by the live stream. */
  heard: ReadonlySet<string>
  /** Brought back by a deed of one's own. */
  quiet: ReadonlySet<string>
}

/**
 * Which cards are news since the list before. Somebody is called to what has just been asked, and not to what was open
 * already or was brought back by the same hands. The first list is no news either: it is being looked at.
 */
export function arrivedSince(
  before: ReadonlySet<string> | null,
  now: readonly Shown[],
  { since, heard, quiet }: News,
): string[] {
  if (!before) return []
  return now
    .filter(({ id }) => !before.has(id) && !quiet.has(id))
    .filter(({ id, openedAt }) => heard.has(id) || Date.parse(openedAt) >= since)
    .map(({ id }) => id)
}

let since = 0
const heard = new Set<string>()
const quiet = new Set<string>()

/** The provider has opened the board or changed what reaches it: at this time, in milliseconds by the server's clock. */
export const ownChange = (at: number): void => {
  since = at
}

/** The live stream has told of this request: it is news even if it has been open for a while. */
export function hearOf(requestId: string): void {
  heard.add(requestId)
  quiet.delete(requestId)
}

/** The request that comes back to the board next is no news: its provider has brought it back. */
export const expectQuietly = (requestId: string): void => void quiet.add(requestId)

/** What is known of these cards, told once and then forgotten. */
export function newsSince(cards: readonly Shown[]): News {
  return { since, heard: take(heard, cards), quiet: take(quiet, cards) }
}

function take(all: Set<string>, cards: readonly Shown[]): Set<string> {
  const there = new Set(cards.map(({ id }) => id).filter((id) => all.has(id)))
  for (const id of there) all.delete(id)
  return there
}
