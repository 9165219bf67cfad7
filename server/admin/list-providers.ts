import { sql } from 'kysely'
import type {
  exportProviders as exportEndpoint,
  listProvidersForAdmin as listEndpoint,
  ProviderForAdmin,
} from '#contract/admin.ts'
import { readTrade } from '#contract/catalogue.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import { formatPhone } from '#contract/phone-shown.ts'
import { settings } from '#contract/settings.ts'
import { admin } from '#contract/words/en/admin.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { behind, found, orderBy, ordersOf } from './account-order.ts'

const orders = ordersOf('p', 'business_name')

const columns = sql`
  p.id, p.owner_user_id as "ownerUserId", p.business_name as "businessName", p.owner_name as "ownerName",
      u.full_name as "fullName", coalesce(u.email, '') as email, p.phone, p.trades as services, p.status, p.is_turned_down as "isTurnedDown",
      p.address, p.city || ', ' || p.state as location, p.lat is not null as "isPlaced", p.description, p.experience,
      p.team_size as "teamSize", p.equipment, p.service_area as "serviceArea", p.verification_level as level,
      iso(p.created_at) as "createdAt"`

const shown = sql`concat_ws(' ', p.business_name, p.owner_name, u.full_name, u.email, p.city)`

async function find(
  db: Db,
  { search, status, state, trade, level, sort = 'waiting', before }: QueryOf<typeof listEndpoint>,
  limit: number,
): Promise<ProviderForAdmin[]> {
  const order = orders[sort]
  const { rows } = await sql<ProviderForAdmin>`
    select ${columns}
    from providers p join users u on u.id = p.owner_user_id
    where (${status ?? null}::text is null or p.status = ${status ?? null}::text)
      and (${state ?? null}::text is null or p.state = ${state ?? null}::text)
      and (${trade ?? null}::text is null or ${trade ?? null}::text = any(p.trades))
      and (${level ?? null}::text is null or p.verification_level = ${level ?? null}::text)
      and ${found(search, { words: shown, phone: sql`p.phone` })}
      ${behind(order, sql`providers p`, sql`p.id`, before)}
    ${orderBy(order)} limit ${limit}`.execute(db)
  return rows
}

/** One of them, as the list shows it. */
export async function findProviderForAdmin(
  db: Db,
  id: string,
): Promise<ProviderForAdmin | undefined> {
  const { rows } = await sql<ProviderForAdmin>`
    select ${columns} from providers p join users u on u.id = p.owner_user_id
    where p.id = ${id}`.execute(db)
  return rows[0]
}

/** A page of the providers. `before` is the last row of the page before, in whatever order. */
export const listProviders = (db: Db, query: QueryOf<typeof listEndpoint>) =>
  find(db, query, settings.pageSize.list)

/** The same rows as a file for a spreadsheet. */
export async function exportProviders(
  db: Db,
  filters: QueryOf<typeof exportEndpoint>,
  language: Language,
): Promise<RawAnswer> {
  const rows = await find(db, filters, settings.pageSize.export)
  const { standings, turnedDown } = inLanguage(admin, language)
  const names = inLanguage(serviceWords, language)
  const file = writeTable(
    inLanguage(tables, language).providers,
    rows.map((row) => [
      row.businessName,
      row.ownerName,
      row.email,
      formatPhone(row.phone),
      row.services.map((service) => tradeName(service, names)).join(', '),
      row.isTurnedDown ? turnedDown : standings[row.status],
      row.location,
      row.address,
      row.createdAt,
      row.id,
    ]),
  )
  return fileAnswer(file)
}

function tradeName(service: string, { trades }: typeof serviceWords): string {
  const trade = readTrade(service)
  return trade ? trades[trade] : service
}
