import { sql } from 'kysely'
import type { BodyOf } from '#contract/endpoint.ts'
import type { changeOwnFleet as changeEndpoint, OwnFleet } from '#contract/fleets.ts'
import { rightsOf } from '#contract/rights.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { refuseUnseen } from '../core/seen.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { emptyAsNull } from '../platform/text.ts'
import { countAsAnswer } from './answer-desk.ts'
import { fleetSizeOf } from './fleet-size.ts'
import { limitCents } from './limit-cents.ts'
import { memberWith } from './policy.ts'
import { lockFleet } from './queries.ts'

/** Has somebody left with whose number the company is called, and nobody has said since which one it is now? */
const isPhoneOfFormer = sql`exists (
  select from former_members gone join users g on g.id = gone.user_id
  where gone.fleet_id = f.id and gone.left_at > coalesce(f.phone_said_at, '-infinity')
    and number_key(g.phone) = number_key(coalesce(f.phone, u.phone))
    and not exists (select from fleet_members back where back.user_id = gone.user_id and back.fleet_id = f.id))`

/**
 * The caller's company; its vehicles are counted once units are registered (rules A). Who has said at sign-up how many there are,
 * and no range, has said the range with it.
 */
export async function readOwnFleet(db: Db | Tx, user: User): Promise<OwnFleet> {
  const { rows } = await sql<Omit<OwnFleet, 'can'> & { saidVehicles: number }>`
    select f.id, f.company_name as "companyName", f.account_manager_name as "accountManagerName",
      f.owner_name as "ownerName", coalesce(u.email, '') as email,
      coalesce(f.phone, u.phone) as phone, ${isPhoneOfFormer} as "isPhoneOfFormer", f.mc_number as "mcNumber",
      f.dot_number as "dotNumber", f.fleet_size as "fleetSize",
      coalesce(nullif((select count(*) from units t
        where t.fleet_id = f.id and t.retired_at is null and t.kind = 'truck'), 0), f.vehicle_count) as "vehicleCount",
      f.vehicle_count as "saidVehicles", f.operating_states as "operatingStates", f.address, f.time_zone as "timeZone",
      dollars(f.default_limit_cents) as "defaultLimit", f.po_pattern as "poPattern",
      f.is_po_required as "isPoRequired", f.status,
      f.suspended_because as "suspendedBecause", f.is_turned_down as "isTurnedDown", f.asked_for as "askedFor",
      f.answered_at is not null as "hasAnswered", m.role
    from fleet_members m
    join fleets f on f.id = m.fleet_id
    join users u on u.id = f.owner_user_id
    where m.user_id = ${user.userId}`.execute(db)
  const fleet = rows[0]
  if (!fleet) throw notFound('fleet')
  const { saidVehicles, ...said } = fleet
  const fleetSize = said.fleetSize ?? fleetSizeOf(saidVehicles)
  return { ...said, fleetSize, can: rightsOf[said.role] }
}

/** A manager changes what the company says of itself, unless somebody else has done so meanwhile and nobody saw it. */
export async function changeOwnFleet(
  deed: Deed,
  user: User,
  change: BodyOf<typeof changeEndpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { fleetId } = await memberWith(tx, user, 'changeCompany')
    const fleet = await lockFleet(tx, fleetId)
    const before = await readOwnFleet(tx, user)
    refuseUnseen({ ...before }, change, change.seen)
    const set = {
      company_name: change.companyName,
      account_manager_name: change.accountManagerName,
      owner_name: change.ownerName,
      mc_number: change.mcNumber,
      dot_number: change.dotNumber,
      fleet_size: change.fleetSize,
      operating_states: change.operatingStates,
      address: change.address,
      time_zone: change.timeZone,
      phone: change.phone,
      // The same one again says that it is still right.
      phone_said_at: change.phone === undefined ? undefined : deed.now,
      default_limit_cents:
        change.defaultLimit === undefined ? undefined : limitCents(change.defaultLimit),
      po_pattern: emptyAsNull(change.poPattern),
      is_po_required: change.isPoRequired,
    }
    if (Object.values(set).every((value) => value === undefined)) return
    await tx.updateTable('fleets').set(set).where('id', '=', fleetId).execute()
    await auditRules(tx, deed, user, fleetId, before)
    if (fleet) await countAsAnswer(tx, fleet, deed.now)
    await record(tx, 'fleet_changed', { fleetId })
  })
}

/** What of a company is a rule for its people: who may spend what, and with which number. */
const ruleNames = ['companyName', 'defaultLimit', 'poPattern', 'isPoRequired', 'timeZone'] as const

/** Keeps which rules of the company were changed, each as it was and as it is. */
async function auditRules(tx: Tx, deed: Deed, user: User, fleetId: string, before: OwnFleet) {
  const after = await readOwnFleet(tx, user)
  const changed = ruleNames.filter((name) => before[name] !== after[name])
  if (changed.length === 0) return
  const of = (fleet: OwnFleet) => Object.fromEntries(changed.map((name) => [name, fleet[name]]))
  await insertAudit(tx, {
    at: deed.now,
    actor_id: user.userId,
    action: 'fleet_changed',
    subject_id: fleetId,
    reason: null,
    before: of(before),
    after: of(after),
  })
}
