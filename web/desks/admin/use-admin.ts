import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listOutbox, readAdminStats } from '#contract/admin.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../kit/api/call.ts'
import { drawWithPage } from '../../kit/api/with-page.ts'

export const statsKey = ['/api/admin/stats']
/** An admin is no hearer of events: what an admin watches is read again at this interval (docs/decisions/026). */
export const everyMs = settings.polling.dashboardMs

/** The figures of the platform. */
export function useStats() {
  drawWithPage(statsKey, readAdminStats)
  return useQuery({
    queryKey: statsKey,
    queryFn: ({ signal }) => call(readAdminStats, { signal }),
    refetchInterval: everyMs,
  })
}

/** What the local outbox holds; nothing tells when a mail is put there, so it is read at every visit. */
export function useOutbox(search: string) {
  return useQuery({
    queryKey: ['/api/admin/outbox', search],
    queryFn: ({ signal }) => call(listOutbox, { query: search ? { search } : {}, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
