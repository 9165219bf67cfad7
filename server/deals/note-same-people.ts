import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'

/**
 * Are they the same people who ask for help and who give it? Told by what the two sides of a job share: a phone number, a mail
 * address, a device on which the provider's people are signed in. Once found it stands: numbers are forgotten with age.
 * `device` is the one that somebody pays with, or accepts with as a guest: signed in or not.
 */
export async function noteSamePeople(
  tx: Tx,
  jobId: string,
  device: Buffer | null = null,
): Promise<void> {
  const people = sql`(select m.user_id from provider_members m where m.provider_id = j.provider_id
    union select p.owner_user_id)`
  const asking = sql`(select r.customer_user_id union select d.user_id from drivers d where d.id = r.driver_id)`
  await sql`
    update jobs set same_people = found.because
    from (
      select j.id, case
        when array_remove(array(select number_key(r.customer_phone)
            union select number_key(u.phone) from users u where u.id in ${asking}
            union select number_key(f.phone) from fleets f where f.id = r.fleet_id), '')
          && array(select number_key(p.phone)
            union select number_key(u.phone) from users u where u.id in ${people}
            union select number_key(t.phone) from technicians t where t.provider_id = p.id and t.deactivated_at is null)
          then 'phone'
        when array_remove(array(select ${mailbox('r.customer_email')}
            union select ${mailbox('u.email')} from users u where u.id in ${asking}), '')
          && array(select ${mailbox('u.email')} from users u where u.id in ${people})
          then 'mail'
        when exists (select from known_devices k where k.user_id in ${people} and (k.device_hash = ${device}
          or k.device_hash in (select own.device_hash from known_devices own where own.user_id in ${asking})))
          then 'device' end as because
      from jobs j join requests r on r.id = j.request_id join providers p on p.id = j.provider_id
      where j.id = ${jobId} and j.same_people is null
    ) found
    where jobs.id = found.id and found.because is not null`.execute(tx)
}

/** Where a mail address leads: what stands behind a plus in it is a note of its owner. */
const mailbox = (address: string) =>
  sql`lower(regexp_replace(${sql.ref(address)}, '\\+[^@]*@', '@'))`
