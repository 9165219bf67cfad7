import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changes } from '#contract/event-effects.ts'
import { listNotifications } from '#contract/notifications.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../kit/api/call.ts'
import { userKey } from '../../kit/api/current-user.ts'
import { useLive } from '../../kit/api/live.ts'
import { pollWhenDown } from '../../kit/api/polling.ts'

const key = [listNotifications.path]
type Page = AnswerOf<typeof listNotifications>
type Pages = InfiniteData<Page>

const asOne = ({ pages }: Pages) => ({
  unreadCount: pages[0]?.unreadCount ?? 0,
  notifications: pages.flatMap(({ notifications }) => notifications),
})

/** What the caller was told, newest first, kept up to the live stream; every 30 s without it. */
export function useNotifications() {
  const client = useQueryClient()
  const live = useLive({
    onMessage: ({ name }) => {
      // Every page of somebody signed in hears by this stream.
      if (changes(name, 'account')) client.invalidateQueries({ queryKey: userKey })
      if (!changes(name, 'notifications')) return
      // An answer that is on its way was written before; the first one would not be asked for again.
      client
        .cancelQueries({ queryKey: key })
        .then(() => client.invalidateQueries({ queryKey: key }))
    },
  })
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: { before: pageParam }, signal }),
    select: asOne,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ notifications }) =>
      notifications.length < settings.pageSize.list ? undefined : String(notifications.at(-1)?.id),
    refetchInterval: pollWhenDown(live, settings.polling.dashboardMs),
    // What came between two pages of the app is read when the next one opens.
    staleTime: 0,
  })
  return { ...list, live }
}
export type Notifications = ReturnType<typeof useNotifications>

/** The bell counts nothing any more; what was new keeps its mark as long as the reader looks at it. */
export function countNothing(client: QueryClient): void {
  change(client, (page) => ({ ...page, unreadCount: 0 }))
}

/** The list is closed: what was seen is old, and only its first page is kept up to date. */
export function afterLook(client: QueryClient): void {
  change(client, ({ unreadCount, notifications }) => ({
    unreadCount,
    notifications:
      unreadCount > 0 ? notifications : notifications.map((one) => ({ ...one, isRead: true })),
  }))
  client.setQueryData<Pages>(
    key,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
}

const change = (client: QueryClient, next: (page: Page) => Page) =>
  client.setQueryData<Pages>(key, (data) => data && { ...data, pages: data.pages.map(next) })
