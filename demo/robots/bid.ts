import { reachOf } from '../../server/asking/board-card.ts'
import { findRequest, type RequestRow } from '../../server/asking/queries.ts'
import { type Reach, reaches } from '../../server/asking/reach.ts'
import { isInHeadStart, preferredAlone } from '../../server/asking/waves.ts'
import type { Services } from '../../server/core/services.ts'
import { findBid } from '../../server/deals/bid-queries.ts'
import { changeBid } from '../../server/deals/change-bid.ts'
import { submitBid } from '../../server/deals/submit-bid.ts'
import { milesBetween } from '../../server/geo/distance.ts'
import { signedIn } from '../actors.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { offerOf } from '../offers.ts'
import { lowered } from '../prices.ts'
import type { RobotShop } from '../queries.ts'
import { betterOffer } from '../words.ts'
import type { Cast } from './cast.ts'
import { bidsPerRequest, pace } from './pace.ts'
import { findAnswered, findOpenRequests, findUnanswered } from './queries.ts'
import type { Timers } from './timers.ts'

/** How many of the nearest shops may be among the two to five that answer. */
const nearest = 8
/** How often a shop whose people are away answers what reaches it. */
const officeShare = 0.4

/** Shops that answer requests which reach them, the first within four seconds. */
export function createBidders({ db, clock, deeds }: Services, cast: Cast, timers: Timers) {
  /** Bids that robots made for a shop that a person may be: a person's own is preferred to others, these are not. */
  const madeForOffices = new Set<string>()

  /** Lets some of the shops in reach that have not answered yet bid, one after the other. */
  async function answer(requestId: string, before = 0): Promise<void> {
    const request = await findRequest(db, requestId)
    if (request?.status !== 'open') return
    const chance = chanceOf('bids', requestId, String(request.reopens), String(before))
    const bidders = await choose(request, chance)
    for (const [index, shop] of bidders.entries()) {
      const delay = chance.between(...(index === 0 ? pace.firstBid : pace.laterBids))
      timers.after(delay, () => bid(request, shop))
    }
  }

  async function choose(request: RequestRow, chance: Chance): Promise<RobotShop[]> {
    const [shops, offices, answered] = await Promise.all([
      cast.findShops(),
      cast.openOffices(),
      findAnswered(db, request.id),
    ])
    const isHeadStart = isInHeadStart(request)
    const onlyProviderIds = preferredAlone(request)
    const reach: Reach = { ...reachOf(request), isHeadStart, onlyProviderIds }
    const miles = (shop: RobotShop) =>
      milesBetween(shop.lat ?? 0, shop.lng ?? 0, request.lat ?? 0, request.lng ?? 0)
    const near = shops
      .filter((shop) => reaches(reach, shop, clock.now()))
      .sort((a, b) => miles(a) - miles(b))
      .slice(0, nearest)
    const wanted = chance.shuffled(near).slice(0, chance.whole(2, 5))
    // Only for what robots ask: a person who asks finds other shops' people.
    const isPlayed = (await cast.claimOf(request)) !== null
    for (const office of isPlayed ? offices : [])
      if (reaches(reach, office, clock.now()) && chance.isLikely(officeShare)) wanted.push(office)
    return wanted.filter((shop) => !answered.has(shop.id))
  }

  async function bid(request: RequestRow, shop: RobotShop): Promise<void> {
    const chance = chanceOf('offer', request.id, shop.id)
    const offer = offerOf({ ...request, serviceType: request.service_type }, shop, chance)
    const user = signedIn(shop.owner_user_id, 'service_provider')
    const isOffice = (await cast.findShops()).every(({ id }) => id !== shop.id)
    if (isOffice && !(await cast.openOffices()).some(({ id }) => id === shop.id)) return
    const { bidId } = await submitBid(deeds.own(), user, { ...offer, serviceRequestId: request.id })
    if (isOffice) madeForOffices.add(bidId)
    if (isOffice || !chance.isLikely(0.2)) return
    timers.after(chance.between(...pace.changeBid), async () => {
      const standing = await findBid(db, bidId)
      if (standing?.status !== 'pending') return
      const price = lowered(standing.price_cents, chance)
      await changeBid(deeds.own(), user, bidId, { price, message: betterOffer })
    })
  }

  return {
    answer,
    isMadeForOffice: (bidId: string) => madeForOffices.has(bidId),
    /** Shops answer again where all bids have run out, and where nobody was in reach before. */
    async answerAgain() {
      for (const { id, bids } of await findUnanswered(db, clock.now()))
        if (bids < bidsPerRequest) await answer(id, bids)
    },
    async answerOpenOnes() {
      for (const { id } of await findOpenRequests(db, clock.now())) await answer(id)
    },
  }
}
