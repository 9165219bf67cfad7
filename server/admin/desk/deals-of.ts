import { type RawBuilder, sql } from 'kysely'
import type { DealLine } from '#contract/desk-accounts.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../../asking/request-names.ts'
import { newestJob } from '../../deals/job-queries.ts'
import type { Db } from '../../platform/db/tables.ts'

const shown = 25

/** The newest requests `r` of an account, each with its newest job `j`. */
export async function readDealsOf(
  db: Db,
  whose: RawBuilder<unknown>,
  language: Language,
): Promise<DealLine[]> {
  const { rows } = await sql<DealLine>`
    select r.id as "requestId", ${titleIn(language)} as title, r.status, r.close_reason as "closeReason", j.phase, dollars(j.price_cents) as price,
      iso(r.created_at) as at
    from requests r
    ${newestJob}
    where ${whose} order by r.created_at desc, r.id limit ${shown}`.execute(db)
  return rows
}

/** The newest jobs of a shop. */
export async function readJobsOf(
  db: Db,
  providerId: string,
  language: Language,
): Promise<DealLine[]> {
  const { rows } = await sql<DealLine>`
    select r.id as "requestId", ${titleIn(language)} as title, r.status, r.close_reason as "closeReason", j.phase, dollars(j.price_cents) as price,
      iso(j.assigned_at) as at
    from jobs j join requests r on r.id = j.request_id
    where j.provider_id = ${providerId} order by j.assigned_at desc, j.id limit ${shown}`.execute(
    db,
  )
  return rows
}
