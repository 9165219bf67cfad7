import type { JobForProvider } from '#contract/jobs.ts'
import { jobs as words } from '#contract/words/en/jobs.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { howClosed } from '../../../things/jobs/how-closed.ts'

/** The job that was at hand a moment ago: how it ended, and the way on to the next one, which does not come by itself. */
export function EndedJob({
  job,
  next,
  onNext,
}: {
  job: JobForProvider
  next: JobForProvider
  onNext: (next: JobForProvider) => void
}) {
  return (
    <Card as="section" aria-label={job.request.title} className="print:hidden">
      <div className="flex flex-col items-start gap-3">
        <h3 className="text-xl break-words">{job.request.title}</h3>
        <p role="status" className="font-sign text-lg font-semibold">
          {words.mine.ended(job.phase, howClosed(job.timeline))}
        </p>
        <Button onClick={() => onNext(next)}>{words.mine.next(next.request.title)}</Button>
      </div>
    </Card>
  )
}
