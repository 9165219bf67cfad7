import { sql } from 'kysely'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'

/** Capitals, signs, the form of the company and digits that look like letters make no other name. */
const seen = (name: ReturnType<typeof sql>) =>
  sql`regexp_replace(translate(regexp_replace(lower(${name}), '\\m(the|llc|inc|co|corp|ltd)\\M', '', 'g'), '015', 'ols'), '[^[:alnum:]]', '', 'g')`

/** Nobody takes a name by which customers know another shop that works here. */
export async function refuseLookAlike(tx: Tx, providerId: string, name: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select business_name as name from providers
    where status = 'active' and id <> ${providerId}
      and ${seen(sql`business_name`)} = ${seen(sql`${name}::text`)}
    limit 1`.execute(tx)
  const [taken] = rows
  if (!taken) return
  const says = refusals.providers.nameTaken({ name: taken.name })
  throw new Refusal('name_taken', says, { details: { businessName: says } })
}
