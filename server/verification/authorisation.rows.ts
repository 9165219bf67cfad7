import {
  approveSubmission,
  listSubmissionsToReview,
  readDocument,
  readVerificationStatus,
  rejectSubmission,
  startBackgroundCheck,
  submitDocument,
  takeBackDocument,
} from '#contract/verification.ts'
import {
  anotherOn,
  asAdmin,
  asProvider,
  itsProvider,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { documentForm, givenPdf } from '../testing/given-document.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function ownedDocument({ given }: TestApp) {
  const provider = await given.provider()
  return { provider, params: { id: await given.submission(provider, 'identity') } }
}
const toReview = anotherOn(asAdmin, ownedDocument)

export const verificationRows = [
  row(readVerificationStatus, asProvider),
  row(submitDocument, asProvider, { form: documentForm('identity', givenPdf()) }),
  row(startBackgroundCheck, asProvider),
  ownedRow(readDocument, itsProvider(ownedDocument)),
  ownedRow(takeBackDocument, itsProvider(ownedDocument)),
  row(listSubmissionsToReview, asAdmin),
  row(approveSubmission, toReview, { body: { issuer: 'State of Texas' } }),
  row(rejectSubmission, toReview, { body: { reason: 'It cannot be read.' } }),
]
