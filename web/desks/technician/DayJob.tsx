import { Suspense, useState } from 'react'
import type { JobForTechnician } from '#contract/jobs.ts'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { late } from '../../kit/api/late.ts'
import { useTriedWhenIdle } from '../../kit/api/use-fetched-when-idle.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { ArrivalDenied } from '../../things/jobs/ArrivalDenied.tsx'
import { ArrivalHero } from '../../things/jobs/ArrivalHero.tsx'
import { JobPlace } from '../../things/jobs/JobPlace.tsx'
import { NextStep } from '../../things/jobs/NextStep.tsx'
import type { Press } from '../../things/presses/presses.ts'
import { useAskedForMore, usePress } from '../../things/presses/use-presses.ts'
import { provedOf } from '../../things/proofs/proved-job.ts'
import { NotSafe } from '../../things/requests/asked/NotSafe.tsx'
import { UrgencyBadge } from '../../things/requests/asked/UrgencyBadge.tsx'

const rest = late(() => import('./RestOfJob.tsx').then((part) => part.RestOfJob))

/**
 * A job as its technician needs it in the cab: when, where, whom to call, and the next step. Its rest comes once the page is
 * at rest, and is on the phone before the signal goes.
 */
export function DayJob({
  job,
  waiting,
}: {
  /** As it stands with what was pressed on this phone. */
  job: JobForTechnician
  /** What of that the server does not know of yet. */
  waiting: readonly Press[]
}) {
  const words = technicianDay
  const { request } = job
  const { advance, delay } = usePress({ id: job.id, title: request.title })
  const asked = useAskedForMore(job.id)
  const [code, setCode] = useState('')
  const isRestDue = useTriedWhenIdle(rest)
  const collect = collectOf(job)
  return (
    <Card
      as="li"
      edge="green"
      // What gets the focus must not end up under the bar at the foot.
      className="flex flex-col gap-5 **:[a,button,summary]:scroll-mb-32"
    >
      <header className="flex flex-col gap-2">
        {!job.comeback && (
          <p className="flex flex-wrap gap-2">
            <UrgencyBadge when={{ ...job, urgency: request.urgency }} isTaken />
            <NotSafe urgency={request.urgency} />
          </p>
        )}
        <h3 className="text-2xl break-words">{request.title}</h3>
      </header>
      {request.contact && <JobPlace contact={request.contact} />}
      <div className="@container empty:hidden">
        <ArrivalHero job={job} />
      </div>
      {collect && job.phase !== 'awaiting_confirmation' && (
        <p className="font-semibold">{collect}</p>
      )}
      <ArrivalDenied job={job} />
      <Suspense fallback={<RestLoading />}>
        {isRestDue ? (
          <rest.Part job={job} waiting={waiting} delay={delay} code={code} onCode={setCode} />
        ) : (
          <RestLoading />
        )}
      </Suspense>
      <NextStep
        job={provedOf(request, job)}
        phase={job.phase}
        code={code}
        // A phone keeps the answer of an earlier version for a day.
        total={job.total ?? null}
        collect={collect}
        unanswered={job.askedForMore?.status === 'sent' ? job.askedForMore.rise : asked}
        advance={advance}
        when={job}
      >
        {job.phase === 'awaiting_confirmation' && waiting.length === 0 && (
          <p className="font-sign text-lg font-semibold">
            {words.waiting} {collect ?? (job.total && words.total(formatMoney(job.total)))}
          </p>
        )}
      </NextStep>
    </Card>
  )
}

/** What to take from the customer, as a sentence; null where that is not known, as of an earlier version's answer. */
function collectOf({ toCollect }: JobForTechnician): string | null {
  if (!toCollect) return null
  return Number(toCollect) > 0
    ? technicianDay.collect(formatMoney(toCollect))
    : technicianDay.collectNothing
}

const RestLoading = () => (
  <Loading className="flex flex-col gap-3">
    <Skeleton shape="button" />
    <Skeleton shape="block" />
  </Loading>
)
