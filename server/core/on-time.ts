import { sql } from 'kysely'

/**
 * Did the provider of a job `j` come by the promise? An arrival that nothing proves keeps no promise: it could have been
 * pressed in the yard. Those from before anybody asked count as they did. Null where
 * nobody arrived.
 */
export const wasOnTime = sql<boolean>`(j.arrived_at <= j.promised_at
  and j.arrival_proof is distinct from 'none')`
