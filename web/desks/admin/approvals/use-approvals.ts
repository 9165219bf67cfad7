import { useQuery } from '@tanstack/react-query'
import { type Approval, listApprovals } from '#contract/approvals.ts'
import { call } from '../../../kit/api/call.ts'
import { everyMs } from '../use-admin.ts'

/** What waits for a decision, read again while the desk is open. */
export function useApprovals() {
  return useQuery({
    queryKey: ['/api/admin/approvals'],
    queryFn: ({ signal }) => call(listApprovals, { signal }),
    staleTime: 0,
    refetchInterval: everyMs,
  })
}

/** What the address names of one: "document 4f…". */
export const keyOf = ({ kind, id }: Pick<Approval, 'kind' | 'id'>): string => `${kind}.${id}`
