import { paths } from '#contract/paths.ts'
import { jobs as words } from '#contract/words/en/jobs.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { OwnJobs } from '../../things/jobs/OwnJobs.tsx'
import type { useOwnJobs } from '../../things/jobs/use-own-jobs.ts'
import { tabLink } from './tabs.ts'
import { WhoGoes } from './technicians/WhoGoes.tsx'

/** What this provider does, and has done. */
export function JobsTab({
  jobs,
  linked,
}: {
  jobs: ReturnType<typeof useOwnJobs>
  /** Of the job whose link was followed. */
  linked: string | null
}) {
  return (
    <ListOf rows={jobs} failed={words.mine.failed} more={words.mine.more}>
      {(own) => (
        <OwnJobs
          jobs={own}
          linked={linked}
          boardLink={tabLink('requests')}
          jobLink={paths.ownJob}
          whoGoes={(job) => <WhoGoes job={job} />}
        />
      )}
    </ListOf>
  )
}
