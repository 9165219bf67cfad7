import type { Submission, VerificationStatus } from '#contract/verification.ts'
import { type StepId, stepIds } from '#contract/verification-steps.ts'
import { verification } from '#contract/words/en/verification.ts'
import type { Language } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { dayIn } from '../platform/day.ts'
import { findProviderOf } from '../providers/queries.ts'
import { submitRefusal } from './policy.ts'
import { findSubmissionsOf, findTrust, type SubmissionRow } from './queries.ts'
import { statusOn, stepStatesOf } from './trust.ts'

/** The provider's own verification, with the field names of S1 §3. */
export async function readStatus(
  { db, clock }: Services,
  user: User,
  language: Language,
): Promise<VerificationStatus> {
  const provider = await findProviderOf(db, user.userId)
  const trust = provider && (await findTrust(db, provider.id))
  if (!trust) throw notFound('provider')
  const submissions = await findSubmissionsOf(db, trust.id)
  const { unnamedCertificate } = inLanguage(verification, language)
  const today = dayIn(trust.time_zone, clock.now())
  const states = stepStatesOf(submissions, today)
  const isDone = (id: StepId) => states[id] === 'completed'
  const of = (id: StepId) => submissions.filter(({ step }) => step === id)
  const check = states.background_check
  return {
    identityVerified: isDone('identity'),
    businessLicenseVerified: isDone('business_license'),
    insuranceVerified: isDone('insurance'),
    backgroundCheckStatus:
      check === 'completed' ? 'clear' : check === 'in_progress' ? 'pending' : 'other',
    vehiclesVerified: isDone('vehicle_equipment'),
    certifications: of('certifications')
      .filter((row) => statusOn(row, today) === 'completed')
      .map(({ issuer, document_number }) => issuer ?? document_number ?? unnamedCertificate)
      .sort(),
    trustScore: trust.trust_score,
    // Nothing measures it yet (rules C20, C25).
    safetyRating: null,
    verificationLevel: trust.verification_level,
    verified: trust.verified,
    completedSteps: stepIds.filter(isDone).length,
    jobs: trust.job_record,
    steps: stepIds.map((id) => {
      const refusal = submitRefusal(id, submissions, today)
      return {
        stepId: id,
        status: states[id],
        submitRefusal: refusal && sentence(refusal, language),
        submissions: of(id).map((row) => submissionView(row, today)),
      }
    }),
  }
}

export const submissionView = (row: SubmissionRow, today: string): Submission => ({
  id: row.id,
  status: statusOn(row, today),
  fileType: row.file_type,
  hasFile: row.file_type !== null && row.file_removed_at === null,
  documentNumber: row.document_number,
  issuer: row.issuer,
  expiresOn: row.expires_on,
  reason: row.reason,
  submittedAt: row.submitted_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})
