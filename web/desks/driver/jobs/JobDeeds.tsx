import { Megaphone, UserCheck } from 'lucide-react'
import { useState } from 'react'
import type { DriverRequest } from '#contract/fleet-requests.ts'
import { type DriverReport, driverReports, type JobForCustomer } from '#contract/jobs.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { later } from '../../../kit/api/later.tsx'
import { mutateThen } from '../../../kit/api/mutate-then.ts'
import { TryingLine } from '../../../kit/TryingLine.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { isUnderway } from '../../../things/jobs/phases.ts'
import { useReport } from '../use-driver.ts'
import { CompleteJob } from './CompleteJob.tsx'

const UpdateDialog = later(() => import('./UpdateDialog.tsx').then((part) => part.UpdateDialog))

/**
 * The three buttons of rules D. None is loud: until the work is done the driver waits, and what is next stands with who comes.
 */
export function JobDeeds({ line, job }: { line: DriverRequest; job: JobForCustomer }) {
  const words = drivers.jobs
  const { report, isLost } = useReport(line.id)
  const [updates, setUpdates] = useState(false)
  const { can } = line
  // What was reported of an earlier job does not count.
  const told = line.report && line.report.at >= job.assignedAt ? line.report : null
  const kind = driverReports.find((one) => one === told?.kind)
  // Once work has begun, somebody has seen that the driver is there.
  const isAwaited = isUnderway(job.phase) || job.phase === 'arrived'
  const saysReady = can.report && !told && isAwaited
  return (
    <div className="flex flex-col gap-3">
      {told && kind && <Told kind={kind} at={told.at} settled={told.settled} />}
      <div className="flex flex-wrap items-start gap-2 *:grow *:basis-40 *:first:basis-72">
        {saysReady && (
          <div>
            <Button
              wide
              icon={<UserCheck className="size-5" aria-hidden="true" />}
              aria-describedby={`ready-${line.id}`}
              busy={report.isPending}
              onClick={() =>
                mutateThen(report, { kind: 'ready' }, () =>
                  toast({ title: words.readyDone, tone: 'success' }),
                )
              }
            >
              {words.acceptMeans} ({words.accept})
            </Button>
            <p id={`ready-${line.id}`} className="mt-1 text-center text-sm text-muted">
              {words.acceptHint}
            </p>
          </div>
        )}
        {can.report && (
          <Button
            icon={<Megaphone className="size-5" aria-hidden="true" />}
            onClick={() => setUpdates(true)}
          >
            {words.update}
          </Button>
        )}
        {/* Once it waits for the driver's word, the button stands with the question. */}
        {job.phase !== 'awaiting_confirmation' && (
          <div>
            <CompleteJob line={line} />
          </div>
        )}
      </div>
      <TryingLine isLost={saysReady && isLost} />
      {/* Once it need not be said any more, that it was not sent is no trouble. */}
      <FormError
        error={saysReady && report.isError ? sentenceOf(report.error, words.reportFailed) : null}
      />
      {updates && <UpdateDialog requestId={line.id} onClose={() => setUpdates(false)} />}
    </div>
  )
}

function Told({ kind, at, settled }: { kind: DriverReport; at: string; settled: string | null }) {
  const words = drivers.jobs
  return (
    <p role="status" className="rounded-sm border-l-4 border-green-ink bg-green-soft px-3 py-2">
      {words.reports[kind]}{' '}
      <span className="text-sm text-muted">
        {words.reported} <TickingTime at={at} />
      </span>
      {settled && <span className="block break-words">{words.settled(settled)}</span>}
    </p>
  )
}
