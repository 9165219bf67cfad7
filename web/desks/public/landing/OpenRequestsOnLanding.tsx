import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../../../kit/api/query-client.ts'
import { retryReads } from '../../../kit/api/retry-reads.ts'
import type { LinkTo } from '../../../things/requests/open/OpenLine.tsx'
import { OpenRequests } from '../../../things/requests/open/OpenRequests.tsx'

retryReads(queryClient)

const linkTo: LinkTo = (to, className, label) => (
  <a href={to} className={className}>
    {label}
  </a>
)

/** What the landing page does without otherwise: it reads nothing and has no router. */
export const OpenRequestsOnLanding = () => (
  <QueryClientProvider client={queryClient}>
    <OpenRequests linkTo={linkTo} />
  </QueryClientProvider>
)
