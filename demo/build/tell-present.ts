import type { RequestRow } from '../../server/asking/queries.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Services } from '../../server/core/services.ts'
import { acceptBid } from '../../server/deals/accept-bid.ts'
import type { Claim } from '../../server/deals/policy.ts'
import { milesBetween } from '../../server/geo/distance.ts'
import { sendMessage } from '../../server/messaging/send-message.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { advanceJob } from '../../server/trips/advance-job.ts'
import { takePositions } from '../../server/trips/take-positions.ts'
import { by, byLink, byOwner, byTechnician, claimOfDriver, ownerClaim, ownerOf } from '../actors.ts'
import { chanceOf } from '../chance.ts'
import { spendingLimits } from '../logins.ts'
import { findPeople, type RobotShop } from '../queries.ts'
import { claimOfShop } from '../reviewing.ts'
import { fixOf, tickMs, trackOf } from '../trip.ts'
import { wayTo } from '../way-to.ts'
import { type Breakdown, breakdowns } from '../world/breakdowns.ts'
import { spotAt } from '../world/spots.ts'
import { type Asked, type Asker, askForHelp } from './ask-for-help.ts'
import type { Askers } from './askers.ts'
import { minutesAfter } from './open-user.ts'
import { sendTechnician } from './send-technician.ts'
import { tellAcceptance, tellBid, tellProof, thereAt } from './tell-job.ts'

const minute = 60_000

/**
 * What is going on at the first start: the customer of the printed login has one request to choose bids for and one
 * whose shop is on the way; two drivers of the played fleet are helped by technicians of the played shop, one on the way and one at
 * work; four others wait for bids. `robots` are the shops that robots drive.
 */
export async function tellPresent(
  tx: Tx,
  { robots: shops, played }: { robots: readonly RobotShop[]; played: readonly RobotShop[] },
  { customer, driver, fleet, robots }: Askers,
  files: Services['files'],
  now: Date,
): Promise<void> {
  const chance = chanceOf('present')
  const ago = (minutes: number) => minutesAfter(now, -minutes)
  const spot = (words: string) => spotAt(words, chance)

  const tomorrow: Breakdown = {
    serviceType: 'tire_service',
    preferredServiceTime: 'tomorrow',
    tireIssue: 'other',
    numberOfTires: '2',
    hasSpareTire: 'no',
    vehicleType: 'truck',
    additionalNotes: 'Two worn drive tires to change at our yard, any time before noon.',
  }
  const planned = await askForHelp(tx, ago(50), customer, tomorrow, spot('Buda, TX'), shops)
  for (const [index, shop] of planned.reached.slice(0, 3).entries()) {
    const { bidId } = await tellBid(tx, planned.request, shop, 4 + index * 6, chance)
    if (index > 0) continue
    await tellTalk(planned.request, bidId, [
      [
        claimOfCustomer(planned.request),
        30,
        'Is that with new valve stems? And can you be gone by 11? A load leaves at noon.',
      ],
      [claimOfShop(shop), 26, 'Stems are in. If we start at 8:30 we are done by 10.'],
    ])
  }

  const stuck = await askForHelp(
    tx,
    ago(22),
    customer,
    find('roadside_repair'),
    spot('I-35 N near Round Rock, TX'),
    shops,
  )
  const shop = atSomeDistance(stuck)
  if (!shop) throw new Error('nobody is in reach of Round Rock')
  const coming = await tellTrip(stuck, shop, customer, { acceptedAgo: 12, startedAgo: 9 })
  await tellTalk(stuck.request, coming, [
    [claimOfShop(shop), 10, 'On the way. Is the air building at all, or is the gauge flat?'],
    [
      claimOfCustomer(stuck.request),
      8,
      'Builds to 60 and stops. I hear it behind the cab, driver side.',
    ],
    [claimOfShop(shop), 7, 'Good, that is a line. I have fittings for it.'],
  ])

  const [first, second] = fleet
  const [own] = played
  if (!first || !second || !own) throw new Error('somebody of the demo is missing')
  const flat = await askForHelp(
    tx,
    ago(26),
    first,
    find('roadside_tire'),
    spot('I-35 N near Georgetown, TX'),
    shops,
  )
  const sent = await tellTrip(flat, own, first, { acceptedAgo: 14, startedAgo: 8 })
  await tellTalk(flat.request, sent, [
    [await claimOfDriver(tx, first), 11, 'I am past the overpass, right side, triangles out.'],
    [claimOfShop(own), 10, 'Thanks. White service truck, about half an hour.'],
  ])
  const dead = await askForHelp(
    tx,
    ago(75),
    second,
    find('roadside_repair'),
    spot('I-35 S near Kyle, TX'),
    shops,
  )
  await tellWorkUnderWay(dead, own, second)

  await setLimits(tx)
  // A driver whose price a manager has to approve.
  const above = await askForHelp(
    tx,
    ago(14),
    driver,
    find('roadside_tire'),
    spot('I-35 N near Temple, TX'),
    shops,
  )
  const [nearest] = above.reached
  if (!nearest) throw new Error('nobody is in reach of Temple')
  const dear = await tellBid(tx, above.request, nearest, 3, chance)
  const driversClaim = await claimOfDriver(tx, driver)
  await acceptBid(deedAt(ago(8), tx, by(driver.userId)), driversClaim, { bidId: dear.bidId })

  const waiting = [
    ['roadside_tire', 'TX-130 near Pflugerville, TX', 6],
    ['battery_service', 'I-35 S near Buda, TX', 3],
    ['roadside_towing', 'I-20 E near Lancaster, TX', 4],
    ['truck_repair', 'I-10 near Katy, TX', 2],
  ] as const
  for (const [index, [service, words, minutes]] of waiting.entries()) {
    const robot = robots[index]
    if (robot) await askForHelp(tx, ago(minutes), robot, find(service), spot(words), shops)
  }

  /** The shop has won it and somebody has set out, whose phone has said since where it is. */
  async function tellTrip(
    { request }: Asked,
    shop: RobotShop,
    asker: Asker,
    { acceptedAgo, startedAgo }: { acceptedAgo: number; startedAgo: number },
  ): Promise<string> {
    const { jobId, bidId, helper } = await tellSent(request, shop, asker, ago(acceptedAgo))
    const { actor, author } = helper
    await advanceJob(deedAt(ago(startedAgo), tx, author), actor, jobId, 'start', null)
    if (request.lat === null || request.lng === null || shop.lat === null || shop.lng === null)
      return bidId
    const way = wayTo({ lat: shop.lat, lng: shop.lng }, { lat: request.lat, lng: request.lng })
    const track = trackOf(way, chanceOf('track', jobId))
    const ticks = Math.min(track.length - 20, Math.floor((startedAgo * minute) / tickMs))
    const fixes = Array.from({ length: Math.max(0, ticks) }, (_, tick) =>
      fixOf(track, tick, new Date(now.getTime() - (ticks - tick) * tickMs), chance),
    )
    if (fixes.length) await takePositions(deedAt(now, tx, author), actor, jobId, fixes)
    return bidId
  }

  /** What the two of a bid have written to each other, each so many minutes ago. */
  async function tellTalk(
    { id }: RequestRow,
    bidId: string,
    lines: readonly [claim: Claim, minutesAgo: number, content: string][],
  ) {
    for (const [claim, minutesAgo, content] of lines)
      await sendMessage(deedAt(ago(minutesAgo), tx), claim, {
        serviceRequestId: id,
        bidId,
        content,
      })
  }

  function claimOfCustomer({ id }: RequestRow): Claim {
    return ownerClaim(customer.userId, id)
  }

  /** Somebody is there and at work, with what was to be proved before. */
  async function tellWorkUnderWay({ request }: Asked, shop: RobotShop, asker: Asker) {
    const { jobId, helper } = await tellSent(request, shop, asker, ago(68))
    const { actor, author } = helper
    const told = (minutes: number) => deedAt(ago(minutes), tx, author)
    await advanceJob(told(65), actor, jobId, 'start', null)
    await advanceJob(told(28), actor, jobId, 'arrive', null, thereAt(request, ago(28)))
    await tellProof(tx, files, { jobId, request, ...helper }, 'before', ago(24))
    await advanceJob(told(24), actor, jobId, 'work', null)
  }

  async function tellSent(request: RequestRow, shop: RobotShop, asker: Asker, acceptedAt: Date) {
    const bid = await tellBid(tx, request, shop, 3, chance)
    const jobId = await tellAcceptance(tx, request, bid, acceptedAt, chance, asker)
    const sent = await sendTechnician(
      tx,
      shop,
      jobId,
      request.location_text,
      minutesAfter(acceptedAt, 1),
    )
    const helper = sent
      ? { actor: byLink(sent, shop.id), author: byTechnician(sent, shop.id) }
      : { actor: ownerOf(shop), author: byOwner(shop) }
    return { jobId, bidId: bid.bidId, helper }
  }
}

/** Neither around the corner nor an hour away. */
function atSomeDistance({ request: { lat, lng }, reached }: Asked): RobotShop | undefined {
  const off = (shop: RobotShop) =>
    Math.abs(18 - milesBetween(shop.lat ?? 0, shop.lng ?? 0, lat ?? 0, lng ?? 0))
  return reached.toSorted((a, b) => off(a) - off(b))[0]
}

function find(serviceType: string): Breakdown {
  const found = breakdowns.find((breakdown) => breakdown.serviceType === serviceType)
  if (!found) throw new Error(`no breakdown asks for ${serviceType}`)
  return found
}

/** The played fleet has begun to set limits today. */
async function setLimits(tx: Tx): Promise<void> {
  for (const { id, username } of await findPeople(tx, Object.keys(spendingLimits)))
    await tx
      .updateTable('drivers')
      .set({ spending_limit_cents: spendingLimits[username] ?? null })
      .where('user_id', '=', id)
      .execute()
}
