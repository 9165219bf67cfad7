import { type ReactNode, useEffect, useState } from 'react'
import { jobLifecycle } from '#contract/job-lifecycle.ts'
import type { JobForProvider, JobPhase } from '#contract/jobs.ts'
import { refusalOf } from '#contract/lifecycle.ts'
import { settings } from '#contract/settings.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentence } from '#contract/words/sayings.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { laterBesideTheRoad } from '../../kit/api/later.tsx'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { announce } from '../../kit/ui/announce.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { now } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatMoment } from '../../kit/ui/format.ts'
import type { ProvedJob } from '../proofs/proved-job.ts'
import type { Advance } from './advance.ts'
import { nextStep } from './phases.ts'
import { quickFix } from './quick-fix.ts'

const FinishDialog = laterBesideTheRoad(() =>
  import('./FinishDialog.tsx').then((part) => part.FinishDialog),
)

/** Stays at the foot of the screen while its card is read. */
const barClass =
  'sticky bottom-(--dock) z-10 -mx-4 -mb-4 flex flex-col gap-2 rounded-b-md border-t border-line bg-surface p-4'

/** A second tap of a gloved hand within this time belongs to the step before. */
const doubleTapMs = 800

/**
 * The one big button in the thumb's reach: what the technician does next. The last step asks first, since it cannot be taken
 * back.
 */
export function NextStep({
  job,
  phase,
  code,
  total,
  collect = null,
  unanswered,
  advance,
  when,
  children,
}: {
  /** Of whose proof of work the last step asks. */
  job: ProvedJob
  phase: JobPhase
  /** The customer's, as far as it is typed. */
  code: string
  /** What the customer pays in all, said with the last step; null for who does not know it. */
  total: string | null
  /** What to take from the customer, as a sentence, for who is at the truck. */
  collect?: string | null
  /** How much more was asked for that nobody has answered; null where nothing waits. */
  unanswered: string | null
  advance: Advance
  /** When help is wanted: who sets out long before that is asked once more. */
  when: Pick<JobForProvider, 'scheduledAt' | 'timeZone'>
  /** What else is said beside the button, or instead of it where it is somebody else's turn. */
  children?: ReactNode
}) {
  const [isAskedEarly, setAskedEarly] = useState(false)
  const step = nextStep(phase)
  const asksEarly = step === 'start' && isAskedEarly
  /** Whose press it is: of the step, or of the answer to whether it is meant. */
  const turn = asksEarly ? 'early' : phase
  const [restedIn, setRestedIn] = useState<string>(turn)
  useEffect(() => {
    const timer = setTimeout(() => setRestedIn(turn), doubleTapMs)
    return () => clearTimeout(timer)
  }, [turn])
  const [asks, setAsks] = useState(false)
  if (!step) return children ? <div className={barClass}>{children}</div> : null
  const label = jobs.steps[step]
  const refusal = refusalOf(jobLifecycle, step, phase)
  const press = () => {
    if (step === 'finish') setAsks(true)
    else if (step === 'start' && isEarly(when) && !isAskedEarly) setAskedEarly(true)
    // What proves it goes with the press. It counts from now, however long the device looks for its place.
    else if (step === 'arrive')
      mutateThen(advance, { step, fix: quickFix(), code: code.trim() || undefined }, moved)
    else mutateThen(advance, { step }, moved)
  }
  const moved = () => announce(jobs.mine.moved(label))
  return (
    <>
      <div className={barClass}>
        {children}
        {asksEarly && when.scheduledAt && (
          <p role="alert" className="font-semibold">
            {jobs.mine.early(formatMoment(when.scheduledAt, when.timeZone, now()))}
          </p>
        )}
        <Button
          variant="primary"
          wide
          className="min-h-16 *:text-2xl"
          busy={advance.isPending || restedIn !== turn}
          disabledReason={refusal && sentence(refusal)}
          onClick={press}
        >
          {label}
        </Button>
        <FormError
          error={advance.isError && !asks ? sentenceOf(advance.error, jobs.mine.stepFailed) : null}
        />
      </div>
      {asks && (
        <FinishDialog
          job={job}
          total={total}
          collect={collect}
          unanswered={unanswered}
          advance={advance}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

/** Is the appointment so far off that somebody may have pressed the wrong card? */
const isEarly = ({ scheduledAt }: Pick<JobForProvider, 'scheduledAt'>): boolean =>
  scheduledAt !== null && new Date(scheduledAt).getTime() - now() > settings.earlyStartMs
