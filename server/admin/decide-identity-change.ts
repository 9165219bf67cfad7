import type { BodyOf } from '#contract/endpoint.ts'
import type { decideIdentityChange as endpoint } from '#contract/identity-changes.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { baseOf, coverOf } from '../providers/coverage.ts'
import { identityOf } from '../providers/identity.ts'
import { refuseLookAlike } from '../providers/look-alike.ts'
import { lockProvider } from '../providers/queries.ts'

/**
 * An admin lets a verified shop have another name or address, or refuses it with a reason. The shop is told, and who looks
 * at its bids sees the new name.
 */
export async function decideIdentityChange(
  deed: Deed,
  admin: User,
  id: string,
  { isApproved, reason }: BodyOf<typeof endpoint>,
): Promise<void> {
  if (!isApproved && !reason) throw wrongField('reason', refusals.providers.refusalNeedsReason)
  await deed.transaction(async (tx) => {
    const change = await lockChange(tx, id)
    const provider = await lockProvider(tx, change.provider_id)
    if (!provider) throw notFound('identityChange')
    let decided: Pick<typeof provider, 'business_name' | 'address' | 'lat' | 'lng'> = provider
    if (isApproved) {
      const name = change.business_name ?? provider.business_name
      await refuseLookAlike(tx, provider.id, name)
      const pin =
        change.pin_lat === null || change.pin_lng === null
          ? undefined
          : { lat: change.pin_lat, lng: change.pin_lng }
      const address = change.address ?? provider.address
      const { lat, lng, city, state, time_zone } = change.address ? baseOf(address, pin) : provider
      const base = { lat, lng, city, state, time_zone }
      await tx
        .updateTable('providers')
        .set({ business_name: name, address, ...base, cover: coverOf(base, provider.radius_miles) })
        .where('id', '=', provider.id)
        .execute()
      decided = { business_name: name, address, lat, lng }
    }
    await tx
      .updateTable('identity_changes')
      .set({
        status: isApproved ? 'approved' : 'refused',
        decided_by: admin.userId,
        decided_at: deed.now,
        reason: reason || null,
      })
      .where('id', '=', id)
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: isApproved ? 'provider_identity_approve' : 'provider_identity_refuse',
      subject_id: provider.id,
      reason: reason || null,
      before: identityOf(provider),
      after: identityOf(decided),
    })
    const bids = await tx
      .selectFrom('bids')
      .select('request_id')
      .where('provider_id', '=', provider.id)
      .where('status', 'in', ['pending', 'accepted'])
      .execute()
    await record(tx, 'identity_decided', {
      providerId: provider.id,
      userId: provider.owner_user_id,
      payload: {
        isApproved,
        reason: reason || null,
        requests: bids.map((bid) => bid.request_id),
      },
    })
  })
}

async function lockChange(tx: Tx, id: string) {
  const change = await tx
    .selectFrom('identity_changes')
    .select(['provider_id', 'business_name', 'address', 'pin_lat', 'pin_lng', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!change) throw notFound('identityChange')
  if (change.status !== 'waiting')
    throw new Refusal('wrong_state', refusals.providers.changeDecided)
  return change
}
