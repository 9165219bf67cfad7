import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { holdProviderOf } from '../providers/queries.ts'
import { findRequest, insertDecline } from './queries.ts'

/** A provider takes a request off its own board. Twice is the same as once. */
export async function declineRequest(deed: Deed, user: User, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await holdProviderOf(tx, user.userId)
    const request = await findRequest(tx, requestId)
    if (!provider || request?.status !== 'open') throw notFound('request')
    await insertDecline(tx, provider.id, requestId, deed.now)
    await record(tx, 'request_declined', { requestId, providerId: provider.id })
  })
}
