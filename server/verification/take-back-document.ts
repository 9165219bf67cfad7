import { stepLifecycle } from '#contract/verification-steps.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { lockProviderOf } from '../providers/queries.ts'
import { keyOf } from './document-files.ts'
import { deleteSubmission, findSubmission } from './queries.ts'

/** A provider has sent the wrong paper: as long as nobody has decided on it, it goes, and its file with it. */
export async function takeBackDocument(
  { files }: Pick<Services, 'files'>,
  deed: Deed,
  user: User,
  id: string,
): Promise<void> {
  const key = await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    const submission = provider && (await findSubmission(tx, id))
    if (!submission || submission.provider_id !== provider.id) throw notFound('document')
    const { file_type, status } = submission
    // What was ordered elsewhere is not called off by forgetting it.
    if (!file_type) throw new Refusal('wrong_state', refusals.documents.checkStays)
    move(stepLifecycle, 'take_back', status, 'provider')
    await deleteSubmission(tx, id)
    await record(tx, 'verification_submitted', { providerId: provider.id, userId: user.userId })
    return keyOf(id, file_type)
  })
  await files.remove(key)
}
