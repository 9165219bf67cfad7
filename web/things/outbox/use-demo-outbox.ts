import { useQuery } from '@tanstack/react-query'
import { listDemoOutbox } from '#contract/site.ts'
import { call } from '../../kit/api/call.ts'

export const everySeconds = 3

/** What the demo has sent, newest first. */
export function useDemoOutbox() {
  return useQuery({
    queryKey: [listDemoOutbox.path],
    queryFn: ({ signal }) => call(listDemoOutbox, { signal }),
    refetchInterval: everySeconds * 1000,
  })
}
