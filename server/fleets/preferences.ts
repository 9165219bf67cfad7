import { sql } from 'kysely'
import type { FleetProvider, ProviderStanding } from '#contract/fleets.ts'
import { settings } from '#contract/settings.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { wasOnTime } from '../core/on-time.ts'
import { hasWords } from '../platform/db/has-words.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { memberWith } from './policy.ts'

/**
 * Preferred first, then who has worked for the fleet, then the blocked: with what the fleet's own closed jobs have cost
 * and how many of their promises were kept. With words every active provider that they find, so that anyone can be chosen.
 */
export async function listFleetProviders(
  db: Db,
  user: User,
  { search }: { search?: string | undefined },
): Promise<FleetProvider[]> {
  const { fleetId } = await memberWith(db, user, 'seeFleet')
  const isSearched = Boolean(search?.trim())
  const isWanted = isSearched
    ? sql`(p.status = 'active' or s.standing is not null or w.jobs > 0)
        and ${hasWords(sql`concat_ws(' ', p.business_name, p.city, p.state)`, search)}`
    : sql`(s.standing is not null or w.jobs > 0)`
  const { rows } = await sql<FleetProvider>`
    select p.id, p.business_name as "businessName", p.city || ', ' || p.state as location, s.standing,
      coalesce(w.jobs, 0) as "jobsDone", dollars(coalesce(w.cents, 0)) as spend,
      json_build_object('promised', coalesce(w.promised, 0), 'onTime', coalesce(w.on_time, 0)) as arrivals,
      case when p.review_count >= ${settings.ratingShownFrom} then p.rating::float8 end as rating
    from providers p
    left join fleet_providers s on s.provider_id = p.id and s.fleet_id = ${fleetId}
    left join (
      select j.provider_id, count(*) as jobs, sum(j.price_cents)::bigint as cents,
        count(*) filter (where j.promised_at is not null and j.arrived_at is not null) as promised,
        count(*) filter (where ${wasOnTime}) as on_time
      from jobs j join requests r on r.id = j.request_id
      where r.fleet_id = ${fleetId} and j.phase = 'closed' and j.comeback_of is null group by j.provider_id
    ) w on w.provider_id = p.id
    where ${isWanted}
    order by s.standing = 'preferred' desc nulls last, s.standing = 'blocked' nulls first,
      w.jobs desc nulls last, lower(p.business_name), p.id
    ${isSearched ? sql`limit ${settings.pageSize.list}` : sql``}`.execute(db)
  return rows
}

/** What stands of a blocked provider on the fleet's requests ends; the deals give it. */
export type TurnDownBlocked = (
  tx: Tx,
  deed: Deed,
  of: { providerId: string; fleetId: string },
) => Promise<void>

/** A manager prefers or blocks a provider, or neither. */
export async function setProviderPreference(
  deed: Deed,
  user: User,
  providerId: string,
  standing: ProviderStanding | null,
  turnDownBlocked: TurnDownBlocked,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'chooseProviders')
    const { rows } =
      await sql`select from providers where id = ${providerId} and status <> 'pending'`.execute(tx)
    if (rows.length === 0) throw notFound('provider')
    const known = await findStanding(tx, fleetId, providerId)
    await (standing === null
      ? sql`delete from fleet_providers where fleet_id = ${fleetId} and provider_id = ${providerId}`.execute(
          tx,
        )
      : sql`insert into fleet_providers (fleet_id, provider_id, standing)
          values (${fleetId}, ${providerId}, ${standing})
          on conflict (fleet_id, provider_id) do update set standing = excluded.standing`.execute(
          tx,
        ))
    if (known !== standing)
      await insertAudit(tx, {
        at: deed.now,
        actor_id: user.userId,
        action: 'fleet_provider_changed',
        subject_id: providerId,
        reason: null,
        before: { standing: known },
        after: { standing },
      })
    if (standing === 'blocked') await turnDownBlocked(tx, deed, { providerId, fleetId })
    await record(tx, 'fleet_changed', { fleetId, providerId })
  })
}

async function findStanding(tx: Tx, fleetId: string, providerId: string) {
  const row = await tx
    .selectFrom('fleet_providers')
    .select('standing')
    .where('fleet_id', '=', fleetId)
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst()
  return row?.standing ?? null
}

/** Whom a fleet never calls; nobody for a request of no fleet. */
export async function findBlocked(db: Db | Tx, fleetId: string | null): Promise<string[]> {
  if (fleetId === null) return []
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from fleet_providers where fleet_id = ${fleetId} and standing = 'blocked'`.execute(
    db,
  )
  return rows.map(({ provider_id }) => provider_id)
}

/** Whom a fleet likes to call. */
export async function findPreferred(db: Db | Tx, fleetId: string): Promise<string[]> {
  const { rows } = await sql<{ provider_id: string }>`
    select provider_id from fleet_providers where fleet_id = ${fleetId} and standing = 'preferred'`.execute(
    db,
  )
  return rows.map(({ provider_id }) => provider_id)
}

/** Does the fleet never call this provider? */
export const isBlocked = async (db: Db | Tx, fleetId: string | null, providerId: string) =>
  (await findBlocked(db, fleetId)).includes(providerId)

/** Of providers `p`, those whom the fleet of a request does not block. */
export const notBlockedBy = (fleetId: unknown) => sql`not exists (select from fleet_providers b
  where b.fleet_id = ${fleetId}::uuid and b.provider_id = p.id and b.standing = 'blocked')`
