import type { Generated } from 'kysely'
import type { CheckIssuer } from '#contract/fleet-checks.ts'
import type { Db, Tx } from '../platform/db/tables.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    fleet_checks: {
      job_id: string
      issuer: CheckIssuer
      cents: number
      sealed: Buffer | null
      last4: string
      given_at: Date
      given_by: string | null
      shown_at: Generated<Date | null>
      shown_to: Generated<string | null>
    }
  }
}

/** Without its code: that is asked for by who shows it, and by nobody else. */
export const findFleetCheck = (db: Db | Tx, jobId: string) =>
  db
    .selectFrom('fleet_checks')
    .select(['issuer', 'cents', 'last4', 'shown_at'])
    .where('job_id', '=', jobId)
    .executeTakeFirst()

/** The job is paid another way before the work is done, so that nobody has read the code: it is here no more. */
export const takeCheckBack = (tx: Tx, jobId: string) =>
  tx.deleteFrom('fleet_checks').where('job_id', '=', jobId).where('shown_at', 'is', null).execute()
