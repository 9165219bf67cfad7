import type { BodyOf } from '#contract/endpoint.ts'
import type { approveSubmission as approveEndpoint } from '#contract/verification.ts'
import { type StepState, stepLifecycle, steps } from '#contract/verification-steps.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { move } from '../core/move.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { lockProvider } from '../providers/queries.ts'
import { announce } from './announce.ts'
import { changeSubmission, findSubmission, replaceOlder } from './queries.ts'
import { refuseLastDay } from './refuse-last-day.ts'
import { storeTrust } from './trust.ts'

/**
 * A reviewer finds a document right, with its facts as they were read, or a check clear: the step is completed, and
 * the score follows.
 */
export async function approveSubmission(
  deed: Deed,
  admin: User,
  id: string,
  read: BodyOf<typeof approveEndpoint>,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { submission, provider, status } = await lockWaiting(tx, id, 'approve')
    const expires_on = read.expiresOn === undefined ? submission.expires_on : read.expiresOn || null
    if (!expires_on && steps[submission.step].needsExpiry)
      throw wrongField('expiresOn', refusals.documents.needsLastDay)
    // A license may have none, but nobody forgets to look (rules C20).
    if (!expires_on && submission.step === 'business_license' && !read.hasNoEnd)
      throw wrongField('expiresOn', refusals.desk.licenseEnd)
    if (expires_on) refuseLastDay(expires_on, provider, deed.now, refusals.documents.approveExpired)
    if (steps[submission.step].takes !== 'documents')
      await replaceOlder(tx, submission, ['completed', 'pending', 'failed'], deed.now)
    await changeSubmission(tx, id, {
      status,
      document_number: corrected(read.documentNumber, submission.document_number),
      issuer: corrected(read.issuer, submission.issuer),
      expires_on,
      ...by(admin, deed),
    })
    await conclude(
      tx,
      deed,
      admin,
      { ...submission, was: submission.status, status },
      'approve',
      null,
    )
  })
}

/** A reviewer finds it wrong, or a check not clear: the provider reads why and may hand in another. */
export async function rejectSubmission(
  deed: Deed,
  admin: User,
  id: string,
  reason: string,
): Promise<void> {
  await deed.transaction(async (tx) => {
    const { submission, status } = await lockWaiting(tx, id, 'reject')
    await changeSubmission(tx, id, {
      status,
      reason,
      over_at: deed.now,
      ...by(admin, deed),
    })
    await conclude(
      tx,
      deed,
      admin,
      { ...submission, was: submission.status, status },
      'reject',
      reason,
    )
  })
}

/** The provider's lock comes first, so that of two reviewers one decides and the other reads that it is done. */
async function lockWaiting(tx: Tx, id: string, action: 'approve' | 'reject') {
  const known = await findSubmission(tx, id)
  const provider = known && (await lockProvider(tx, known.provider_id))
  const submission = provider && (await findSubmission(tx, id))
  if (!provider || !submission) throw notFound('document')
  const status = move(stepLifecycle, action, submission.status, 'admin')
  return { submission, provider, status }
}

async function conclude(
  tx: Tx,
  deed: Deed,
  admin: User,
  {
    provider_id,
    step,
    was,
    status,
  }: { provider_id: string; step: keyof typeof steps; was: StepState; status: StepState },
  action: 'approve' | 'reject',
  reason: string | null,
) {
  await storeTrust(tx, provider_id, deed.now)
  await insertAudit(tx, {
    at: deed.now,
    actor_id: admin.userId,
    action: `verification_${action}`,
    // The provider: it stands in the history of its account.
    subject_id: provider_id,
    reason,
    before: { [step]: was },
    after: { [step]: status },
  })
  await announce(tx, provider_id, { step, status })
}

const by = (admin: User, { now }: Deed) => ({ decided_at: now, decided_by: admin.userId })

/** What the reviewer left alone stays; what was emptied is not known. */
const corrected = (read: string | undefined, was: string | null) =>
  read === undefined ? was : read || null
