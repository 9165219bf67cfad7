import { type RawBuilder, sql } from 'kysely'
import type { FoundRequest } from '#contract/desk-look-up.ts'
import { idInside } from '#contract/ids.ts'
import { runningPhases } from '#contract/jobs.ts'
import { readPhone } from '#contract/phone.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../../asking/request-names.ts'
import { withLongPaths } from '../../asking/short-paths.ts'
import { bidCount } from '../../deals/bid-queries.ts'
import { newestJob } from '../../deals/job-queries.ts'
import { phaseList } from '../../deals/phase-list.ts'
import type { Db } from '../../platform/db/tables.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { isLive } from '../../views/fleet-board.ts'
import { found } from '../account-order.ts'

const shown = 50
/** The link of a text, as a caller reads or forwards it. */
const codeInside = /\/s\/([\w-]+)/

/** What is open, and what has a job that runs; each by an index of its own. */
const underWay = sql`
  select id from requests where status = 'open'
  union all select request_id from jobs where phase in ${phaseList(runningPhases)}`

/** What ended a while ago, by the index of exact places, which are kept longer than that. */
const endedSince = (since: Date) => sql`
  select id from requests where closed_at > ${since} and positions_forgotten_at is null`

/** What is under way or has just ended. */
const recent = (now: Date) =>
  sql`${underWay} union all ${endedSince(new Date(now.getTime() - settings.desk.foundWithinMs))}`

/** By a part of the number, by names, by the place: what a caller is asked for who has no link at hand. */
const told = (search: string, now: Date) => sql`(
  r.id in (${recent(now)})
  and ${found(search, {
    words: sql`concat_ws(' ', r.customer_phone, r.customer_name, r.location_text, r.city, r.state, 'PO ' || r.po_number,
      p.business_name, f.company_name, 'unit ' || n.unit_number, u.full_name,
      (select i.number from invoices i where i.job_id = j.id))`,
    phone: sql`r.customer_phone`,
  })})`

/**
 * By a full number: of a guest by the one on the request, however old it is; of an account by its own, and while it is under way or
 * has just ended by the one on the request and by the fleet's too.
 */
function meant(search: string, now: Date): RawBuilder<unknown> {
  const id = idInside.exec(withLongPaths(search))?.[0]
  if (id)
    return sql`(r.id = ${id}::uuid or r.id in (select j.request_id from jobs j where j.id = ${id}::uuid))`
  const code = codeInside.exec(search)?.[1]
  // Of one that has ended too: it still says whose request it was.
  if (code)
    return sql`r.id = (select request_id from request_tokens where short_hash = ${hashToken(code)})`
  const phone = readPhone(search)
  if (!phone) return told(search, now)
  return sql`r.id in (
    select id from requests where customer_phone = ${phone} and customer_user_id is null and fleet_id is null
    union all select q.id from requests q join users u on u.id = q.customer_user_id where u.phone = ${phone}
    union all select q.id from requests q join drivers d on d.id = q.driver_id join users u on u.id = d.user_id
      where u.phone = ${phone}
    union all select q.id from requests q left join fleets f on f.id = q.fleet_id
      where ${phone} in (q.customer_phone, f.phone)
        and q.id in (${recent(now)}))`
}

/** Somebody calls the operator about a request: it is found by its link, or by what is said of whose it is and where. */
export async function lookUpRequests(
  db: Db,
  search: string | undefined,
  now: Date,
  language: Language,
): Promise<FoundRequest[]> {
  const wanted = search ? meant(search, now) : sql`r.id in (${underWay})`
  const { rows } = await sql<FoundRequest>`
    select r.id as "requestId", ${titleIn(language)} as title, r.status, r.close_reason as "closeReason", j.phase, dollars(j.price_cents) as price,
      iso(r.created_at) as at, r.customer_name as "customerName", r.customer_phone as "customerPhone",
      r.location_text as location, p.business_name as "businessName", iso(r.opened_at) as "openedAt",
      ${bidCount} as bids, (select count(*) from bids b where b.request_id = r.id and ${isLive(now)}) as "openBids"
    from requests r
    ${newestJob}
    left join providers p on p.id = j.provider_id
    left join fleets f on f.id = r.fleet_id
    left join units n on n.id = r.unit_id
    left join drivers d on d.id = r.driver_id
    left join users u on u.id = d.user_id
    where ${wanted} order by r.created_at desc, r.id limit ${shown}`.execute(db)
  return rows
}
