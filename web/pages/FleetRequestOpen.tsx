import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { LiveMessage } from '#contract/events.ts'
import { pollWhenDown, useBidsInterval } from '../api/polling.ts'
import { readingOf } from '../api/worth-repeating.ts'
import { HandedBack } from '../bids/HandedBack.tsx'
import { FleetBids } from '../fleets/bids/FleetBids.tsx'
import { FleetClosed } from '../fleets/bids/FleetClosed.tsx'
import { FleetFacts } from '../fleets/bids/FleetFacts.tsx'
import { FleetJob } from '../fleets/bids/FleetJob.tsx'
import { readFleetView, writeFleetView } from '../fleets/bids/fleet-view.ts'
import { useFleetLive } from '../fleets/use-fleet-live.ts'
import { useOwnFleet } from '../fleets/use-own-fleet.ts'
import { History } from '../jobs/History.tsx'
import { hasLeft } from '../jobs/phases.ts'
import { bids as bidWords } from '../messages/en/bids.ts'
import { fleetBids as words } from '../messages/en/fleet-bids.ts'
import { jobs } from '../messages/en/jobs.ts'
import { reviews as reviewWords } from '../messages/en/reviews.ts'
import { Talk } from '../messaging/Talk.tsx'
import { unreadOf, useRequestInbox } from '../messaging/use-inbox.ts'
import { OwnPhotos } from '../photos/OwnPhotos.tsx'
import { requestPhotosKey } from '../photos/use-request-photos.ts'
import { CancelRequest } from '../requests/asked/CancelRequest.tsx'
import { Columns } from '../requests/asked/Columns.tsx'
import { RequestHead } from '../requests/asked/RequestHead.tsx'
import { type OwnRequest, useOwnRequest } from '../requests/asked/use-own-requests.ts'
import { readAgain } from '../requests/asked/use-request.ts'
import { WhatWasSaid } from '../requests/asked/WhatWasSaid.tsx'
import { JobReviews } from '../reviews/JobReviews.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { useTicking } from '../ui/clock.ts'
import { LiveLine } from '../ui/LiveLine.tsx'

/** What was asked for, what waits for a decision, the bids or the job: everything live. */
export function FleetRequestOpen({ request }: { request: OwnRequest }) {
  const { id, job, status, bids } = request
  const [params, setParams] = useSearchParams()
  const client = useQueryClient()
  const bidsInterval = useBidsInterval()
  const live = useFleetLive(hear)
  const interval = () => pollWhenDown(live, bidsInterval())
  const seconds = useTicking(() => bidsInterval() / 1000)
  const { error } = useOwnRequest(id, live === 'up' ? false : seconds * 1000)
  const fleet = useOwnFleet()
  const inbox = useRequestInbox(id, null, interval)
  const unread = (bidId: string) => unreadOf(inbox.data, bidId)
  const refusal = fleet.data && !fleet.data.can.dispatch ? words.viewer : null
  const isLive = status === 'open' || status === 'in_progress'
  // A job whose provider has left is history; what counts is that the request is open again.
  const left = job && hasLeft(job.phase) ? job : null
  const taken = status !== 'open' && !left ? job : null
  const pending = bids.filter((bid) => bid.status === 'pending').length

  /** What the fleet's pages do not show: the photos, and that a provider is no longer there. */
  function hear({ name, requestId }: LiveMessage) {
    if (name === 'provider_status_changed') readAgain(client, id)
    if (requestId === id && name.startsWith('photo_'))
      client.invalidateQueries({ queryKey: requestPhotosKey(id) })
  }

  return (
    <AppShell
      title={status === 'open' && pending > 0 ? words.titleWithBids(pending) : words.title}
      width="desk"
      offline={words.offline}
    >
      <Columns
        head={
          <div className="flex flex-col gap-4">
            <RequestHead request={request} />
            <FleetFacts request={request} />
          </div>
        }
        more={
          <>
            <OwnPhotos requestId={id} token={null} canAdd={request.can.addPhotos} />
            <Card>
              <WhatWasSaid request={request} />
            </Card>
            {isLive &&
              (refusal ? (
                <Button variant="ghost" wide disabledReason={refusal}>
                  {bidWords.page.cancel}
                </Button>
              ) : (
                <CancelRequest request={request} token={null} />
              ))}
          </>
        }
      >
        {isLive && (
          <LiveLine
            isLive={live === 'up'}
            reading={readingOf(error)}
            words={{ ...words, polls: words.polls(seconds) }}
          />
        )}
        {status === 'open' && left && <HandedBack job={left} timeline={request.timeline} />}
        {taken && <FleetJob request={request} job={taken} refusal={refusal} unread={unread} />}
        {job?.phase === 'closed' && refusal === null && (
          <Card as="section" id="reviews" aria-labelledby="reviews-title">
            <h2 id="reviews-title" className="mb-3 text-xl">
              {reviewWords.title}
            </h2>
            <JobReviews jobId={job.id} token={null} name={job.provider.businessName} />
          </Card>
        )}
        {!isLive && <FleetClosed request={request} refusal={refusal} />}
        <FleetBids
          request={request}
          refusal={refusal}
          unread={unread}
          view={readFleetView(params)}
          onView={(change) =>
            setParams((now) => writeFleetView(now, change), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
        {request.timeline.length > 1 && (
          <section aria-labelledby="history" className="flex flex-col gap-4">
            <h2 id="history" className="text-xl">
              {jobs.history}
            </h2>
            <History entries={request.timeline} />
          </section>
        )}
      </Columns>
      <Talk token={null} />
    </AppShell>
  )
}
