import { type ServiceType, services } from '#contract/catalogue.ts'
import type { Services } from '../../server/core/services.ts'
import { milesBetween } from '../../server/geo/distance.ts'
import { nearestTown } from '../../server/geo/nearest-town.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { RobotShop } from '../queries.ts'
import { type Breakdown, breakdowns } from '../world/breakdowns.ts'
import { aroundAustin, aroundDallas, spotAt } from '../world/spots.ts'
import { type Asked, type Asker, askForHelp } from './ask-for-help.ts'
import type { Askers } from './askers.ts'
import { minutesAfter } from './open-user.ts'
import { tellAcceptance, tellBid, tellCancellation, tellHandBack, tellWork } from './tell-job.ts'
import { tellReviews } from './tell-reviews.ts'
import type { Terms } from './tell-terms.ts'

/** Around the played shops; each shop farther away has some of its own beside them. */
const aroundPlayed = 100
/** So many have a shop a rating, a typical price and a typical arrival. */
const ofEachShop = 3
/** The newest have their work proved. */
const provedOnes = 4
const longestAgoMinutes = 170 * 24 * 60
/** So many days ago a driver of the fleet on terms was helped. */
const onTermsDaysAgo = [37, 31, 30, 24, 17, 9, 8, 1]
/** A shop within so many miles of a played one has its jobs from what is asked there. */
const nearMiles = 45
/** Today's, which the played shops win: so they have earned something already. */
const todays = [
  { minutesAgo: 380, around: aroundAustin },
  { minutesAgo: 290, around: aroundDallas },
  { minutesAgo: 215, around: aroundAustin },
]

/**
 * What happened before the first start: the jobs of six months, enough for a record of nearly every shop, each told through the use cases
 * at its own time, so that every count on a page is a count of rows.
 */
export async function tellPast(
  tx: Tx,
  shops: readonly RobotShop[],
  played: readonly RobotShop[],
  askers: Askers,
  files: Services['files'],
  now: Date,
  terms: Terms | null,
): Promise<void> {
  const all = [...shops, ...played]
  const stories = [
    ...storiesAround(now),
    ...storiesOf(shops, played, now),
    ...(terms ? storiesOnTerms(askers, played, now) : []),
  ]
  for (const story of stories.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await tell(story)

  async function tell({ index, chance, at, ownShare, isProved, shop, ...story }: Story) {
    await terms?.upTo(at)
    const what = chance.pick(breakdowns.filter(shop ? isWorkOf(shop) : () => true))
    const spot = spotAt(story.place, chance)
    const asker = story.asker ?? askers.any(chance)
    const asked = await askForHelp(tx, at, asker, what, spot, all)
    const { request } = asked
    const isHere = shop !== undefined && asked.reached.includes(shop)
    const own = isHere ? shop : findOwn(asked, played)
    const isOwn = isHere || chance.isLikely(ownShare)
    const bidders = choose(asked, chance, own, isOwn)
    const bids = []
    for (const bidder of bidders)
      bids.push(await tellBid(tx, request, bidder, chance.between(0.4, 5.5), chance))
    const [first, second] = bids
    if (!first || index % 16 === 7) return tellCancellation(tx, request, minutesAfter(at, 9))
    let winner = first
    let acceptedAt = minutesAfter(at, chance.between(6, 12))
    let jobId = await tellAcceptance(tx, request, winner, acceptedAt, chance, asker)
    if (index % 17 === 9 && second) {
      await tellHandBack(tx, winner, jobId, minutesAfter(acceptedAt, 5))
      winner = second
      acceptedAt = minutesAfter(acceptedAt, 8)
      jobId = await tellAcceptance(tx, request, winner, acceptedAt, chance, asker)
    }
    const proving = isProved ? files : null
    await tellWork(tx, request, winner, jobId, acceptedAt, chance, asker, proving)
    await tellReviews(tx, request, winner, jobId, chance, now, isHere)
  }
}

interface Story {
  index: number
  chance: Chance
  /** Words that the gazetteer knows. */
  place: string
  at: Date
  /** How often a played shop in reach wins. */
  ownShare: number
  /** With photos: they take the longest of all that is told. */
  isProved: boolean
  /** Who wins it, if it reaches them. */
  shop?: RobotShop
  /** Who asks; else anybody. */
  asker?: Asker
}

/** What was asked around the played shops, more of it lately, and today's. */
function storiesAround(now: Date): Story[] {
  const past = Array.from({ length: aroundPlayed }, (_, index) => {
    const chance = chanceOf('past', String(index))
    const around = index % 3 === 1 ? aroundDallas : aroundAustin
    const ago = 430 + longestAgoMinutes * (1 - index / aroundPlayed) ** 1.6 + chance.between(0, 240)
    return {
      index,
      chance,
      place: chance.pick(around),
      at: minutesAfter(now, -ago),
      ownShare: 0.4,
      isProved: index >= aroundPlayed - provedOnes,
    }
  })
  const today = todays.map(({ minutesAgo, around }, index) => {
    const chance = chanceOf('today', String(index))
    const at = minutesAfter(now, -minutesAgo)
    return { index: 0, chance, place: chance.pick(around), at, ownShare: 1, isProved: true }
  })
  return [...past, ...today]
}

/** What was asked beside each of the shops that are far from the played ones: by day, when those with hours are there. */
function storiesOf(shops: readonly RobotShop[], played: readonly RobotShop[], now: Date): Story[] {
  const far = shops.filter(
    (shop) => shop.status === 'active' && played.every((one) => milesFrom(one, shop) > nearMiles),
  )
  return far.flatMap((shop, nth) => {
    const town = nearestTown(shop.lat ?? 0, shop.lng ?? 0)
    if (!town) return []
    return Array.from({ length: ofEachShop }, (_, index) => {
      const chance = chanceOf('shop', String(nth), String(index))
      const daysAgo =
        1 + Math.floor(((longestAgoMinutes / 1440) * (index + chance.between(0, 1))) / ofEachShop)
      const at = new Date(now.getTime() - daysAgo * 24 * 60 * 60_000)
      at.setUTCHours(17, chance.whole(0, 90), chance.whole(0, 59))
      const place = `${town.town}, ${town.state}`
      return { index: 0, chance, place, at, ownShare: 0, isProved: false, shop }
    })
  })
}

/** What the drivers of the played fleet asked for around the first played shop: enough for a bill that is paid, one that is open, and the next one. */
function storiesOnTerms({ fleet }: Askers, [shop]: readonly RobotShop[], now: Date): Story[] {
  return onTermsDaysAgo.flatMap((daysAgo, index) => {
    const asker = fleet[index % fleet.length]
    if (!asker || !shop) return []
    const chance = chanceOf('terms', String(index))
    const at = minutesAfter(now, -daysAgo * 24 * 60 - chance.between(0, 120))
    const place = chance.pick(aroundAustin)
    return [{ index: 0, chance, place, at, ownShare: 0, isProved: false, shop, asker }]
  })
}

const milesFrom = (a: RobotShop, b: RobotShop) =>
  milesBetween(a.lat ?? 0, a.lng ?? 0, b.lat ?? 0, b.lng ?? 0)

/** What the shop can mend; an emergency asks whoever is near. */
const isWorkOf =
  ({ trades }: RobotShop) =>
  ({ serviceType }: Breakdown) =>
    isServiceType(serviceType) && trades.includes(services[serviceType].trade)

const isServiceType = (name: string): name is ServiceType => name in services

const findOwn = ({ reached }: Asked, played: readonly RobotShop[]) =>
  reached.find((shop) => played.includes(shop))

/** Two to five of the nearest bid, the winner first. A played shop in reach bids too, and loses where it does not win. */
function choose(
  { request, reached }: Asked,
  chance: Chance,
  own: RobotShop | undefined,
  isOwn: boolean,
) {
  const miles = (shop: RobotShop) =>
    milesBetween(shop.lat ?? 0, shop.lng ?? 0, request.lat ?? 0, request.lng ?? 0)
  const nearest = reached.toSorted((a, b) => miles(a) - miles(b)).slice(0, 7)
  const bidders = chance.shuffled(nearest).slice(0, chance.whole(2, 5))
  if (!own) return bidders
  const [first, ...rest] = bidders.filter((shop) => shop !== own)
  if (!first) return [own]
  return (isOwn ? [own, first, ...rest] : [first, own, ...rest]).slice(0, 5)
}
