import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { awaitedPhases, isDone, jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForProvider } from '#contract/jobs.ts'
import { jobs as words } from '#contract/words/en/jobs.ts'
import { FirstOf } from '../../../kit/FirstOf.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { noteClass } from '../../../kit/ui/note-class.ts'
import { isRunning } from '../../../things/jobs/phases.ts'
import { isWaiting, type Press } from '../../../things/presses/presses.ts'
import { EndedJob } from './EndedJob.tsx'
import { JobsAtHand } from './JobsAtHand.tsx'
import { PastJob } from './PastJob.tsx'
import { RunningJob } from './RunningJob.tsx'
import { needsShop } from './use-own-jobs.ts'

/** The provider's jobs: those at hand as working cards, then disputes to answer, the others as a list. */
export function OwnJobs({
  jobs,
  presses,
  linked,
  boardLink,
  jobLink,
  whoGoes,
}: {
  /** As they stand with what was pressed on this device. */
  jobs: readonly JobForProvider[]
  presses: readonly Press[]
  /** Of the job whose link was followed. */
  linked: string | null
  boardLink: string
  /** The address of one of them. */
  jobLink: (jobId: string) => string
  /** Whom the provider has sent to a job, and the choice of another. */
  whoGoes: (job: JobForProvider) => ReactNode
}) {
  const running = jobs
    .filter(({ phase }) => isRunning(phase))
    .toSorted((one, other) => turnOf(one) - turnOf(other) || promiseOf(one) - promiseOf(other))
  const disputed = jobs.filter(({ phase, disputeWaits }) => !isRunning(phase) && disputeWaits)
  const past = jobs
    .filter((job) => !needsShop(job))
    .toSorted((one, other) => endOf(other) - endOf(one))
  const navigate = useNavigate()
  const [looksAt, lookAt] = useLooksAt()
  const atHand = running.find(({ id }) => id === linked) ?? running.find(({ id }) => id === looksAt)
  // The next job’s button would come under a thumb that meant this one’s: it stays until somebody chooses.
  const ended = atHand ? undefined : jobs.find(({ id }) => id === looksAt)
  const shown = atHand ?? (ended ? undefined : running[0])
  if (shown && shown.id !== looksAt) lookAt(shown.id)
  if (jobs.length === 0) {
    return (
      <EmptyState
        title={words.mine.emptyTitle}
        action={
          <Link to={boardLink} className={buttonClass()}>
            {words.mine.emptyAction}
          </Link>
        }
      >
        {words.mine.emptyText}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {running.length > 0 && disputed[0] && (
        <p className={noteClass}>
          <Link to={jobLink(disputed[0].id)} className={linkClass}>
            {words.mine.disputesBelow(disputed.length)}
          </Link>
        </p>
      )}
      {running.length > 0 && (
        <div
          className={clsx(
            'flex flex-col items-stretch gap-6',
            running.length > 1 &&
              'lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:items-start xl:grid-cols-[22rem_minmax(0,1fr)] print:block',
          )}
        >
          {running.length > 1 && <JobsAtHand jobs={running} shown={shown} jobLink={jobLink} />}
          <div className="flex min-w-0 flex-col gap-6">
            {running[0] && ended && (
              <EndedJob
                job={ended}
                next={running[0]}
                onNext={(next) => navigate(jobLink(next.id), { preventScrollReset: true })}
              />
            )}
            <ul aria-label={words.mine.running} className="flex flex-col gap-4">
              {running.map((job) => (
                <RunningJob
                  key={job.id}
                  job={job}
                  waiting={presses.filter((press) => press.jobId === job.id && isWaiting(press))}
                  isLinked={job.id === linked}
                  isShown={job === shown}
                  whoGoes={whoGoes(job)}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
      {disputed.length > 0 && (
        <section aria-labelledby="disputed-jobs" className="flex flex-col gap-4">
          <h2 id="disputed-jobs" className="text-xl">
            {words.mine.disputed}
          </h2>
          <ul className="rounded-md border border-line bg-surface">
            {disputed.map((job) => (
              <PastJob key={job.id} job={job} isLinked={job.id === linked} />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-jobs" className="flex flex-col gap-4">
          <h2 id="past-jobs" className="text-xl">
            {words.mine.past}
          </h2>
          <FirstOf rows={linkedFirst(past, linked)} name="past">
            {(shown) => (
              <ul className="rounded-md border border-line bg-surface">
                {shown.map((job) => (
                  <PastJob
                    key={job.id}
                    job={job}
                    // Who has just read it at its end stays there.
                    isLinked={job.id === linked && job !== ended}
                    isLatest={job === past[0]}
                  />
                ))}
              </ul>
            )}
          </FirstOf>
        </section>
      )}
    </div>
  )
}

/**
 * Which job is looked at: on a new page of the browser's history the one that was, and on one that the reader comes back to the one
 * that it showed. An address alone does not tell: that of the list names none.
 */
function useLooksAt() {
  const { key } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const [looked, setLooked] = useState<{ last: string | null; at: Record<string, string> }>({
    last: null,
    at: {},
  })
  const looksAt = looked.at[key] ?? (isBack ? null : looked.last)
  const lookAt = (id: string) => setLooked({ last: id, at: { ...looked.at, [key]: id } })
  return [looksAt, lookAt] as const
}

/** Who is awaited stands before the work under way, what is for another day, and what waits for the customer. */
function turnOf({ phase, request }: JobForProvider): number {
  if (isDone(phase)) return 3
  if (phase === jobLifecycle.initial && request.urgency === 'scheduled') return 2
  return awaitedPhases.includes(phase) ? 0 : 1
}

/** When one was over: what its row says. */
const endOf = ({ closedAt }: JobForProvider): number => (closedAt ? Date.parse(closedAt) : 0)

/** Of two whose turn it is, who is awaited sooner; without a promise last. */
const promiseOf = ({ promisedAt }: JobForProvider): number =>
  promisedAt ? Date.parse(promisedAt) : Number.MAX_SAFE_INTEGER

/** A job that somebody has come for stands on top, however long ago it was. */
const linkedFirst = (past: readonly JobForProvider[], linked: string | null) => [
  ...past.filter(({ id }) => id === linked),
  ...past.filter(({ id }) => id !== linked),
]
