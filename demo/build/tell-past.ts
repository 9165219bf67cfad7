import type { Services } from '../../server/core/services.ts'
import { milesBetween } from '../../server/geo/distance.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { type Chance, chanceOf } from '../chance.ts'
import type { RobotShop } from '../queries.ts'
import { breakdowns } from '../world/breakdowns.ts'
import { acrossTheCountry, aroundAustin, aroundDallas, spotAt } from '../world/spots.ts'
import { type Asked, askForHelp } from './ask-for-help.ts'
import type { Askers } from './askers.ts'
import { minutesAfter } from './open-user.ts'
import { tellAcceptance, tellBid, tellCancellation, tellHandBack, tellWork } from './tell-job.ts'
import { tellReviews } from './tell-reviews.ts'

const requests = 150
/** The newest have their work proved. */
const provedOnes = 4
const longestAgoMinutes = 75 * 24 * 60
/** Today's, which the played shops win: so they have earned something already. */
const todays = [
  { minutesAgo: 380, around: aroundAustin },
  { minutesAgo: 290, around: aroundDallas },
  { minutesAgo: 215, around: aroundAustin },
]

/**
 * What happened before the first start: some 150 jobs, enough for a record of the shops near the played ones, each told through the use cases at its own time, so that
 * every count on a page is a count of rows.
 */
export async function tellPast(
  tx: Tx,
  shops: readonly RobotShop[],
  played: readonly RobotShop[],
  askers: Askers,
  files: Services['files'],
  now: Date,
): Promise<void> {
  const all = [...shops, ...played]
  for (let index = 0; index < requests; index++) {
    const chance = chanceOf('past', String(index))
    const around =
      index % 2 === 0 ? aroundAustin : index % 6 === 1 ? aroundDallas : acrossTheCountry
    const ago = 430 + longestAgoMinutes * (1 - index / requests) ** 1.3 + chance.between(0, 240)
    await tell({
      index,
      chance,
      around,
      at: minutesAfter(now, -ago),
      ownShare: 0.4,
      isProved: index >= requests - provedOnes,
    })
  }
  for (const [index, { minutesAgo, around }] of todays.entries()) {
    const chance = chanceOf('today', String(index))
    await tell({
      index: 0,
      chance,
      around,
      at: minutesAfter(now, -minutesAgo),
      ownShare: 1,
      isProved: true,
    })
  }

  async function tell({ index, chance, around, at, ownShare, isProved }: Story) {
    const what = chance.pick(breakdowns.filter(isFixable(around)))
    const spot = spotAt(chance.pick(around), chance)
    const asker = askers.any(chance)
    const asked = await askForHelp(tx, at, asker, what, spot, all)
    const { request } = asked
    const isOwn = chance.isLikely(ownShare)
    const bidders = choose(asked, chance, findOwn(asked, played), isOwn)
    const bids = []
    for (const shop of bidders)
      bids.push(await tellBid(tx, request, shop, chance.between(0.4, 5.5), chance))
    const [first, second] = bids
    if (!first) throw new Error(`nobody is in reach of ${spot.location}`)
    if (index % 16 === 7) return tellCancellation(tx, request, minutesAfter(at, 9))
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
    await tellReviews(tx, request, winner, jobId, chance, now)
  }
}

interface Story {
  index: number
  chance: Chance
  around: readonly string[]
  at: Date
  /** How often a played shop in reach wins. */
  ownShare: number
  /** With photos: they take the longest of all that is told. */
  isProved: boolean
}

/** Washes are asked for where there are washers. */
const isFixable =
  (around: readonly string[]) =>
  ({ serviceType }: { serviceType: string }) =>
    around !== acrossTheCountry || serviceType !== 'truck_wash'

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
