import type { UseMutationResult } from '@tanstack/react-query'
import { delayMinutes } from '#contract/job-lifecycle.ts'
import type { JobForTechnician } from '#contract/jobs.ts'
import { jobs } from '#contract/words/en/jobs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { mutateThen } from '../../kit/api/mutate-then.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { useTicking } from '../../kit/ui/clock.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatClock } from '../../kit/ui/format.ts'
import { More } from '../../kit/ui/More.tsx'
import { questionClass } from '../../kit/ui/note-class.ts'
import { toast } from '../../kit/ui/toast.ts'
import { isUnderway } from './phases.ts'

const minute = 60_000

type Delay = UseMutationResult<boolean, Error, number>

/** Who is late says when they will be there (rules C14); who knows it earlier says so behind one quiet line. */
export function SayWhen({
  job,
  isUnsent,
  delay,
}: {
  job: Pick<JobForTechnician, 'phase' | 'promisedAt' | 'expectedAt'>
  /** What was said last still waits for a signal. */
  isUnsent: boolean
  /** Tells in how many minutes, and then whether the server has it. */
  delay: Delay
}) {
  const words = jobs.mine.late
  const due = job.promisedAt ? new Date(job.promisedAt).getTime() : Number.POSITIVE_INFINITY
  const isLate = useTicking((now) => now > due)
  // What is not later than promised need not be said.
  const from = useTicking((now) =>
    delayMinutes.findIndex((minutes) => now + minutes * minute > due),
  )
  if (from < 0 || !isUnderway(job.phase)) return null
  const say = isUnsent ? words.saidUnsent : words.said
  const said = job.expectedAt && say(formatClock(job.expectedAt))
  const picks = <Picks minutes={delayMinutes.slice(from)} delay={delay} />
  if (!isLate)
    return (
      <More summary={words.early}>
        <div className="flex flex-col gap-3">
          <p className="text-sm">{said || words.earlyText}</p>
          {picks}
        </div>
      </More>
    )
  return (
    <div className={`${questionClass} flex flex-col gap-3`}>
      <p>
        <strong className="font-sign text-lg font-semibold">{words.title}</strong>
        <span className="block text-sm">{said || words.text}</span>
      </p>
      {picks}
    </div>
  )
}

function Picks({ minutes, delay }: { minutes: readonly number[]; delay: Delay }) {
  const words = jobs.mine.late
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {minutes.map((one) => (
          <Button
            key={one}
            busy={delay.isPending && delay.variables === one}
            onClick={() =>
              mutateThen(delay, one, (isSent) =>
                toast({ title: isSent ? words.told : words.unsent }),
              )
            }
          >
            {words.minutes(one)}
          </Button>
        ))}
      </div>
      <FormError error={delay.isError ? sentenceOf(delay.error, jobs.mine.stepFailed) : null} />
    </>
  )
}
