import { use } from 'react'
import { paths } from '#contract/paths.ts'
import { jobs as words } from '#contract/words/en/jobs.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { asPressed } from '../../../things/presses/as-pressed.ts'
import { PresserContext } from '../../../things/presses/presser.ts'
import { usePressesOf } from '../../../things/presses/presses.ts'
import { tabLink } from '../tabs.ts'
import { WhoGoes } from '../technicians/WhoGoes.tsx'
import { OwnJobs } from './OwnJobs.tsx'
import type { useOwnJobs } from './use-own-jobs.ts'

/** What this provider does, and has done. */
export function JobsTab({
  jobs,
  linked,
}: {
  jobs: ReturnType<typeof useOwnJobs>
  /** Of the job whose link was followed. */
  linked: string | null
}) {
  const { by } = use(PresserContext)
  const presses = usePressesOf(by)
  return (
    <ListOf rows={jobs} failed={words.mine.failed} more={words.mine.more}>
      {(own) => (
        <OwnJobs
          jobs={own.map((job) => asPressed(job, presses))}
          presses={presses}
          linked={linked}
          boardLink={tabLink('requests')}
          jobLink={paths.ownJob}
          whoGoes={(job) => <WhoGoes job={job} />}
        />
      )}
    </ListOf>
  )
}
