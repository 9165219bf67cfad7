import type { DealLine } from '#contract/desk-accounts.ts'
import { bids } from '#contract/words/en/bids.ts'
import { jobs } from '#contract/words/en/jobs.ts'

type Stand = Pick<DealLine, 'status' | 'closeReason' | 'phase'>

/** How a request stands, in the words of its customer's own pages: what waits again is open, whoever has left its last job. */
export function howItStands({ status, closeReason, phase }: Stand): string {
  if (closeReason === 'expired') return bids.expired
  return status !== 'open' && phase ? jobs.phases[phase] : bids.requestStatus[status]
}

/** How one job of a request stands, or ended. */
export const howItsJobStands = ({ status, phase }: Stand): string =>
  phase ? jobs.phases[phase] : bids.requestStatus[status]
