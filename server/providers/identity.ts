import { insertAudit } from '../auth/queries.ts'
import { record } from '../core/events.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { type Base, baseOf, type Pin } from './coverage.ts'
import { refuseLookAlike } from './look-alike.ts'
import './events.ts'
import type { ProviderRow } from './queries.ts'

/** Name and place of a shop: what was checked when it was verified. */
export interface Identity {
  businessName?: string | undefined
  address?: string | undefined
  pin?: Pin | undefined
}

/**
 * Another name or address. Of a verified shop it waits for an admin and the old one stands; every other shop has it at once.
 * Either way it stands in the audit log. Gives what is so now.
 */
export async function changeIdentity(
  tx: Tx,
  provider: ProviderRow,
  { businessName, address, pin }: Identity,
  { userId, now }: { userId: string; now: Date },
): Promise<{ business_name: string; address: string; base: Base }> {
  const name = businessName === provider.business_name ? undefined : businessName
  if (name) await refuseLookAlike(tx, provider.id, name)
  const stands = {
    business_name: provider.business_name,
    address: provider.address,
    base: provider,
  }
  // The same words must not undo a pin; one that has no place yet is looked up again.
  const isOtherPlace =
    pin || (address !== undefined && (address !== provider.address || provider.lat === null))
  if (!name && !isOtherPlace) return stands
  const base = isOtherPlace ? baseOf(address ?? provider.address, pin) : provider
  const audit = (action: 'provider_identity_asked' | 'provider_identity_changed') =>
    insertAudit(tx, {
      at: now,
      actor_id: userId,
      action,
      subject_id: provider.id,
      reason: null,
      before: identityOf(provider),
      after: identityOf({
        business_name: name ?? provider.business_name,
        address: address ?? provider.address,
        lat: base.lat,
        lng: base.lng,
      }),
    })
  const isReviewed = provider.verified && provider.status === 'active'
  if (!isReviewed) {
    await audit('provider_identity_changed')
    return {
      business_name: name ?? provider.business_name,
      address: address ?? provider.address,
      base,
    }
  }
  const wish = {
    ...(name && { business_name: name }),
    ...(isOtherPlace && {
      address: address ?? provider.address,
      pin_lat: pin?.lat ?? null,
      pin_lng: pin?.lng ?? null,
    }),
    asked_by: userId,
    asked_at: now,
  }
  await tx
    .insertInto('identity_changes')
    .values({ provider_id: provider.id, ...wish })
    .onConflict((conflict) =>
      conflict.column('provider_id').where('status', '=', 'waiting').doUpdateSet(wish),
    )
    .execute()
  await audit('provider_identity_asked')
  const payload = { kind: 'identity', name: provider.business_name } as const
  await record(tx, 'approval_waits', { providerId: provider.id, payload })
  return stands
}

/** Name and place as the audit log keeps them. */
export const identityOf = ({
  business_name,
  address,
  lat,
  lng,
}: Pick<ProviderRow, 'business_name' | 'address' | 'lat' | 'lng'>) => ({
  businessName: business_name,
  address,
  lat,
  lng,
})

const columns = ['id', 'provider_id', 'business_name', 'address', 'pin_lat', 'pin_lng'] as const

/** The wish of a shop that waits, or undefined. */
export const findWaitingIdentity = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('identity_changes')
    .select(columns)
    .where('provider_id', '=', providerId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
