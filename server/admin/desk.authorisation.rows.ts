import { readCurrentUser } from '#contract/auth.ts'
import { readFleetAtDesk, readPersonAtDesk, readProviderAtDesk } from '#contract/desk-accounts.ts'
import {
  alertWider,
  bidForShop,
  correctPin,
  extendRequest,
  hideReview,
  releaseProvider,
  reopenAtDesk,
  showReview,
  writeNote,
} from '#contract/desk-deeds.ts'
import { lookUpRequests } from '#contract/desk-look-up.ts'
import { findBidders, openConversation, readRequestAtDesk } from '#contract/desk-requests.ts'
import { deleteGuestsDataAtDesk, keepGuestsDataAtDesk } from '#contract/guests-data.ts'
import { refundAtDesk } from '#contract/refunds.ts'
import { cancelRequest } from '#contract/requests.ts'
import { anotherOn, asAdmin, row } from '../testing/authorisation-row.ts'
import { givenReview } from '../testing/given-review.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const reason = 'The driver called us.'
const aRequest = async ({ given }: TestApp) => ({ params: { id: (await given.request()).id } })
const aJob = async ({ given }: TestApp) => ({ params: { id: (await given.job()).id } })
const aBid = async ({ given }: TestApp) => ({
  params: { id: (await given.bid(await given.provider(), await given.request())).id },
})
const aProvider = async ({ given }: TestApp) => ({ params: { id: (await given.provider()).id } })
const aFleet = async ({ given }: TestApp) => ({ params: { id: await given.fleet() } })
async function aUser({ given }: TestApp) {
  const { body } = await (await given.customer()).call(readCurrentUser)
  return { params: { id: body.id } }
}
async function aClosedRequest(app: TestApp) {
  const { id, token } = await app.given.request()
  await app.anybody().call(cancelRequest, {
    params: { id },
    token,
    body: { reason: 'Runs again' },
  })
  return { params: { id } }
}
const aReview = async (app: TestApp) => ({ params: { id: (await givenReview(app)).id } })
async function aHiddenReview(app: TestApp) {
  const review = await aReview(app)
  await (await app.given.admin()).call(hideReview, { ...review, body: { reason } })
  return review
}
/** With what the page shows of it. */
async function anExtension(app: TestApp) {
  const { params } = await aRequest(app)
  const caller = await app.given.admin()
  const { expiresAt } = (await caller.call(readRequestAtDesk, { params })).body
  return { caller, params, body: { minutes: 60, seen: expiresAt, reason } }
}
async function anAgreedBid(app: TestApp) {
  const { id: providerId } = await app.given.provider()
  const body = { providerId, price: '180.00', estimatedDuration: '45 minutes', reason }
  return { caller: await app.given.admin(), ...(await aRequest(app)), body }
}
async function aNote(app: TestApp) {
  const { id } = (await aRequest(app)).params
  return { caller: await app.given.admin(), body: { kind: 'request' as const, id, words: reason } }
}

export const deskRows = [
  row(lookUpRequests, asAdmin, { body: { search: '(512) 555-0148' } }),
  row(readRequestAtDesk, anotherOn(asAdmin, aRequest)),
  row(findBidders, anotherOn(asAdmin, aRequest)),
  row(readProviderAtDesk, anotherOn(asAdmin, aProvider)),
  row(readFleetAtDesk, anotherOn(asAdmin, aFleet)),
  row(readPersonAtDesk, anotherOn(asAdmin, aUser)),
  row(openConversation, anotherOn(asAdmin, aBid), { body: { reason } }),
  row(writeNote, aNote),
  row(extendRequest, anExtension),
  row(alertWider, anotherOn(asAdmin, aRequest), { body: { reason } }),
  row(reopenAtDesk, anotherOn(asAdmin, aClosedRequest), { body: { reason } }),
  row(deleteGuestsDataAtDesk, anotherOn(asAdmin, aClosedRequest), { body: { reason } }),
  row(keepGuestsDataAtDesk, anotherOn(asAdmin, aClosedRequest), {}, { refusesRightful: 409 }),
  row(correctPin, anotherOn(asAdmin, aRequest), { body: { lat: 30.31, lng: -97.71, reason } }),
  row(bidForShop, anAgreedBid),
  row(releaseProvider, anotherOn(asAdmin, aJob), { body: { reason } }),
  // No card has paid for it.
  row(
    refundAtDesk,
    anotherOn(asAdmin, aJob),
    { body: { amount: '10.00', reason } },
    { refusesRightful: 409 },
  ),
  row(hideReview, anotherOn(asAdmin, aReview), { body: { reason } }),
  row(showReview, anotherOn(asAdmin, aHiddenReview), { body: { reason } }),
]
