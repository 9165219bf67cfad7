import { useState } from 'react'
import { drivers } from '#contract/words/en/drivers.ts'
import { later } from '../../../kit/api/later.tsx'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { formatMoney } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import type { Choice } from '../../../things/offers/Decision.tsx'
import { focusRunning } from '../../../things/offers/focus-running.ts'
import { OwnDecision, runningWaits } from '../../../things/offers/late.tsx'
import { OpenRequest } from '../../../things/offers/OpenRequest.tsx'
import { driver } from '../../../things/offers/reader.ts'
import { WordOfFleet } from '../../../things/offers/WordOfFleet.tsx'
import { OwnPhotos } from '../../../things/photos/OwnPhotos.tsx'
import { CancelRequest } from '../../../things/requests/asked/CancelRequest.tsx'
import { PastRequest } from '../../../things/requests/asked/PastRequest.tsx'
import type { OwnRequest } from '../../../things/requests/asked/use-own-requests.ts'
import { CorrectRequest } from '../../../things/requests/correct/CorrectRequest.tsx'
import { SendPlace } from '../../../things/requests/correct/SendPlace.tsx'
import type { useDriverJobs } from '../use-driver.ts'

const RunningCall = later(
  () => import('./RunningCall.tsx').then((part) => part.RunningCall),
  runningWaits,
)
// Comes with the dialog, which no first screen shows.
const HowItIsPaid = later(() => import('./HowItIsPaid.tsx').then((part) => part.HowItIsPaid))

export interface DriverJobsProps {
  rows: ReturnType<typeof useDriverJobs>
  limit: string | null
  interval: number | false
}

/** What runs or waits, and what is over. */
export function DriverJobs({ rows, limit, interval }: DriverJobsProps) {
  const words = drivers.jobs
  const [choice, setChoice] = useState<Choice | null>(null)

  return (
    <>
      <ListOf rows={rows} failed={words.failed} more={words.more}>
        {(lines) => {
          const current = lines.filter(
            ({ status }) => status === 'open' || status === 'in_progress',
          )
          const past = lines.filter((line) => !current.includes(line))
          if (lines.length === 0)
            return <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
          return (
            <>
              {current.length > 0 && (
                <ul aria-label={words.now} className="flex flex-col gap-4">
                  {current.map((line) =>
                    line.status === 'in_progress' ? (
                      <li key={line.id}>
                        <RunningCall line={line} interval={interval} after={photosOf} />
                      </li>
                    ) : (
                      <OpenRequest
                        key={line.id}
                        line={line}
                        interval={interval}
                        words={words}
                        edge="amber"
                        reader={driver}
                        onChoose={setChoice}
                        refusalOf={({ id }, { approval }) =>
                          approval?.bidId === id ? words.waits.this : null
                        }
                        before={(request) => <WordOfFleet request={request} bids={request.bids} />}
                        after={(request) => (
                          <>
                            <SendPlace request={request} />
                            {photosOf(request)}
                            <CorrectRequest request={request} />
                            <CancelRequest request={request} />
                          </>
                        )}
                      />
                    ),
                  )}
                </ul>
              )}
              {past.length > 0 && (
                <section aria-labelledby="past" className="flex flex-col gap-3">
                  <h2 id="past" className="text-xl">
                    {words.past}
                  </h2>
                  <FirstOf rows={past} name="past">
                    {(shown) => (
                      <ul className="rounded-md border border-line bg-surface">
                        {shown.map((line) => (
                          <PastRequest key={line.id} line={line} />
                        ))}
                      </ul>
                    )}
                  </FirstOf>
                </section>
              )}
            </>
          )
        }}
      </ListOf>
      {choice && (
        <OwnDecision
          choice={choice}
          words={driver.words}
          Pay={HowItIsPaid}
          aboveLimit={limit === null ? undefined : words.aboveLimit(formatMoney(limit))}
          onClose={() => setChoice(null)}
          onAccepted={() => focusRunning(choice.bid.serviceRequestId)}
        />
      )}
    </>
  )
}

/** Those of the call for help leave the device here, and more can follow. */
const photosOf = ({ id, can, status }: OwnRequest) => (
  <OwnPhotos requestId={id} canAdd={can.addPhotos} canRemove={can.run} isOpen={status === 'open'} />
)
