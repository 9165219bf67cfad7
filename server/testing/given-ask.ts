import type { OwnBid } from '#contract/bids.ts'
import { decideBid } from '#contract/bids.ts'
import type { Given, GivenCompany, GivenDriver, GivenProvider, GivenRequest } from './given.ts'

export interface GivenAsk {
  company: GivenCompany
  driver: GivenDriver
  request: GivenRequest
  provider: GivenProvider
  bid: OwnBid
}

/** A driver has asked the fleet for a bid above the limit. */
export async function givenAsk(given: Given): Promise<GivenAsk> {
  const company = await given.company()
  const driver = await given.fleetDriver(company, { spendingLimit: '310.00' })
  const request = await given.request({ as: driver.caller })
  const provider = await given.provider()
  const bid = await given.bid(provider, request, { price: '400.00' })
  await driver.caller.call(decideBid, { params: { id: bid.id }, body: { status: 'accepted' } })
  return { company, driver, request, provider, bid }
}
