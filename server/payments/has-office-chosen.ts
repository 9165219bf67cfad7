import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/tables.ts'

/**
 * Was it somebody of the fleet's office who said last how a job is paid, with the acceptance or after it? Where nobody has
 * said it and it is not on terms, nobody has chosen. Read from what happened: whoever has left the office has chosen all the same.
 */
export async function hasOfficeChosen(db: Db | Tx, jobId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select coalesce(
      (select chooser.user_type = 'business_customer' from events e
        left join users chooser on chooser.id = e.by_user_id
        where e.request_id = (select j.request_id from jobs j where j.id = ${jobId}) and e.job_id = ${jobId}
          and e.name in ('bid_accepted', 'payment_chosen') and e.facts ->> 'payWay' is not null
        order by e.id desc limit 1),
      -- Of a job from before acceptances said how it is paid.
      (select chooser.user_type = 'business_customer' from terms_jobs t
        join users chooser on chooser.id = t.chosen_by where t.job_id = ${jobId}),
      false) as has`.execute(db)
  return rows[0]?.has ?? false
}
