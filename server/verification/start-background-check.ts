import { randomUUID } from 'node:crypto'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { dayIn } from '../platform/day.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countAsAnswer } from '../providers/answer-desk.ts'
import { lockProviderOf } from '../providers/queries.ts'
import { backgroundCheck } from './background-check.ts'
import { submitRefusal } from './policy.ts'
import { findSubmissionsOf, insertSubmission, replaceOlder } from './queries.ts'

/** A provider agrees to be looked into; only while no check runs or has come out clear. */
export async function startBackgroundCheck(deed: Deed, user: User): Promise<{ id: string }> {
  return deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    const submissions = await findSubmissionsOf(tx, provider.id)
    const today = dayIn(provider.time_zone, deed.now)
    const refusal = submitRefusal('background_check', submissions, today)
    if (refusal) throw new Refusal('wrong_state', refusal)
    const check = {
      id: randomUUID(),
      provider_id: provider.id,
      step: 'background_check' as const,
      file_type: null,
      document_number: null,
      issuer: null,
      expires_on: null,
      submitted_at: deed.now,
    }
    await insertSubmission(tx, check)
    await replaceOlder(tx, check, ['failed', 'pending'], deed.now)
    await backgroundCheck.order(tx, { submissionId: check.id, providerId: provider.id })
    await record(tx, 'verification_submitted', { providerId: provider.id, userId: user.userId })
    const payload = { kind: 'document', name: provider.business_name } as const
    await record(tx, 'approval_waits', { providerId: provider.id, payload })
    await countAsAnswer(tx, provider, deed.now)
    return { id: check.id }
  })
}
