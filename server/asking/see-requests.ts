import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { insertView } from './queries.ts'

/** A shop has open requests before its eyes: who waits for an answer reads that somebody has looked. Once is enough. */
export async function seeRequests(deed: Deed, user: User, ids: readonly string[]): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await findProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    for (const request of await insertView(tx, provider.id, ids, deed.now))
      await recordOfDeal(tx, 'request_seen', { request })
  })
}
