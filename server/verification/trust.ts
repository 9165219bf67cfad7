import { levelOf, type ScorePart, scoreParts, trustScore } from '#contract/trust.ts'
import {
  requiredSteps,
  type StepId,
  type StepState,
  stepIds,
  stepStateOf,
} from '#contract/verification-steps.ts'
import { dayIn } from '../platform/day.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import {
  findSubmissionsOf,
  findTrust,
  type SubmissionRow,
  setTrust,
  type Trust,
} from './queries.ts'

/** A completed document whose last day is over counts as expired, whether or not the worker has seen it. */
export const statusOn = (
  { status, expires_on }: Pick<SubmissionRow, 'status' | 'expires_on'>,
  today: string,
): StepState =>
  status === 'completed' && expires_on !== null && expires_on < today ? 'pending' : status

/** Where each step stands today. */
export function stepStatesOf(
  submissions: readonly SubmissionRow[],
  today: string,
): Record<StepId, StepState> {
  const stateOf = (id: StepId) =>
    stepStateOf(
      submissions
        .filter(({ step }) => step === id)
        .map((row) => ({ status: statusOn(row, today), submittedAt: row.submitted_at })),
    )
  // One entry for each id of the list.
  return Object.fromEntries(stepIds.map((id) => [id, stateOf(id)])) as Record<StepId, StepState>
}

/**
 * Works out the score, the level and what else follows (rules C20), and stores it in the transaction of what changed
 * it. The caller holds the provider's lock. Gives whether customers see a change.
 */
export async function storeTrust(tx: Tx, providerId: string, now: Date): Promise<boolean> {
  const before = await findTrust(tx, providerId)
  if (!before) return false
  const submissions = await findSubmissionsOf(tx, providerId)
  const completed = completedOf(submissions, dayIn(before.time_zone, now))
  const score = trustScore(completed, before.job_record)
  const after: Trust = {
    trust_score: score,
    verification_level: levelOf(score),
    verified: requiredSteps.every((id) => completed.includes(id)),
    license_expires_on: approvedUntil(submissions, 'business_license'),
    insurance_expires_on: approvedUntil(submissions, 'insurance'),
  }
  await setTrust(tx, providerId, after)
  return (
    before.verified !== after.verified || before.verification_level !== after.verification_level
  )
}

/** What a provider's score is made of today. */
export async function readScoreParts(db: Db, providerId: string, now: Date): Promise<ScorePart[]> {
  const known = await findTrust(db, providerId)
  if (!known) return []
  const submissions = await findSubmissionsOf(db, providerId)
  return scoreParts(completedOf(submissions, dayIn(known.time_zone, now)), known.job_record)
}

function completedOf(submissions: readonly SubmissionRow[], today: string): StepId[] {
  const states = stepStatesOf(submissions, today)
  return stepIds.filter((id) => states[id] === 'completed')
}

/** The last day of the document that was approved last, past ones included: an expired one stops bidding. */
const approvedUntil = (submissions: readonly SubmissionRow[], id: StepId) =>
  submissions.find(
    ({ step, status }) => step === id && (status === 'completed' || status === 'pending'),
  )?.expires_on ?? null
