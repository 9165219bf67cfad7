import type { JobForProvider } from '#contract/jobs.ts'
import { paths } from '#contract/paths.ts'
import { comeback } from '#contract/words/en/comeback.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../kit/ui/link-class.ts'

/** From a comeback to the job that it does again, for its provider. */
export const FirstJob = ({ job }: { job: JobForProvider }) =>
  job.comeback && (
    <Link to={paths.ownJob(job.comeback.jobId)} className={nameLinkClass}>
      {comeback.first}
    </Link>
  )
