import { sql } from 'kysely'
import type { Urgency } from '#contract/catalogue.ts'
import { rolesWith } from '#contract/rights.ts'
import { type Reach, reaches } from '../../asking/reach.ts'
import { momentAt } from '../../geo/time-zone.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { findNames, findProvidersAround } from '../../providers/queries.ts'

export interface RequestFacts {
  id: string
  title: string
  area: string
  urgency: Urgency
  /** Of a scheduled job the time asked for, by the clock of its place: "Mon, Nov 23, 9:00 AM CST". */
  scheduledFor: string | null
  /** The owners with an account: the customer, or whom of its fleet alerts reach. */
  owners: string[]
  /** The account of a fleet's driver. */
  driver: string | null
  isGuests: boolean
  isFleets: boolean
  bidCount: number
}

export interface BidFacts {
  price: string
  eta: string | null
  businessName: string
}

/** What notices are made of; each is one query, read when an event is told. */
export interface Facts {
  request(id: string | null): Promise<RequestFacts | undefined>
  bid(id: string | null): Promise<BidFacts | undefined>
  /** The account behind a provider. */
  providerUser(id: string | null): Promise<string[]>
  providerUsers(ids: readonly string[]): Promise<string[]>
  /** Who of the provider's people is on a job. */
  technicianOn(jobId: string | null): Promise<string | null>
  /** What a provider is called. */
  nameOf(providerId: string | null): Promise<string | undefined>
  /** The accounts that a request reaches now. */
  reached(reach: Reach): Promise<string[]>
}

export function factsOf(tx: Tx, now: Date): Facts {
  const providerUsers = async (ids: readonly string[]) => {
    if (ids.length === 0) return []
    const { rows } = await sql<{ id: string }>`
      select owner_user_id as id from providers where id = any(${ids}::uuid[])`.execute(tx)
    return rows.map(({ id }) => id)
  }
  return {
    async request(id) {
      const { rows } = await sql<
        Omit<RequestFacts, 'scheduledFor'> & { scheduledAt: Date | null; timeZone: string }
      >`
        select r.id, r.title, r.area, r.urgency, r.scheduled_at as "scheduledAt",
          r.time_zone as "timeZone",
          r.customer_user_id is null and r.fleet_id is null as "isGuests",
          r.fleet_id is not null as "isFleets",
          (select count(*) from bids b where b.request_id = r.id) as "bidCount",
          (select user_id from drivers d where d.id = r.driver_id and r.fleet_id is not null) as driver,
          array_remove(array[r.customer_user_id], null) || array(select user_id from fleet_members m
              where m.fleet_id = r.fleet_id and m.role = any(${rolesWith('hearAlerts')}::text[])) as owners
        from requests r where r.id = ${id}::uuid`.execute(tx)
      if (!rows[0]) return undefined
      const { scheduledAt, timeZone, ...request } = rows[0]
      return { ...request, scheduledFor: scheduledAt && momentAt(scheduledAt, timeZone) }
    },
    async bid(id) {
      const { rows } = await sql<BidFacts>`
        select dollars(b.price_cents) as price, duration_text(b.eta_minutes, b.eta_open_ended) as eta,
          p.business_name as "businessName"
        from bids b join providers p on p.id = b.provider_id where b.id = ${id}::uuid`.execute(tx)
      return rows[0]
    },
    providerUser: (id) => providerUsers(id === null ? [] : [id]),
    providerUsers,
    async technicianOn(jobId) {
      const { rows } = await sql<{ id: string | null }>`
        select technician_id as id from jobs where id = ${jobId}::uuid`.execute(tx)
      return rows[0]?.id ?? null
    },
    nameOf: async (id) => (id ? (await findNames(tx, id))?.business_name : undefined),
    async reached(reach) {
      const candidates = await findProvidersAround(tx, reach)
      return candidates
        .filter((provider) => reaches(reach, provider, now))
        .map((provider) => provider.owner_user_id)
    },
  }
}
