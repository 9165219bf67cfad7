import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { fleetBids as words } from '#contract/words/en/fleet-bids.ts'
import { useBidsPace } from '../../kit/api/polling.ts'
import { readingOf } from '../../kit/api/worth-repeating.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { useMedia } from '../../kit/ui/use-media.ts'
import { useFreshRequestInbox } from '../../things/messaging/use-inbox.ts'
import { RequestScreen } from '../../things/offers/screen/RequestScreen.tsx'
import { hearOnScreen } from '../../things/offers/screen/use-request-live.ts'
import { AskAgainLink } from '../../things/requests/again/AskAgainLink.tsx'
import { type OwnRequest, useOwnRequest } from '../../things/requests/asked/use-own-requests.ts'
import { SendPlace } from '../../things/requests/correct/SendPlace.tsx'
import { RequestLinks } from '../../things/requests/links/RequestLinks.tsx'
import { BackToBoard } from './BackToBoard.tsx'
import { Approval } from './bids/Approval.tsx'
import { aboveLimitOf } from './bids/above-limit.ts'
import { FleetFacts } from './bids/FleetFacts.tsx'
import { FleetMarks } from './bids/FleetMarks.tsx'
import { FleetStanding } from './bids/FleetStanding.tsx'
import { ForWhom } from './bids/ForWhom.tsx'
import { fleetReader } from './bids/fleet-reader.ts'
import { ReportedProblem } from './bids/ReportedProblem.tsx'
import { CompanyNotice } from './CompanyNotice.tsx'
import { useFleetLive } from './use-fleet-live.ts'
import { useOwnFleet } from './use-own-fleet.ts'

/** A fleet's request for its people: for whom it is, what waits for a decision, the bids or the job. */
export function FleetRequestOpen({ request }: { request: OwnRequest }) {
  const { id, bids, approval, driver } = request
  const client = useQueryClient()
  const live = useFleetLive((message) => hearOnScreen(client, id, message))
  const { seconds, interval } = useBidsPace(live)
  const { error } = useOwnRequest(id, interval)
  useFreshRequestInbox(id, interval)
  const { data: fleet } = useOwnFleet()
  const wanted = bids.find((bid) => bid.id === approval?.bidId)
  const isDesk = useMedia('(width >= 64rem)')
  // Once there is something to choose, that comes first; what somebody types stays where it stood.
  const [isPlaceLater] = useState(request.bidCount > 0 && request.status === 'open')
  const place = <SendPlace request={request} isFolded={isPlaceLater && !isDesk} />
  return (
    <RequestScreen
      request={request}
      bids={bids}
      reader={fleetReader}
      fresh={{ live, reading: readingOf(error), seconds }}
      back={<BackToBoard />}
      head={
        <>
          {fleet?.status === 'suspended' && <CompanyNotice fleet={fleet} />}
          <ReportedProblem request={request} />
          {!isPlaceLater && place}
        </>
      }
      forWhom={<ForWhom request={request} />}
      about={
        <>
          {isPlaceLater && place}
          <FleetFacts request={request} />
        </>
      }
      link={request.can.run && <RequestLinks request={request} opensByAccount />}
      marks={(bid) => <FleetMarks bid={bid} request={request} />}
      deeds={(bid) => <FleetStanding bid={bid} />}
      wantedId={wanted?.id}
      waits={(onChoose) =>
        wanted &&
        approval && (
          <Approval
            approval={approval}
            can={request.can}
            bid={wanted}
            onChoose={(choice) => onChoose({ ...choice, bid: wanted, isAsked: true })}
          />
        )
      }
      warningOf={(bid) => {
        const limit = aboveLimitOf(bid.price, request)
        return limit && `${limit}.`
      }}
      next={
        <>
          {driver && fleet?.can.ask && <AskAgainLink to={paths.fleetAskAgain(driver.id, id)} />}
          <Link to={paths.home('business_customer')} className={buttonClass({ variant: 'ghost' })}>
            {words.return}
          </Link>
        </>
      }
    />
  )
}
