import {
  changeBid,
  decideBid,
  listBids,
  listOwnBids,
  listPublicBids,
  submitBid,
  suggestPrices,
  takeBackAsk,
  withdrawBid,
} from '#contract/bids.ts'
import { declineRequest, listBoard, listDeclined, takeBackDecline } from '#contract/requests.ts'
import { seeRequests } from '#contract/waiting.ts'
import {
  anotherOn,
  asProvider,
  itsOwner,
  itsProvider,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { bidOnOwned, ownedRequest } from '../testing/given-owned.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const newBid = async (app: TestApp) => {
  const { params } = await ownedRequest(app)
  const offer = { price: '100.00', estimatedDuration: '30 minutes' }
  return { ...(await asProvider(app)), body: { serviceRequestId: params.id, ...offer } }
}

/** A bid that a fleet's driver has asked for. */
async function askedByDriver({ given }: TestApp) {
  const driver = await given.fleetDriver(await given.company(), { spendingLimit: '10.00' })
  const request = await given.request({ as: driver.caller })
  const params = { id: (await given.bid(await given.provider(), request)).id }
  await driver.caller.call(decideBid, { params, body: { status: 'accepted' } })
  return { owner: driver.caller, params }
}

export const bidRows = [
  row(listBoard, asProvider),
  row(declineRequest, anotherOn(asProvider, ownedRequest)),
  row(listDeclined, asProvider),
  row(takeBackDecline, anotherOn(asProvider, ownedRequest)),
  row(seeRequests, asProvider, { body: { ids: ['00000000-0000-4000-8000-000000000000'] } }),
  row(submitBid, newBid),
  ownedRow(changeBid, itsProvider(bidOnOwned), { body: { price: '99.00' } }),
  ownedRow(withdrawBid, itsProvider(bidOnOwned)),
  row(listOwnBids, asProvider),
  row(suggestPrices, asProvider, { query: { serviceType: 'roadside_tire' } }),
  ownedRow(listPublicBids, itsOwner(ownedRequest)),
  ownedRow(listBids, itsOwner(ownedRequest)),
  ownedRow(takeBackAsk, itsOwner(askedByDriver)),
]
