import { sql } from 'kysely'
import type { Language } from '#contract/words/languages.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { languageOfRecipient } from '../../platform/language-of-recipient.ts'

/** In which language the people of a number read, as far as one is known: of the newest of them. */
export async function languageOfNumber(tx: Tx, phone: string): Promise<Language> {
  const { rows } = await sql<{ language: string }>`
    select language from (
      (select language, created_at from users where phone = ${phone})
      union all
      (select coalesce(t.language, p.language), t.created_at from technicians t
        join providers p on p.id = t.provider_id where t.phone = ${phone})
      union all
      (select language, created_at from requests
        where customer_phone = ${phone} and customer_user_id is null and fleet_id is null)
    ) as people
    where language is not null order by created_at desc limit 1`.execute(tx)
  return languageOfRecipient(rows[0]?.language)
}
