import type { FleetSystem } from '#contract/fleet-feeds.ts'
import type { User } from '../../auth/actor.ts'
import { insertAudit } from '../../auth/queries.ts'
import type { Deed } from '../../core/deed.ts'
import { employerOf } from '../policy.ts'
import { lockFeed } from './queries.ts'

/** A fleet system is heard no more: its secret, its vehicles and whose they are go. */
export async function disconnectFeed(deed: Deed, user: User, system: FleetSystem): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await employerOf(tx, user)
    const feed = await lockFeed(tx, provider.id, system)
    if (!feed) return
    await tx.deleteFrom('fleet_feeds').where('id', '=', feed.id).execute()
    await insertAudit(tx, {
      at: deed.now,
      actor_id: user.userId,
      action: 'fleet_feed_disconnected',
      subject_id: provider.id,
      reason: null,
      before: { system },
    })
  })
}
