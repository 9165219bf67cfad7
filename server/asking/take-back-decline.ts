import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { holdProviderOf } from '../providers/queries.ts'
import { deleteDecline, findRequest } from './queries.ts'

/** A provider puts a request that was declined back on the own board while it is open. Twice is the same as once. */
export async function takeBackDecline(deed: Deed, user: User, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await holdProviderOf(tx, user.userId)
    const request = await findRequest(tx, requestId)
    if (!provider || request?.status !== 'open') throw notFound('request')
    if (!(await deleteDecline(tx, provider.id, requestId))) return
    await record(tx, 'decline_taken_back', { requestId, providerId: provider.id })
  })
}
