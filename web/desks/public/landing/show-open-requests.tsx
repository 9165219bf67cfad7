import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { queryClient } from '../../../kit/api/query-client.ts'
import { retryReads } from '../../../kit/api/retry-reads.ts'
import { isBeingSent } from '../../../things/requests/open/may-have-open.ts'
import type { LinkTo } from '../../../things/requests/open/OpenLine.tsx'
import { OpenRequests } from '../../../things/requests/open/OpenRequests.tsx'
import { SendingLine } from '../../../things/requests/open/SendingLine.tsx'

retryReads(queryClient)

const linkTo: LinkTo = (to, className, label) => (
  <a href={to} className={className}>
    {label}
  </a>
)

/** The lines that lead back to open requests, first to one that has not gone out. The landing page reads nothing otherwise, and has neither React nor a router. */
export function showOpenRequests(place: HTMLElement): void {
  createRoot(place, { identifierPrefix: 'open' }).render(
    <QueryClientProvider client={queryClient}>
      {isBeingSent('request-draft') && <SendingLine linkTo={linkTo} />}
      <OpenRequests linkTo={linkTo} />
    </QueryClientProvider>,
  )
}
