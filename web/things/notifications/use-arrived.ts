import { useState } from 'react'
import type { Notifications } from './use-notifications.ts'

/** How many arrived the last time that some did, while this was on the screen; `upTo` tells one time from the next. */
export function useArrived(data: Notifications['data']): { count: number; upTo: number } {
  const [newest, setNewest] = useState<number>()
  const [arrived, setArrived] = useState({ count: 0, upTo: 0 })
  const now = data && (data.notifications[0]?.id ?? 0)
  if (now !== undefined && now !== newest) {
    setNewest(now)
    const count = data?.notifications.filter(
      ({ id, isRead }) => newest !== undefined && id > newest && !isRead,
    ).length
    if (count) setArrived({ count, upTo: now })
  }
  return arrived
}
