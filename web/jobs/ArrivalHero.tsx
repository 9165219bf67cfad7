import clsx from 'clsx'
import type { JobForTechnician } from '#contract/jobs.ts'
import { jobs } from '../messages/en/jobs.ts'
import { useTicking } from '../ui/clock.ts'
import { formatClock, formatExact, formatRelative } from '../ui/format.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { isUnderway } from './phases.ts'

/** The one time that counts now: the promised arrival while somebody is expected, what was reached after that. */
export function ArrivalHero({ job }: { job: Omit<JobForTechnician, 'request' | 'customerNotes'> }) {
  const { promise } = jobs
  if (isUnderway(job.phase)) {
    if (!job.promisedAt) return <p className="font-sign text-2xl font-bold">{promise.none}</p>
    return <Promised at={job.promisedAt} expectedAt={job.expectedAt} />
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

function Promised({ at, expectedAt }: { at: string; expectedAt: string | null }) {
  const { promise } = jobs
  const due = new Date(at).getTime()
  const words = useTicking((now) => formatRelative(at, now))
  const isLate = useTicking((now) => now > due)
  return (
    <Hero
      label={isLate ? promise.late : promise.arrives}
      words={words}
      at={at}
      note={[
        promise.by(formatClock(at)),
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
}: {
  label: string
  words: string
  at: string
  note?: string
  isLate?: boolean
}) {
  return (
    <p>
      <span className="block text-sm text-muted">{label}</span>
      <time
        dateTime={at}
        title={formatExact(at)}
        className={clsx(
          'numerals block text-4xl font-bold whitespace-nowrap',
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
