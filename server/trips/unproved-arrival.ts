import { type JobRow, setArrival } from '../deals/job-queries.ts'
import type { Tx } from '../platform/db/tables.ts'

/** Does anything show that somebody came? */
export const isProved = ({ arrival_proof: proof }: Pick<JobRow, 'arrival_proof'>): boolean =>
  proof !== null && proof !== 'none'

/** The job is on its way again, as if nobody had said that they are there. */
export const setBack = (
  tx: Tx,
  job: JobRow,
  known: Pick<Parameters<typeof setArrival>[2], 'phase' | 'arrival_denied_at'>,
) =>
  setArrival(tx, job.id, {
    ...known,
    arrived_at: null,
    arrival_proof: null,
    arrival_code_wrong: false,
    arrival_seen_at: null,
    // Who forgot to press "on my way" is on the way since then at the latest.
    en_route_at: job.en_route_at ?? job.arrived_at,
  })
