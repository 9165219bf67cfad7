/** What screen readers should hear without anything taking the focus: a new bid, a result. Shown by LiveRegion. */
export interface Announcement {
  id: number
  text: string
  /** Interrupts what is being read; for what cannot wait. */
  urgent: boolean
}

let latest: Announcement = { id: 0, text: '', urgent: false }
const listeners = new Set<() => void>()

/** `text` is a finished sentence. */
export function announce(text: string, { urgent = false } = {}): void {
  latest = { id: latest.id + 1, text, urgent }
  for (const listener of listeners) listener()
}

export function latestAnnouncement(): Announcement {
  return latest
}

export function onAnnouncement(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
