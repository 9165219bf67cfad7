import * as contract from '#contract/verification.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { approveSubmission, rejectSubmission } from './decide-submission.ts'
import { readDocument } from './read-document.ts'
import { readStatus } from './read-status.ts'
import { listSubmissionsToReview } from './review-queue.ts'
import { startBackgroundCheck } from './start-background-check.ts'
import { submitDocument } from './submit-document.ts'
import { takeBackDocument } from './take-back-document.ts'

export function verificationRoutes(api: Api<Actor>, services: Services): void {
  api(contract.readVerificationStatus, ({ actor, request }) =>
    readStatus(services, userOf(actor), languageOf(request)),
  )
  api(contract.submitDocument, async ({ actor, body, file, deed }) => {
    const { id } = await submitDocument(services, deed, userOf(actor), body, file)
    return { id, message: answers.verification.submitted }
  })
  api(contract.startBackgroundCheck, async ({ actor, deed }) => {
    await startBackgroundCheck(deed, userOf(actor))
    return { message: answers.verification.checkStarted }
  })
  api(contract.readDocument, ({ actor, params }) => readDocument(services, actor, params.id))
  api(contract.takeBackDocument, async ({ actor, params, deed }) => {
    await takeBackDocument(services, deed, userOf(actor), params.id)
    return { message: answers.verification.takenBack }
  })
  api(contract.listSubmissionsToReview, ({ query }) =>
    listSubmissionsToReview(services, query.after),
  )
  api(contract.approveSubmission, async ({ actor, params, body, deed }) => {
    await approveSubmission(deed, userOf(actor), params.id, body)
    return { message: answers.verification.approved }
  })
  api(contract.rejectSubmission, async ({ actor, params, body, deed }) => {
    await rejectSubmission(deed, userOf(actor), params.id, body.reason)
    return { message: answers.verification.rejected }
  })
}
