import { jobs } from '#contract/words/en/jobs.ts'
import { formatClock, formatExact } from '../../kit/ui/format.ts'
import { ProgressSteps } from '../../kit/ui/ProgressSteps.tsx'
import { road, roadStep, roadTimes, type Steps } from './phases.ts'

/** How far a job has come, each step with the time it was reached. Nothing for a job that ended on the way. */
export function JobRoad({ job }: { job: Steps }) {
  const current = roadStep(job.phase)
  if (current === null) return null
  const times = roadTimes(job).map(
    (at) =>
      at && (
        <time key={at} dateTime={at} title={formatExact(at)} className="numerals">
          {formatClock(at)}
        </time>
      ),
  )
  return (
    <ProgressSteps
      label={jobs.progress}
      steps={road.map((phase) => jobs.progressSteps[phase])}
      current={current}
      notes={times}
    />
  )
}
