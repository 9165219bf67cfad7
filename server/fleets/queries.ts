import type { Standing } from '#contract/providers.ts'
import type { FleetRole } from '#contract/rights.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import './tables.ts'

/** A user's place in their fleet, or undefined. */
export const findMembership = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('fleet_members')
    .innerJoin('fleets', 'fleets.id', 'fleet_members.fleet_id')
    .select(['fleet_members.fleet_id', 'fleet_members.role', 'fleets.status'])
    .where('fleet_members.user_id', '=', userId)
    .executeTakeFirst()

/** Who has left this fleet, by the address of the account that was closed then; undefined for anybody else. */
export const findFormerMember = (db: Db | Tx, fleetId: string, email: string) =>
  db
    .selectFrom('former_members')
    .innerJoin('users', 'users.id', 'former_members.user_id')
    .select(['users.id', 'users.full_name', 'users.username'])
    .where('former_members.fleet_id', '=', fleetId)
    .where((is) => is(is.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .where('users.closed_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fleet_members')
            .select('role')
            .whereRef('fleet_members.user_id', '=', 'users.id'),
        ),
      ),
    )
    .executeTakeFirst()

export const insertMember = (
  tx: Tx,
  member: { user_id: string; fleet_id: string; role: FleetRole; created_at: Date },
) => tx.insertInto('fleet_members').values(member).execute()

/** The people of a fleet; locked where their roles are about to change. */
export const findMemberIds = (db: Db | Tx, fleetId: string) =>
  db
    .selectFrom('fleet_members')
    .select(['user_id', 'role'])
    .where('fleet_id', '=', fleetId)
    .execute()

export const lockFleet = (tx: Tx, id: string) =>
  tx
    .selectFrom('fleets')
    .select([
      'id',
      'owner_user_id',
      'company_name',
      'status',
      'suspended_because',
      'is_turned_down',
    ])
    .select(['asked_for', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The account that has opened the company. */
export const findFleetOwner = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('fleets').select('owner_user_id').where('id', '=', id).executeTakeFirst())
    ?.owner_user_id

/** Holds the fleet as it is: others may hold it too, but nobody suspends it meanwhile. */
export const holdFleet = (tx: Tx, id: string) =>
  tx
    .selectFrom('fleets')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()

/** `because`: why it was suspended, or its application not approved. What was asked of an applicant is decided with it. */
export const setFleetStatus = (
  tx: Tx,
  id: string,
  {
    status,
    because,
    isTurnedDown,
  }: { status: Standing; because: string | null; isTurnedDown: boolean },
) =>
  tx
    .updateTable('fleets')
    .set({
      status,
      suspended_because: because,
      is_turned_down: isTurnedDown,
      asked_for: null,
      asked_for_at: null,
      answered_at: null,
      asked_answer: null,
    })
    .where('id', '=', id)
    .execute()
