import { sql } from 'kysely'
import type { Duplicate } from '#contract/desk-accounts.ts'
import type { Db } from '../../platform/db/tables.ts'

const most = 50
/** Digits of a number in whatever spelling, without the country's. */
const digits = (column: ReturnType<typeof sql>) =>
  sql`regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^1(?=\\d{10}$)', '')`
const words = (column: ReturnType<typeof sql>) =>
  sql`regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`

/** What somebody has said of an account. */
interface Known {
  /** The account itself, and who owns it: no account is its own look-alike. */
  ids: readonly string[]
  phone: string
  email: string
  name: string
  address: string | null
}

/** Other accounts with the same phone, e-mail address, name or address, in whatever spelling. */
export async function findDuplicates(
  db: Db,
  { ids, phone, email, name, address }: Known,
): Promise<Duplicate[]> {
  const other = (id: ReturnType<typeof sql>) => sql`${id} <> all(${ids}::uuid[])`
  const samePhone = (column: ReturnType<typeof sql>) =>
    sql`${phone} <> '' and ${digits(column)} = ${digits(sql`${phone}::text`)}`
  const same = (column: ReturnType<typeof sql>, value: string | null) =>
    sql`${words(sql`${value}::text`)} <> '' and ${words(column)} = ${words(sql`${value}::text`)}`
  const { rows } = await sql<Duplicate>`
    select * from (
      select 'phone' as likeness, 'provider' as kind, p.id, p.business_name as name
      from providers p where ${other(sql`p.id`)} and ${samePhone(sql`p.phone`)}
      union all
      select 'phone', 'user', u.id, u.full_name
      from users u where ${other(sql`u.id`)} and ${samePhone(sql`u.phone`)}
        and not exists (select from providers p where p.owner_user_id = u.id and ${samePhone(sql`p.phone`)})
      union all
      select 'email', 'user', u.id, u.full_name from users u
      where ${other(sql`u.id`)} and ${email} <> '' and lower(u.email) = lower(${email})
      union all
      select 'name', 'provider', p.id, p.business_name
      from providers p where ${other(sql`p.id`)} and ${same(sql`p.business_name`, name)}
      union all
      select 'name', 'fleet', f.id, f.company_name
      from fleets f where ${other(sql`f.id`)} and ${same(sql`f.company_name`, name)}
      union all
      select 'address', 'provider', p.id, p.business_name
      from providers p where ${other(sql`p.id`)} and ${same(sql`p.address`, address)}
      union all
      select 'address', 'fleet', f.id, f.company_name
      from fleets f where ${other(sql`f.id`)} and ${same(sql`f.address`, address)}
    ) d order by likeness, name limit ${most}`.execute(db)
  return rows
}
