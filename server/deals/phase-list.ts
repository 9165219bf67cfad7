import { type RawBuilder, sql } from 'kysely'
import type { JobPhase } from '#contract/jobs.ts'

/** A list of phases for `in`, written out: only so PostgreSQL knows the partial index that is for them. */
export const phaseList = (phases: readonly JobPhase[]): RawBuilder<unknown> =>
  sql`(${sql.join(phases.map((phase) => sql.lit(phase)))})`
