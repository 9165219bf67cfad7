import { useParams, useSearchParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { BidsSkeleton, RequestSkeleton } from '../bids/BidsSkeleton.tsx'
import { bids as words } from '../messages/en/bids.ts'
import { Columns } from '../requests/asked/Columns.tsx'
import { PublicOutline } from '../requests/asked/PublicOutline.tsx'
import { RequestMissing } from '../requests/asked/RequestMissing.tsx'
import { useRequest } from '../requests/asked/use-request.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { OwnedRequest } from './OwnedRequest.tsx'

/** S0 §2.8: one request with its bids, for the holder of its link or its owner. */
export default function BidsPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const token = params.get('token')
  const request = useRequest(id, { token, interval: () => false })

  if (request.data?.view === 'owner')
    return <OwnedRequest key={id} request={request.data} token={token} />

  return (
    <AppShell title={words.page.title}>
      {request.data && <PublicOutline request={request.data} />}
      {!request.data && <h1 className="sr-only">{words.page.title}</h1>}
      {request.isPending && (
        <Columns head={<RequestSkeleton />}>
          <BidsSkeleton />
        </Columns>
      )}
      {request.isError && !request.data && (
        <NotRead
          error={request.error}
          busy={request.isFetching}
          onRetry={() => request.refetch()}
        />
      )}
    </AppShell>
  )
}

function NotRead({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (isUnknown) return <RequestMissing />
  return (
    <ErrorState title={words.page.requestFailed} busy={busy} onRetry={onRetry}>
      {words.page.weak}
    </ErrorState>
  )
}
