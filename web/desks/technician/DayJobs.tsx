import type { JobForTechnician } from '#contract/jobs.ts'
import { jobs as jobWords } from '#contract/words/en/jobs.ts'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { formatMoney } from '../../kit/ui/format.ts'
import { noteClass } from '../../kit/ui/note-class.ts'
import { PhoneLink } from '../../kit/ui/PhoneLink.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { isRunning } from '../../things/jobs/phases.ts'
import { isWaiting, type Press } from '../../things/presses/presses.ts'
import { DayJob } from './DayJob.tsx'

/** The jobs at hand as working cards, those of the last 24 hours below. */
export function DayJobs({
  jobs,
  business,
  presses,
}: {
  jobs: readonly JobForTechnician[]
  business: string
  presses: readonly Press[]
}) {
  const words = technicianDay
  const running = jobs.filter(({ phase }) => isRunning(phase))
  const past = jobs.filter(({ phase }) => !isRunning(phase))
  return (
    <div className="flex flex-col gap-6">
      {running.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : (
        <section aria-labelledby="running" className="flex flex-col gap-4">
          <h2 id="running" className="sr-only">
            {words.running}
          </h2>
          <ul className="flex flex-col gap-6">
            {running.map((job) => (
              <DayJob
                key={job.id}
                job={job}
                waiting={presses.filter((press) => press.jobId === job.id && isWaiting(press))}
              />
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past" className="flex flex-col gap-4">
          <h2 id="past" className="text-xl">
            {words.past}
          </h2>
          <ul className="flex flex-col gap-3">
            {past.map((job) => (
              <PastDayJob key={job.id} job={job} business={business} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function PastDayJob({ job, business }: { job: JobForTechnician; business: string }) {
  const { request, phase, closedAt } = job
  const { disputed, wasToCollect, collectNothing } = technicianDay
  const sum = job.toCollect
  return (
    <Card as="li" className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone={phase === 'closed' ? 'green' : 'neutral'}>{jobWords.phases[phase]}</Badge>
        {closedAt && <TickingTime at={closedAt} />}
      </p>
      <h3 className="text-lg break-words">{request.title}</h3>
      {request.contact && (
        <p>
          {request.contact.customerName}{' '}
          <PhoneLink number={request.contact.phone} className="min-h-12" />
        </p>
      )}
      {job.isDisputed && (
        <p className={noteClass}>
          {disputed({ business })}{' '}
          {sum &&
            (Number(sum) > 0 ? wasToCollect({ sum: formatMoney(sum), business }) : collectNothing)}
        </p>
      )}
    </Card>
  )
}
