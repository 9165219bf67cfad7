import clsx from 'clsx'
import { jobs } from '#contract/words/en/jobs.ts'
import { useTicking } from '../../kit/ui/clock.ts'
import { formatClock, formatExact, formatMoment, formatRelative } from '../../kit/ui/format.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { isUnderway, type Steps } from './phases.ts'

/** The one time that counts now: the promised arrival while somebody is expected, what was reached after that. */
export function ArrivalHero({ job }: { job: Steps }) {
  const { promise } = jobs
  if (isUnderway(job.phase)) {
    // Of a comeback the two agree on a time, and its last day stands above.
    if (!job.promisedAt && job.comeback) return null
    if (!job.promisedAt) return <p className="font-sign text-2xl font-bold">{promise.none}</p>
    return <Promised job={job} at={job.promisedAt} />
  }
  const reached: [string, string | null][] = [
    [promise.closed, job.closedAt],
    [promise.finished, job.finishedAt],
    [promise.working, job.workingAt],
    [promise.arrived, job.arrivedAt],
  ]
  const [label, at] = reached.find(([, time]) => time !== null) ?? []
  return label && at ? <Hero label={label} words={formatClock(at)} at={at} /> : null
}

function Promised({ job, at }: { job: Steps; at: string }) {
  const { promise } = jobs
  const { expectedAt, scheduledAt, timeZone, phase } = job
  const due = new Date(at).getTime()
  const words = useTicking((now) => formatRelative(at, now))
  const isLate = useTicking((now) => now > due)
  const moment = useTicking((now) => formatMoment(at, timeZone, now))
  // Until somebody sets out to a scheduled job, its date counts and not how long it takes until then.
  if (scheduledAt && phase === 'assigned' && !isLate)
    return <Hero label={promise.due} words={moment} at={at} note={words} isLong />
  return (
    <Hero
      label={isLate ? promise.late : promise.arrives}
      words={words}
      at={at}
      note={[
        promise.by(scheduledAt ? moment : formatClock(at)),
        ...(expectedAt ? [promise.expected(formatClock(expectedAt))] : []),
      ].join(', ')}
      isLate={isLate}
    />
  )
}

function Hero({
  label,
  words,
  at,
  note,
  isLate = false,
  isLong = false,
}: {
  label: string
  words: string
  at: string
  note?: string
  isLate?: boolean
  isLong?: boolean
}) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <time
        dateTime={at}
        title={formatExact(at)}
        className={clsx(
          'numerals block font-bold',
          isLong ? 'text-2xl' : 'text-4xl whitespace-nowrap',
          isLate && 'text-red-ink',
        )}
      >
        {words}
        <VisuallyHidden> ({formatExact(at)})</VisuallyHidden>
      </time>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </p>
  )
}
