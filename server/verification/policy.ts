import { refusalOf } from '#contract/lifecycle.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import {
  type StepId,
  stateToSubmitIn,
  stepLifecycle,
  steps,
  submitActions,
} from '#contract/verification-steps.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { Actor } from '../auth/actor.ts'
import type { SubmissionRow } from './queries.ts'
import { statusOn } from './trust.ts'

/** Why nothing can be handed in for this step now, or null. */
export const submitRefusal = (
  step: StepId,
  submissions: readonly SubmissionRow[],
  today: string,
): Saying | null =>
  refusalOf(
    stepLifecycle,
    submitActions[steps[step].takes],
    stateToSubmitIn(
      submissions
        .filter((row) => row.step === step)
        .map((row) => ({ status: statusOn(row, today), submittedAt: row.submitted_at })),
    ),
  )

/** A document is its provider's and the admins': nobody else learns that it is there, nor who has no right to it there. */
export const maySeeDocument = (actor: Actor, providerId: string): boolean =>
  actor.kind === 'user' &&
  (actor.userType === 'admin' ||
    (actor.worksFor?.providerId === providerId &&
      mayAtProvider(actor.worksFor.role, 'keepDocuments')))
