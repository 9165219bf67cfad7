import { drivers } from '../../messages/en/drivers.ts'
import { PastRequest } from '../../requests/asked/PastRequest.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListOf } from '../../ui/ListOf.tsx'
import type { useDriverJobs } from '../use-driver.ts'
import { DriverJob } from './DriverJob.tsx'
import { OpenJob } from './OpenJob.tsx'

export interface DriverJobsProps {
  rows: ReturnType<typeof useDriverJobs>
  limit: string | null
  interval: number | false
}

/** What runs or waits, and what is over. */
export function DriverJobs({ rows, limit, interval }: DriverJobsProps) {
  const words = drivers.jobs
  return (
    <ListOf rows={rows} failed={words.failed} more={words.more}>
      {(lines) => {
        const current = lines.filter(({ status }) => status === 'open' || status === 'in_progress')
        const past = lines.filter((line) => !current.includes(line))
        if (lines.length === 0)
          return <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
        return (
          <>
            {current.length > 0 && (
              <ul aria-label={words.now} className="flex flex-col gap-4">
                {current.map((line) =>
                  line.status === 'in_progress' ? (
                    <DriverJob key={line.id} line={line} interval={interval} />
                  ) : (
                    <OpenJob key={line.id} line={line} limit={limit} interval={interval} />
                  ),
                )}
              </ul>
            )}
            {past.length > 0 && (
              <section aria-labelledby="past" className="flex flex-col gap-3">
                <h2 id="past" className="text-xl">
                  {words.past}
                </h2>
                <ul className="flex flex-col gap-3">
                  {past.map((line) => (
                    <PastRequest key={line.id} line={line} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )
      }}
    </ListOf>
  )
}
