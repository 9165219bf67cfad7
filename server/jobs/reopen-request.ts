import { record } from '../platform/events.ts'
import type { Deed } from '../platform/http/deed.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { boardNews } from '../requests/board-card.ts'
import { requireAccess } from '../requests/claim.ts'
import { expiryOf } from '../requests/create-request.ts'
import { type Claim, mayRun, refuseToRun, reopenRefusal } from '../requests/policy.ts'
import { lockRequest, ownersOf, setReopened } from '../requests/queries.ts'

/** The customer opens an expired request again: within 24 hours, three times at most (rules C6). */
export async function reopenRequest(deed: Deed, claim: Claim, requestId: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const { request, access } = requireAccess(await lockRequest(tx, requestId), claim)
    if (!mayRun(access)) throw refuseToRun(access, 'request')
    const refusal = reopenRefusal(request, deed.now)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const expiresAt = expiryOf(request.urgency, null, deed)
    await setReopened(tx, requestId, deed.now, expiresAt)
    await record(tx, 'request_reopened', {
      requestId,
      ...ownersOf(request),
      payload: await boardNews(tx, { ...request, status: 'open', expires_at: expiresAt }),
    })
  })
}
