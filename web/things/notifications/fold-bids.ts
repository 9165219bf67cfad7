import type { Notification } from '#contract/notifications.ts'

/** A line of the bell: one thing that happened, and how many like it came before. */
export interface Line extends Notification {
  earlier: number
}

const ofBids: readonly Notification['kind'][] = ['bid_submitted', 'bid_changed']

/**
 * Bids on one request are one line, the newest of them: with three breakdowns at once nobody reads thirty. It is unread
 * as long as any of them is. `notifications` newest first.
 */
export function foldBids(notifications: readonly Notification[]): Line[] {
  const lines: Line[] = []
  for (const one of notifications) {
    const newest = lines.find(
      ({ kind, link }) => ofBids.includes(kind) && ofBids.includes(one.kind) && link === one.link,
    )
    if (!newest) lines.push({ ...one, earlier: 0 })
    else {
      newest.earlier += 1
      newest.isRead &&= one.isRead
    }
  }
  return lines
}
