import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type exportAudit, listAudit } from '#contract/audit.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import { call } from '../../api/call.ts'
import { rowsOf } from '../../api/rows-of.ts'
import { asSignedIn } from '../../auth/as-signed-in.ts'

export const auditKey = ['/api/admin/audit-log']
export type AuditFilters = SentQueryOf<typeof exportAudit>

/** The audit log, page after page, newest first; read anew at every visit. */
export function useAudit(filters: AuditFilters) {
  return useInfiniteQuery({
    queryKey: [...auditKey, filters],
    queryFn: ({ pageParam, signal }) =>
      asSignedIn(() => call(listAudit, { query: { ...filters, before: pageParam }, signal })),
    select: rowsOf,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) =>
      last.length < settings.pageSize.list ? undefined : String(last.at(-1)?.id),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
