import type { JobForCustomer } from '#contract/jobs.ts'
import type { RequestForOwner } from '#contract/requests.ts'
import { ContestGone } from './ContestGone.tsx'
import { TakeSomebodyElse } from './TakeSomebodyElse.tsx'

/** What of a job wants its customer, wherever the job is read: nobody who comes, a word against it. */
export function AcceptedTrouble(of: { request: RequestForOwner; job: JobForCustomer }) {
  return (
    <>
      <TakeSomebodyElse {...of} />
      <ContestGone {...of} />
    </>
  )
}
