import { ChevronDown } from 'lucide-react'
import type { JobForProvider } from '#contract/jobs.ts'
import { jobs as words } from '#contract/words/en/jobs.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { isUnderway } from '../../../things/jobs/phases.ts'

/** One working card is shown at a time, so the jobs at hand stand as rows above it, or beside it on a desk: which is late, who is on it. */
export function JobsAtHand({
  jobs,
  shown,
  jobLink,
}: {
  jobs: readonly JobForProvider[]
  /** Whose card is shown. */
  shown: JobForProvider | undefined
  jobLink: (jobId: string) => string
}) {
  return (
    <nav aria-label={words.mine.atHand(jobs.length)} className="lg:sticky lg:top-20 print:hidden">
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {jobs.map(({ id, phase, request, technician, promisedAt, comeback }) => (
          <li key={id}>
            <Link
              to={jobLink(id)}
              preventScrollReset
              aria-current={id === shown?.id ? 'true' : undefined}
              className="flex min-h-14 items-center gap-3 px-4 py-2 -outline-offset-3 aria-[current]:bg-sunken aria-[current]:inset-shadow-[4px_0_0_var(--color-amber)]"
            >
              <span className="min-w-0 grow">
                <span className="block leading-5 font-semibold break-words">{request.title}</span>
                <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                  <Badge>{words.phases[phase]}</Badge>
                  {comeback && <Badge tone="amber">{words.mine.comeback}</Badge>}
                  {request.contact && <span>{request.contact.customerName}</span>}
                  {technician && <span>{words.mine.by({ name: technician.fullName })}</span>}
                  {/* Not beside the title: it would take two lines, and push the promise of the card below the bar. */}
                  {promisedAt && isUnderway(phase) && (
                    <TickingTime
                      at={promisedAt}
                      className="ml-auto font-semibold whitespace-nowrap text-ink"
                    />
                  )}
                </span>
              </span>
              <ChevronDown
                className="size-5 shrink-0 text-muted lg:-rotate-90"
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
