import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
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

/** The lines that lead back to open requests. The landing page reads nothing otherwise, and has neither React nor a router. */
export function showOpenRequests(place: HTMLElement): void {
  createRoot(place, { identifierPrefix: 'open' }).render(
    <QueryClientProvider client={queryClient}>
      <OpenRequests linkTo={linkTo} />
    </QueryClientProvider>,
  )
}
