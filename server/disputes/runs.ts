import { type RawBuilder, sql } from 'kysely'

/** Does a dispute `d` still run? Its money is still to be moved, and each side has words to say to it: a clock ends each of them. */
export const runs = sql`(d.ended_at is null or d.carried_at is null)`

/** Is there one about a request? */
export const disputeRuns = (requestId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from disputes d join jobs j on j.id = d.job_id
    where j.request_id = ${requestId} and ${runs})`
