import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids as words } from '#contract/words/en/bids.ts'
import { useBidsPace } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { useRequestInbox } from '../../things/messaging/use-inbox.ts'
import { owner } from '../../things/offers/reader.ts'
import { RequestScreen } from '../../things/offers/screen/RequestScreen.tsx'
import { useRequestLive } from '../../things/offers/screen/use-request-live.ts'
import { WaitsForApproval } from '../../things/offers/WaitsForApproval.tsx'
import { CopyLink } from '../../things/requests/asked/CopyLink.tsx'
import { useBids, useRequest } from '../../things/requests/asked/use-request.ts'
import { KeepRequest } from '../../things/requests/kept/KeepRequest.tsx'

/** A request as the holder of its link sees it, the account that owns it, or its driver. */
export function OwnedRequest({ request }: { request: RequestForOwner }) {
  const { id, approval, can, closeReason } = request
  const live = useRequestLive(id)
  const { seconds, interval } = useBidsPace(live)
  const { error } = useRequest(id, interval)
  const bids = useBids(id, interval)
  useRequestInbox(id, interval)
  return (
    <RequestScreen
      request={request}
      bids={bids.data}
      noBids={bids.isError && <DidNotLoad title={words.page.bidsFailed} query={bids} />}
      reader={owner}
      fresh={{ live, reading: readingOf(error, bids.error), seconds }}
      link={<CopyLink requestId={id} />}
      more={can.claim && <KeepRequest requestId={id} />}
      waits={() => approval && <WaitsForApproval approval={approval} bids={bids.data ?? []} />}
      next={
        <Link
          to={paths.requestService}
          className={buttonClass({ variant: closeReason === 'expired' ? 'ghost' : 'secondary' })}
        >
          {words.closed.newRequest}
        </Link>
      }
    />
  )
}
