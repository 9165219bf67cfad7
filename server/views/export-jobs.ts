import { sql } from 'kysely'
import type { ServiceType } from '#contract/catalogue.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { tables } from '#contract/words/en/tables.ts'
import type { Language } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { User } from '../auth/actor.ts'
import { creditedCents } from '../payments/credit-notes.ts'
import { leftToProvider } from '../payments/left-to-provider.ts'
import { writeTable } from '../platform/csv/write-table.ts'
import type { Db } from '../platform/db/tables.ts'
import { fileAnswer, type RawAnswer } from '../platform/http/raw-answer.ts'
import { providerOf } from '../providers/queries.ts'

const most = 10_000

/**
 * A provider's closed jobs for the books, the newest first, by the clock of the shop. The customer by name, as an invoice
 * says it; no phone and no exact place, which are shared while the job runs (rules C10).
 */
export async function exportJobs(db: Db, user: User, language: Language): Promise<RawAnswer> {
  const { rows } = await sql<{
    day: string
    time: string
    customer: string
    place: string
    service: ServiceType
    price: string
    refunded: string | null
    fee: string
    net: string
    driver: string | null
    poNumber: string | null
    id: string
  }>`
    select to_char(j.closed_at at time zone p.time_zone, 'YYYY-MM-DD') as day,
      to_char(j.closed_at at time zone p.time_zone, 'HH24:MI') as time,
      coalesce(f.company_name, r.customer_name) as customer, concat_ws(', ', r.city, r.state) as place,
      r.service_type as service, dollars(j.price_cents) as price, dollars(m.credited) as refunded,
      dollars(j.price_cents - coalesce(m.credited, 0) - m.net) as fee, dollars(m.net) as net,
      t.full_name as driver, r.po_number as "poNumber", j.id
    from jobs j join providers p on p.id = j.provider_id
    -- "offset 0": worked out once a row, and not wherever it is named.
    cross join lateral (select ${creditedCents} as credited, ${leftToProvider} as net offset 0) m
    join requests r on r.id = j.request_id
    left join fleets f on f.id = r.fleet_id
    left join technicians t on t.id = j.technician_id
    where j.provider_id = ${providerOf(db, user.userId)} and j.phase = 'closed'
    order by j.closed_at desc, j.id limit ${most}`.execute(db)
  const { types } = inLanguage(serviceWords, language)
  const file = writeTable(
    inLanguage(tables, language).jobs,
    rows.map(({ service, ...row }) => [
      row.day,
      row.time,
      row.customer,
      row.place,
      types[service],
      row.price,
      row.refunded,
      row.fee,
      row.net,
      row.driver,
      row.poNumber,
      row.id,
    ]),
  )
  return fileAnswer(file)
}
