import { sql } from 'kysely'
import type { ChangeOrder } from '#contract/change-orders.ts'
import type { Services } from '../core/services.ts'
import { findJobForSides } from '../deals/find-job-for-sides.ts'
import type { Claim } from '../deals/policy.ts'
import { photosJson } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'

/** What was asked for beyond the agreed price of a job, newest first, for its two sides. */
export async function listChangeOrders(
  { db }: Services,
  claim: Claim,
  jobId: string,
): Promise<ChangeOrder[]> {
  const job = await findJobForSides(db, claim, jobId)
  return readChangeOrders(db, job.id)
}

/** What was hidden since nobody sees. */
const shownWith = sql`p.change_order_id = c.id
  and not exists (select from proof_hidings h where h.proof_id = p.proof_id)`

export async function readChangeOrders(db: Db, jobId: string): Promise<ChangeOrder[]> {
  const { rows } = await sql<ChangeOrder>`
    select c.id, c.job_id as "jobId", c.status, c.reason, c.words, c.lines,
      dollars(c.rise_cents) as rise, dollars(c.price_before_cents) as "priceBefore",
      dollars(c.price_before_cents + c.rise_cents) as "priceAfter",
      c.approved_lines as "approvedLines", ${photosJson(shownWith)} as photos,
      iso(c.sent_at) as "sentAt", iso(c.expires_at) as "expiresAt",
      case when c.status = 'sent' then c.waits_for end as "waitsFor",
      case when c.status = 'sent' then iso(c.passes_on_at) end as "passesOnAt"
    from change_orders c where c.job_id = ${jobId} order by c.sent_at desc`.execute(db)
  return rows
}
