import type { BodyOf } from '#contract/endpoint.ts'
import { settings } from '#contract/settings.ts'
import type { submitDocument as endpoint } from '#contract/verification.ts'
import { type StepId, steps } from '#contract/verification-steps.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { dayIn } from '../platform/day.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { countAsAnswer } from '../providers/answer-desk.ts'
import { findProviderOf, lockProviderOf, type ProviderRow } from '../providers/queries.ts'
import { withDocument } from './document-files.ts'
import { submitRefusal } from './policy.ts'
import { findSubmissionsOf, insertSubmission, replaceOlder } from './queries.ts'
import { refuseLastDay } from './refuse-last-day.ts'

/**
 * A provider hands in a document for a step: it waits for a reviewer. For a step that is completed it is a renewal,
 * and the old one counts until this one is approved.
 */
export async function submitDocument(
  { db, files }: Pick<Services, 'db' | 'files'>,
  deed: Deed,
  user: User,
  { stepId, documentNumber, issuer, expiresOn }: BodyOf<typeof endpoint>,
  bytes: Buffer,
): Promise<{ id: string }> {
  if (steps[stepId].takes === 'check') throw wrongField('stepId', refusals.documents.checkNeedsNone)
  const isNotOver = (provider: ProviderRow) => {
    if (expiresOn) refuseLastDay(expiresOn, provider, deed.now, refusals.documents.expired)
  }
  // Nobody's file is decoded before it is known that they may send one.
  isNotOver(await mayHandIn(db, await findProviderOf(db, user.userId), stepId, deed.now))
  return withDocument(files, bytes, ({ id, fileType }) =>
    deed.transaction(async (tx) => {
      const provider = await mayHandIn(tx, await lockProviderOf(tx, user.userId), stepId, deed.now)
      const submission = {
        id,
        provider_id: provider.id,
        step: stepId,
        file_type: fileType,
        document_number: documentNumber || null,
        issuer: issuer || null,
        expires_on: expiresOn || null,
        submitted_at: deed.now,
      }
      await insertSubmission(tx, submission)
      // One that has expired keeps a shop from bidding until its successor is approved, where only one counts.
      const isOver = steps[stepId].takes === 'documents' ? ['pending' as const] : []
      await replaceOlder(tx, submission, ['failed', ...isOver], deed.now)
      await record(tx, 'verification_submitted', { providerId: provider.id, userId: user.userId })
      const payload = { kind: 'document', name: provider.business_name } as const
      await record(tx, 'approval_waits', { providerId: provider.id, payload })
      await countAsAnswer(tx, provider, deed.now)
      return { id }
    }),
  )
}

async function mayHandIn(
  db: Db | Tx,
  provider: ProviderRow | undefined,
  step: StepId,
  now: Date,
): Promise<ProviderRow> {
  if (!provider) throw notFound('provider')
  const submissions = await findSubmissionsOf(db, provider.id)
  const refusal = submitRefusal(step, submissions, dayIn(provider.time_zone, now))
  if (refusal) throw new Refusal('wrong_state', refusal)
  const most = settings.documents.perStep
  if (submissions.filter((row) => row.step === step).length >= most)
    throw new Refusal('too_many_documents', refusals.documents.tooMany)
  return provider
}
