import type { JobForTechnician } from '#contract/jobs.ts'
import { technicianDay as words } from '#contract/words/en/technician-day.ts'
import { Button } from '../../kit/ui/Button.tsx'
import type { Press } from '../../things/presses/presses.ts'
import { dropGoneJob } from './gone-jobs.ts'
import { useGone } from './use-gone.ts'

/** Jobs that nobody has to drive to anymore, each until it is read. */
export function GoneJobs({
  by,
  jobs,
  presses,
}: {
  /** The id of the technician. */
  by: string
  jobs: readonly JobForTechnician[]
  presses: readonly Press[]
}) {
  const gone = useGone(by, jobs, presses)
  return (
    <div role="alert" className={gone.length ? 'flex flex-col gap-3' : 'sr-only'}>
      {gone.map(({ id, title, why }) => (
        <div
          key={id}
          className="flex flex-col gap-2 rounded-sm border-2 border-red-ink bg-red-soft p-4"
        >
          <p className="font-semibold break-words">{words.gone[why](title)}</p>
          <Button onClick={() => dropGoneJob(id)}>{words.gone.read}</Button>
        </div>
      ))}
    </div>
  )
}
