import type { JobRow } from '../../server/deals/job-queries.ts'
import { chanceOf } from '../chance.ts'

/** How the jobs of robots end; where a person has to do with one, it is done. */
export function fateOf({
  job,
  isWatched,
}: {
  job: Pick<JobRow, 'id' | 'technician_id'>
  isWatched: boolean
}): 'done' | 'nobody_comes' | 'handed_back' | 'called_off' {
  if (isWatched || job.technician_id) return 'done'
  const share = chanceOf('fate', job.id).between(0, 1)
  if (share < 0.02) return 'nobody_comes'
  if (share < 0.05) return 'handed_back'
  return share < 0.08 ? 'called_off' : 'done'
}

/** What becomes of a request of robots before anybody is chosen. */
export function choiceOf(requestId: string): 'chosen' | 'given_up' | 'forgotten' {
  const share = chanceOf('choice', requestId).between(0, 1)
  if (share < 0.05) return 'given_up'
  return share < 0.08 ? 'forgotten' : 'chosen'
}
