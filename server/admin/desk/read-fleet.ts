import { sql } from 'kysely'
import type { FleetAtDesk } from '#contract/desk-accounts.ts'
import { signed } from '#contract/primitives.ts'
import type { Language } from '#contract/words/languages.ts'
import { notFound } from '../../core/not-found.ts'
import type { Services } from '../../core/services.ts'
import { creditedCents } from '../../payments/credit-notes.ts'
import type { Db } from '../../platform/db/tables.ts'
import { findFleetForAdmin } from '../list-fleets.ts'
import { readDealsOf } from './deals-of.ts'
import { findDuplicates } from './duplicates.ts'
import { readHistory, readNotes } from './history.ts'

type More = Pick<
  FleetAtDesk,
  'suspendedBecause' | 'askedFor' | 'members' | 'driverCount' | 'unitCount' | 'debtor' | 'dies'
> & { cents: number }

/** Everything about a fleet company, for who runs the platform. */
export async function readFleetAtDesk(
  { db }: Services,
  id: string,
  language: Language,
): Promise<FleetAtDesk> {
  const facts = await findFleetForAdmin(db, id)
  if (!facts) throw notFound('fleet')
  const ids = [id, facts.ownerUserId]
  const [{ cents, ...more }, duplicates, requests, history, notes] = await Promise.all([
    readMore(db, id),
    findDuplicates(db, {
      ids,
      phone: facts.phone,
      email: facts.email,
      name: facts.companyName,
      address: facts.address,
    }),
    readDealsOf(db, sql`r.fleet_id = ${id}`, language),
    readHistory(db, { events: sql`e.fleet_id = ${id} and e.request_id is null`, ids }, language),
    readNotes(db, ids),
  ])
  return { ...facts, ...more, duplicates, requests, spent: signed(cents), history, notes }
}

async function readMore(db: Db, id: string): Promise<More> {
  const { rows } = await sql<More>`
    select f.suspended_because as "suspendedBecause",
      case when f.asked_for is not null then
        json_build_object('words', f.asked_for, 'at', iso(f.asked_for_at),
          'answer', f.asked_answer, 'answeredAt', iso(f.answered_at)) end as "askedFor",
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.full_name, 'role', m.role)
          order by u.full_name), '[]'::json)
        from fleet_members m join users u on u.id = m.user_id where m.fleet_id = f.id) as members,
      (select count(*) from drivers d where d.fleet_id = f.id) as "driverCount",
      (select count(*) from units t where t.fleet_id = f.id and t.retired_at is null) as "unitCount",
      (select coalesce(sum(j.price_cents - coalesce(${creditedCents}, 0)), 0)::int8
        from requests r join jobs j on j.request_id = r.id
        where r.fleet_id = f.id and j.phase = 'closed') as cents,
      (select json_build_object('businessName', b.company_name, 'ownerName', b.manager_name, 'phone', b.phone,
          'email', b.email, 'address', b.address, 'until', iso(b.forget_at))
        from fleet_debtors b where b.fleet_id = f.id) as debtor,
      json_build_object(
        'people', (select count(*) from fleet_members m where m.fleet_id = f.id)
          + (select count(*) from drivers d where d.fleet_id = f.id),
        'requests', (select count(*) from requests r where r.fleet_id = f.id and r.status = 'open'),
        'jobs', (select count(*) from requests r
          where r.fleet_id = f.id and r.status = 'in_progress')) as dies
    from fleets f where f.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('fleet')
  return row
}
