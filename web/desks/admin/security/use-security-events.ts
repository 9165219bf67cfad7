import type { SentQueryOf } from '#contract/endpoint.ts'
import { listSecurityEvents } from '#contract/security-events.ts'
import { usePages } from '../../../kit/api/use-pages.ts'

export type SecurityFilters = SentQueryOf<typeof listSecurityEvents>

/** The security log, page after page, newest first; read anew at every visit. */
export const useSecurityEvents = (filters: SecurityFilters) =>
  usePages(listSecurityEvents, {
    key: ['/api/admin/security-events', filters],
    query: filters,
    keepsPrevious: true,
    staleTime: 0,
  })
