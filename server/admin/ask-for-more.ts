import { mayInFleet } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { findMemberIds, lockFleet } from '../fleets/queries.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { lockProvider } from '../providers/queries.ts'

/** An admin asks an applying shop for what is missing. It goes on waiting, behind those that wait for us alone, until it has answered. */
export async function askProviderForMore(
  deed: Deed,
  admin: User,
  id: string,
  words: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProvider(tx, id)
    if (!provider) throw notFound('provider')
    if (provider.status !== 'pending') throw new Refusal('wrong_state', refusals.desk.notWaiting)
    await tx
      .updateTable('providers')
      .set({ asked_for: words, asked_for_at: deed.now, answered_at: null, asked_answer: null })
      .where('id', '=', id)
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'provider_asked',
      subject_id: id,
      reason: words,
    })
    await record(tx, 'more_asked', {
      providerId: id,
      userId: provider.owner_user_id,
      payload: { words, users: [provider.owner_user_id] },
    })
  })
}

/** The same of an applying fleet company. */
export async function askFleetForMore(
  deed: Deed,
  admin: User,
  id: string,
  words: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const fleet = await lockFleet(tx, id)
    if (!fleet) throw notFound('fleet')
    if (fleet.status !== 'pending') throw new Refusal('wrong_state', refusals.desk.notWaiting)
    await tx
      .updateTable('fleets')
      .set({ asked_for: words, asked_for_at: deed.now, answered_at: null, asked_answer: null })
      .where('id', '=', id)
      .execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: admin.userId,
      action: 'fleet_asked',
      subject_id: id,
      reason: words,
    })
    const members = await findMemberIds(tx, id)
    const users = members
      .filter(({ role }) => mayInFleet(role, 'managePeople'))
      .map((one) => one.user_id)
    await record(tx, 'more_asked', { fleetId: id, payload: { words, users } })
  })
}
