import clsx from 'clsx'
import type { ReactNode } from 'react'
import { jobs } from '#contract/words/en/jobs.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import {
  formatClock,
  formatClockThere,
  formatExact,
  formatMoment,
  formatRelative,
} from '../../kit/ui/format.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import {
  arrivalAt,
  arrivalBy,
  isAnyMinute,
  isPastPromise,
  type Likely,
  likelyWords,
} from './arrival.ts'
import { isUnderway, type Steps } from './phases.ts'

/**
 * The one time that counts now: the arrival while somebody is expected, what was reached after that. What is likely is known to
 * who reads the trip.
 */
export function ArrivalHero({ job, likely = null }: { job: Steps; likely?: Likely }) {
  const { promise } = jobs
  if (isUnderway(job.phase)) return <Arrival job={job} likely={likely} />
  const reached: [string, string | null][] = [
    [promise.closed, job.closedAt],
    [promise.finished, job.finishedAt],
    [promise.working, job.workingAt],
    [promise.arrived, job.arrivedAt],
  ]
  const [label, at] = reached.find(([, time]) => time !== null) ?? []
  return label && at ? (
    <Hero label={label} words={formatClock(at)} at={at} zone={job.timeZone} />
  ) : null
}

function Arrival({ job, likely }: { job: Steps; likely: Likely }) {
  const { promise } = jobs
  const by = useTicking((now) => arrivalBy(job, likely, now))
  const at = arrivalAt(by, job, likely)
  const relative = useTicking((now) => (at ? formatRelative(at, now) : ''))
  const isClose = useTicking((now) => likely !== null && isAnyMinute(likely, now))
  const range = useTicking((now) => likelyWords(likely, now))
  if (!at)
    // Of a comeback the two agree on a time, and its last day stands above.
    return job.comeback ? null : <p className="font-sign text-2xl font-bold">{promise.none}</p>
  if (by !== 'likely' && by !== 'expected')
    return <Promised job={job} at={at} relative={relative} isLate={by === 'overdue'} />
  const broken = job.promisedAt && isPastPromise(at, job) && (
    <span className="block">{promise.by(formatClock(job.promisedAt))}</span>
  )
  if (by === 'expected')
    return (
      <Hero label={promise.expected} words={formatClock(at)} at={at} zone={job.timeZone}>
        {relative}
        {broken}
      </Hero>
    )
  if (isClose)
    return (
      <Hero label={promise.soon} words={range} at={at} isLong>
        {broken}
      </Hero>
    )
  return (
    <Hero label={promise.about} words={formatClock(at)} at={at} zone={job.timeZone}>
      {relative}
      <span className="block">{range}</span>
      {broken}
    </Hero>
  )
}

function Promised({
  job: { scheduledAt, timeZone, phase },
  at,
  relative,
  isLate,
}: {
  job: Steps
  at: string
  relative: string
  isLate: boolean
}) {
  const { promise } = jobs
  const moment = useTicking((now) => formatMoment(at, timeZone, now))
  const words = scheduledAt ? moment : formatClock(at)
  if (isLate)
    return (
      <Hero label={promise.late} words={relative} at={at} isLate>
        {promise.by(words)}
      </Hero>
    )
  // Nobody has set out to a scheduled job: its date is no arrival that comes nearer yet.
  const isAhead = scheduledAt !== null && phase === 'assigned'
  return (
    <Hero
      label={isAhead ? promise.due : promise.arrives}
      words={words}
      at={at}
      isLong={scheduledAt !== null}
      // Of a scheduled one its own zone stands with it.
      {...(scheduledAt === null && { zone: timeZone })}
    >
      {relative}
    </Hero>
  )
}

function Hero({
  label,
  words,
  at,
  zone,
  children,
  isLate = false,
  isLong = false,
}: {
  label: string
  words: string
  at: string
  /** Of the place: where its clock is another than the reader's, it shows that too. */
  zone?: string
  /** What is said of it in small. */
  children?: ReactNode
  isLate?: boolean
  isLong?: boolean
}) {
  const there = zone && formatClockThere(at, zone)
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <time
        dateTime={at}
        title={formatExact(at)}
        className={clsx(
          'numerals block font-bold',
          // In a card within a card 10:09 PM would push the price below it.
          isLong
            ? 'text-2xl'
            : 'text-4xl whitespace-nowrap @max-[19rem]:text-3xl @max-[9rem]:whitespace-normal',
          isLate && 'text-red-ink',
        )}
      >
        {words}
        <VisuallyHidden> ({formatExact(at)})</VisuallyHidden>
      </time>
      {there && (
        <span className="block text-sm text-muted">{jobs.promise.there({ time: there })}</span>
      )}
      {children && <span className="block text-sm text-muted">{children}</span>}
    </p>
  )
}
