import { exportAnalytics, exportJobs, readAnalytics } from '#contract/analytics.ts'
import {
  listProviderReviews,
  readJobReviews,
  replyToReview,
  writeReview,
} from '#contract/reviews.ts'
import {
  anotherOn,
  asAnybody,
  asProvider,
  itsOwner,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { closedJob, newJob } from '../testing/given-owned.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const stars = { service: 5, onTime: 4, price: 5 }

async function ofTheCustomer(app: TestApp) {
  const { owner, provider, params } = await closedJob(app)
  await owner.call(writeReview, { params, body: stars })
  const both = await provider.caller.call(writeReview, { params, body: stars })
  return { caller: provider.caller, params: { id: both.body.theirs?.id ?? '' } }
}
const aProvider = async ({ given }: TestApp) => ({ params: { id: (await given.provider()).id } })

export const reviewRows = [
  ownedRow(readJobReviews, itsOwner(newJob)),
  ownedRow(writeReview, itsOwner(closedJob), { body: stars }),
  ownedRow(replyToReview, ofTheCustomer, { body: { reply: 'Thank you for the work' } }),
  row(listProviderReviews, anotherOn(asAnybody, aProvider)),
  row(readAnalytics, asProvider),
  row(exportAnalytics, asProvider),
  row(exportJobs, asProvider),
]
