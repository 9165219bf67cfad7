import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type FleetRequestLine, listFleetRequests } from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../../kit/api/call.ts'
import { boardKey, sumsKey } from '../keys.ts'
import type { BoardFilters } from './board-filters.ts'
import { pagesToRead, patchPage } from './patch-page.ts'

type Pages = InfiniteData<FleetRequestLine[], string | undefined>

/**
 * Reads again what news of some requests may have changed on the board, and not the hundred pages that somebody may
 * have scrolled through. What is not on the screen is read when it is opened.
 */
export async function refreshBoard(client: QueryClient, ids: ReadonlySet<string>): Promise<void> {
  client.invalidateQueries({ queryKey: sumsKey })
  client.invalidateQueries({ queryKey: boardKey, type: 'inactive', refetchType: 'none' })
  const shown = client.getQueryCache().findAll({ queryKey: boardKey, type: 'active' })
  for (const { queryKey, state } of shown) {
    const data = state.data as Pages | undefined
    if (!data) {
      client.invalidateQueries({ queryKey, exact: true })
      continue
    }
    // Written by `useBoard`: the key ends with the filters.
    const filters = queryKey.at(-1) as BoardFilters
    // A driver's few newest stand under the same key and come in no pages.
    if (!data.pages) continue
    for (const at of pagesToRead(data.pages, ids, filters.sort === 'urgent')) {
      try {
        const before = data.pageParams[at]
        const fresh = await call(listFleetRequests, { query: { ...filters, before } })
        client.setQueryData<Pages>(queryKey, (now) => now && withPage(now, at, fresh))
      } catch {
        client.invalidateQueries({ queryKey })
        return
      }
    }
  }
}

const withPage = (data: Pages, at: number, fresh: FleetRequestLine[]): Pages => ({
  ...data,
  pages: data.pages.map((page, index) =>
    index === at ? patchPage(page, fresh, settings.pageSize.list) : page,
  ),
})
