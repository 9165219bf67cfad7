import type { DriverRequest } from '#contract/fleet-requests.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { RunningRequest, type RunningRequestProps } from '../../../things/offers/RunningRequest.tsx'
import { CompleteJob } from './CompleteJob.tsx'
import { JobDeeds } from './JobDeeds.tsx'

/** A driver's own request on which somebody is, with what the driver has to say of the job. */
export function RunningCall({
  line,
  ...shown
}: { line: DriverRequest } & Pick<RunningRequestProps, 'interval' | 'after'>) {
  return (
    <RunningRequest
      line={line}
      failed={drivers.jobs.jobFailed}
      deeds={(job) => <JobDeeds line={line} job={job} />}
      confirm={<CompleteJob line={line} variant="primary" />}
      {...shown}
    />
  )
}
