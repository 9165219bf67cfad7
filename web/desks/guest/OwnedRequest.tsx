import { paths } from '#contract/paths.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { bids as words } from '#contract/words/en/bids.ts'
import { later } from '../../kit/api/later.tsx'
import { useBidsPace } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { SuspendedNotice } from '../../things/auth/SuspendedNotice.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { useFreshRequestInbox } from '../../things/messaging/use-inbox.ts'
import { owner } from '../../things/offers/reader.ts'
import { RequestScreen } from '../../things/offers/screen/RequestScreen.tsx'
import { useRequestLive } from '../../things/offers/screen/use-request-live.ts'
import { WordOfFleet } from '../../things/offers/WordOfFleet.tsx'
import { AskAgainLink } from '../../things/requests/again/AskAgainLink.tsx'
import { useBids, useRequest } from '../../things/requests/asked/use-request.ts'
import { AddDetails } from '../../things/requests/correct/AddDetails.tsx'
import { SendPlace } from '../../things/requests/correct/SendPlace.tsx'
import { KeepRequest } from '../../things/requests/kept/KeepRequest.tsx'
import { RequestLinks } from '../../things/requests/links/RequestLinks.tsx'
import { useRemember } from '../../things/requests/open/use-remember.ts'

const GuestsData = later(() =>
  import('../../things/requests/kept/GuestsData.tsx').then((part) => part.GuestsData),
)

/** A request as the holder of its link sees it, the account that owns it, or its driver. */
export function OwnedRequest({ request }: { request: RequestForOwner }) {
  const { id, can, closeReason, dataDeletion } = request
  const { data: user } = useUser()
  const live = useRequestLive(id)
  const { seconds, interval } = useBidsPace(live)
  const { error } = useRequest(id, interval)
  const bids = useBids(id, interval)
  useFreshRequestInbox(id, interval)
  useRemember(request)
  const add = <AddDetails request={request} />
  const place = <SendPlace request={request} />
  // Once there is something to choose, that comes first; so does that nobody hears of it.
  const isAddedLater = request.bidCount > 0 || request.asked.covering === 0
  const isChoosing = request.bidCount > 0 && request.status === 'open'
  return (
    <RequestScreen
      request={request}
      bids={bids.data}
      noBids={bids.isError && <DidNotLoad title={words.page.bidsFailed} query={bids} />}
      reader={owner}
      fresh={{ live, reading: readingOf(error, bids.error), seconds }}
      head={
        <>
          {user?.isSuspended && <SuspendedNotice />}
          {!isChoosing && place}
          {!isAddedLater && add}
        </>
      }
      link={<RequestLinks request={request} />}
      more={
        <>
          {isChoosing && place}
          {isAddedLater && add}
          {can.claim && <KeepRequest requestId={id} />}
          {dataDeletion && <GuestsData requestId={id} deletion={dataDeletion} />}
        </>
      }
      waits={() => <WordOfFleet request={request} bids={bids.data ?? []} />}
      next={
        <AskAgainLink
          to={user?.userType === 'driver' ? paths.driverAskAgain(id) : paths.askAgain(id)}
          variant={closeReason === 'expired' ? 'ghost' : 'secondary'}
        />
      }
    />
  )
}
