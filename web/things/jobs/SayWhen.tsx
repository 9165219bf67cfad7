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
import { questionClass } from '../../kit/ui/note-class.ts'
import { toast } from '../../kit/ui/toast.ts'
import { isUnderway } from './phases.ts'

/** Who is late says when they will be there (rules C14). */
export function SayWhen({
  job,
  delay,
}: {
  job: Pick<JobForTechnician, 'phase' | 'promisedAt' | 'expectedAt'>
  /** Tells in how many minutes. */
  delay: UseMutationResult<unknown, Error, number>
}) {
  const words = jobs.mine.late
  const due = job.promisedAt ? new Date(job.promisedAt).getTime() : Number.POSITIVE_INFINITY
  const isLate = useTicking((now) => now > due)
  if (!isLate || !isUnderway(job.phase)) return null
  return (
    <div className={`${questionClass} flex flex-col gap-3`}>
      <p>
        <strong className="font-sign text-lg font-semibold">{words.title}</strong>
        <span className="block text-sm">
          {job.expectedAt ? words.said(formatClock(job.expectedAt)) : words.text}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {delayMinutes.map((minutes) => (
          <Button
            key={minutes}
            busy={delay.isPending && delay.variables === minutes}
            onClick={() => mutateThen(delay, minutes, () => toast({ title: words.told }))}
          >
            {words.minutes(minutes)}
          </Button>
        ))}
      </div>
      <FormError error={delay.isError ? sentenceOf(delay.error, jobs.mine.stepFailed) : null} />
    </div>
  )
}
