import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { markNotificationsRead } from '#contract/notifications.ts'
import { call } from '../../kit/api/call.ts'
import { whenVisible } from '../../kit/ui/when-visible.ts'
import { countNothing, type Notifications } from './use-notifications.ts'

/** Tells the server that everything up to the newest shown has been seen, once the page is looked at. */
export function useMarkSeen(data: Notifications['data']): void {
  const client = useQueryClient()
  const upTo = data?.unreadCount ? data.notifications[0]?.id : undefined
  useEffect(() => {
    if (upTo === undefined) return
    const leaving = new AbortController()
    whenVisible(leaving.signal)
      .then(async (isSeen) => {
        if (!isSeen) return
        await call(markNotificationsRead, { body: { upTo } })
        countNothing(client)
      })
      // The count stays, and the next look tries again.
      .catch(() => {})
    return () => leaving.abort()
  }, [upTo, client])
}
