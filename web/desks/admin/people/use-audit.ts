import { type exportAudit, listAudit } from '#contract/audit.ts'
import type { SentQueryOf } from '#contract/endpoint.ts'
import { usePages } from '../../../kit/api/use-pages.ts'

export const auditKey = ['/api/admin/audit-log']
export type AuditFilters = SentQueryOf<typeof exportAudit>

/** The audit log, page after page, newest first; read anew at every visit. */
export const useAudit = (filters: AuditFilters) =>
  usePages(listAudit, {
    key: [...auditKey, filters],
    query: filters,
    keepsPrevious: true,
    staleTime: 0,
  })
