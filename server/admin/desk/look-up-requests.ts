import { type RawBuilder, sql } from 'kysely'
import type { FoundRequest } from '#contract/desk-look-up.ts'
import { runningPhases } from '#contract/jobs.ts'
import { readPhone } from '#contract/phone.ts'
import type { Language } from '#contract/words/languages.ts'
import { titleIn } from '../../asking/request-names.ts'
import { phaseList } from '../../deals/phase-list.ts'
import type { Db } from '../../platform/db/tables.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'

const shown = 50
const idInside = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i
/** The link of a text, as a caller reads or forwards it. */
const codeInside = /\/s\/([\w-]+)/

/** What is open, and what has a job that runs; each by an index of its own. */
const underWay = sql`(r.status = 'open' or r.id in (select j.request_id from jobs j
  where j.phase in ${phaseList(runningPhases)}))`

/** Of a guest by the number on the request, of an account by its own number too; null for what means nobody. */
function meant(search: string): RawBuilder<unknown> | null {
  const id = idInside.exec(search)?.[0]
  if (id)
    return sql`(r.id = ${id}::uuid or r.id in (select j.request_id from jobs j where j.id = ${id}::uuid))`
  const code = codeInside.exec(search)?.[1]
  // Of one that has ended too: it still says whose request it was.
  if (code)
    return sql`r.id = (select request_id from request_tokens where short_hash = ${hashToken(code)})`
  const phone = readPhone(search)
  if (!phone) return null
  return sql`r.id in (
    select id from requests where customer_phone = ${phone} and customer_user_id is null and fleet_id is null
    union all select q.id from requests q join users u on u.id = q.customer_user_id where u.phone = ${phone}
    union all select q.id from requests q join drivers d on d.id = q.driver_id join users u on u.id = d.user_id
      where u.phone = ${phone})`
}

/** Somebody calls the operator about a request: it is found by the caller's number, or by its link. */
export async function lookUpRequests(
  db: Db,
  search: string | undefined,
  language: Language,
): Promise<FoundRequest[]> {
  const wanted = search ? meant(search) : underWay
  if (!wanted) return []
  const { rows } = await sql<FoundRequest>`
    select r.id as "requestId", ${titleIn(language)} as title, r.status, j.phase, dollars(j.price_cents) as price,
      iso(r.created_at) as at, r.customer_name as "customerName", r.customer_phone as "customerPhone"
    from requests r
    left join lateral (select * from jobs l where l.request_id = r.id
      order by l.assigned_at desc limit 1) j on true
    where ${wanted} order by r.created_at desc, r.id limit ${shown}`.execute(db)
  return rows
}
