import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { ChangeToDecide } from '../../jobs/ChangeToDecide.tsx'
import { ContestGone } from './ContestGone.tsx'
import { TakeSomebodyElse } from './TakeSomebodyElse.tsx'

/** What of a job wants its customer, wherever the job is read: more money asked for, nobody who comes, a word against it. */
export function AcceptedTrouble(of: { request: RequestForOwner; job: JobForCustomer }) {
  return (
    <>
      <ChangeToDecide {...of} />
      <TakeSomebodyElse {...of} />
      <ContestGone {...of} />
    </>
  )
}
