import { matchPath, useParams, useSearchParams } from 'react-router'
import { bids as words } from '#contract/words/en/bids.ts'
import { isUnknown } from '../../kit/api/api-error.ts'
import { useLinkToken } from '../../kit/api/link-token.ts'
import { queryClient } from '../../kit/api/query-client.ts'
import { RequestAccess } from '../../kit/api/RequestAccess.tsx'
import { tokenAt } from '../../kit/api/token-in-address.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { BidsSkeleton, RequestSkeleton } from '../../things/offers/BidsSkeleton.tsx'
import { Columns } from '../../things/requests/asked/Columns.tsx'
import { PublicOutline } from '../../things/requests/asked/PublicOutline.tsx'
import { RequestMissing } from '../../things/requests/asked/RequestMissing.tsx'
import { bidsReading, requestReading, useRequest } from '../../things/requests/asked/use-request.ts'
import { tokenRemembered } from '../../things/requests/open/remembered.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { OwnedRequest } from './OwnedRequest.tsx'

/** Its request first: who sees its outline alone is told no bids. */
export async function bringFirst(address: Location): Promise<void> {
  const id = matchPath('/bids/:id', address.pathname)?.params.id ?? ''
  const token = tokenAt(address) ?? keptFor(id, new URLSearchParams(address.search))
  const request = await queryClient.fetchQuery(requestReading(id, token))
  if (request.view === 'owner') await queryClient.prefetchQuery(bidsReading(id, token))
}

/** S0 §2.8: one request with its bids, for the holder of its link or its owner. */
export default function BidsPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const token = useLinkToken(keptFor(id, params))
  return (
    <RequestAccess token={token}>
      <Request key={id} id={id} />
    </RequestAccess>
  )
}

/** The card processor is not told the link, so who comes back from there goes on with the one that this browser has kept. */
const keptFor = (id: string, params: URLSearchParams) =>
  params.get('card') ? tokenRemembered(id) : null

function Request({ id }: { id: string }) {
  const request = useRequest(id, false)
  if (request.data?.view === 'owner') return <OwnedRequest request={request.data} />

  return (
    <AppShell title={words.page.title}>
      {request.data && <PublicOutline request={request.data} />}
      {!request.data && <h1 className="sr-only">{words.page.title}</h1>}
      {request.isPending && (
        <Columns head={<RequestSkeleton />}>
          <BidsSkeleton />
        </Columns>
      )}
      {request.isError &&
        !request.data &&
        (isUnknown(request.error) ? (
          <RequestMissing />
        ) : (
          <DidNotLoad title={words.page.requestFailed} query={request} />
        ))}
    </AppShell>
  )
}
