import type { UserType } from '#contract/auth.ts'
import { wholeGrant } from '../server/asking/tokens.ts'
import type { ByLink, User } from '../server/auth/actor.ts'
import { type Author, nobody } from '../server/core/events.ts'
import { type Claim, plainClaim } from '../server/deals/policy.ts'
import { findDriverOf } from '../server/drivers/queries.ts'
import type { Db, Tx } from '../server/platform/db/tables.ts'

/** Somebody of the demo as the use cases see them when signed in. */
export const signedIn = (userId: string, userType: UserType): User => ({
  kind: 'user',
  userId,
  userType,
  sessionHash: '',
  suspended: false,
  mustChangePassword: false,
  hasFactor: false,
  mustSetUpFactor: false,
  endsAt: new Date(Date.now() + 60_000),
  provedAt: new Date(),
  language: null,
  worksFor: null,
})

/** The owner of a shop, as its own calls see who works there. */
export const ownerOf = (shop: { id: string; owner_user_id: string }): User => ({
  ...signedIn(shop.owner_user_id, 'service_provider'),
  worksFor: { providerId: shop.id, role: 'owner', technicianId: null },
})

/** A technician with the link of the job. */
export const byLink = (technicianId: string, providerId: string): ByLink => ({
  kind: 'technician',
  technicianId,
  providerId,
  suspended: false,
  language: null,
  shopLanguage: null,
})

/** Whom the history names for what a technician did. */
export const byTechnician = (technicianId: string, providerId: string): Author => ({
  userId: null,
  technicianId,
  providerId,
})

/** Whom the shop's history names for what its owner did. */
export const byOwner = (shop: { id: string; owner_user_id: string }): Author => ({
  userId: shop.owner_user_id,
  technicianId: null,
  providerId: shop.id,
})

/** Whom the history names for what an account has done. */
export const by = (userId: string | null): Author => ({ ...nobody, userId })

/** What the owner of a request can show: an account, or as a guest a link. */
export const ownerClaim = (userId: string | null, requestId: string): Claim =>
  userId === null
    ? plainClaim({ kind: 'stranger' }, wholeGrant(requestId))
    : plainClaim(signedIn(userId, 'customer'))

/** What a fleet's driver can show. */
export async function claimOfDriver(db: Db | Tx, { userId }: { userId: string | null }) {
  if (userId === null) throw new Error('a driver has an account')
  const driver = await findDriverOf(db, userId)
  const claim = plainClaim(signedIn(userId, 'driver'))
  return { ...claim, driver: driver ? { id: driver.id, fleetId: driver.fleet_id } : null }
}
