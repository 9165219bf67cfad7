import * as contract from '#contract/verification.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { approveSubmission, rejectSubmission } from './decide-submission.ts'
import { readDocument } from './read-document.ts'
import { readStatus } from './read-status.ts'
import { listSubmissionsToReview } from './review-queue.ts'
import { startBackgroundCheck } from './start-background-check.ts'
import { submitDocument } from './submit-document.ts'
import { takeBackDocument } from './take-back-document.ts'

export function verificationRoutes(api: Api<Actor>, services: Services): void {
  api(contract.readVerificationStatus, ({ actor }) => readStatus(services, userOf(actor)))
  api(contract.submitDocument, async ({ actor, body, file, deed }) => {
    const { id } = await submitDocument(services, deed, userOf(actor), body, file)
    return { id, message: 'Your document was submitted for review.' }
  })
  api(contract.startBackgroundCheck, async ({ actor, deed }) => {
    await startBackgroundCheck(deed, userOf(actor))
    return { message: 'Background check started.' }
  })
  api(contract.readDocument, ({ actor, params }) => readDocument(services, actor, params.id))
  api(contract.takeBackDocument, async ({ actor, params, deed }) => {
    await takeBackDocument(services, deed, userOf(actor), params.id)
    return { message: 'The document is gone.' }
  })
  api(contract.listSubmissionsToReview, ({ query }) =>
    listSubmissionsToReview(services, query.after),
  )
  api(contract.approveSubmission, async ({ actor, params, body, deed }) => {
    await approveSubmission(deed, userOf(actor), params.id, body)
    return { message: 'The step is completed.' }
  })
  api(contract.rejectSubmission, async ({ actor, params, body, deed }) => {
    await rejectSubmission(deed, userOf(actor), params.id, body.reason)
    return { message: 'The provider reads your reason.' }
  })
}
