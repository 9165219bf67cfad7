import { deedAt } from '../../server/core/deed.ts'
import { acceptBid } from '../../server/deals/accept-bid.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { advanceJob } from '../../server/trips/advance-job.ts'
import { by, claimOfDriver, signedIn } from '../actors.ts'
import { chanceOf } from '../chance.ts'
import { spendingLimits } from '../logins.ts'
import { findPeople, type RobotShop } from '../queries.ts'
import { type Breakdown, breakdowns } from '../world/breakdowns.ts'
import { spotAt } from '../world/spots.ts'
import { askForHelp } from './ask-for-help.ts'
import type { Askers } from './askers.ts'
import { minutesAfter } from './open-user.ts'
import { tellAcceptance, tellBid } from './tell-job.ts'

/**
 * What is going on at the first start: the customer of the printed login has one request to choose bids for and one
 * whose shop is on the way; four others wait for bids. `shops` are those that robots drive.
 */
export async function tellPresent(
  tx: Tx,
  shops: readonly RobotShop[],
  { customer, driver, robots }: Askers,
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
  for (const [index, shop] of planned.reached.slice(0, 3).entries())
    await tellBid(tx, planned.request, shop, 4 + index * 6, chance)

  const stuck = await askForHelp(
    tx,
    ago(22),
    customer,
    find('roadside_repair'),
    spot('I-35 N near Round Rock, TX'),
    shops,
  )
  const [shop] = stuck.reached
  if (!shop) throw new Error('nobody is in reach of Round Rock')
  const bid = await tellBid(tx, stuck.request, shop, 3, chance)
  const jobId = await tellAcceptance(tx, stuck.request, bid, ago(12), chance, customer)
  const technician = signedIn(shop.owner_user_id, 'service_provider')
  await advanceJob(deedAt(ago(9), tx), technician, jobId, 'start', null)

  await setLimits(tx)
  // A driver whose price his manager has to approve.
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
  const own = await claimOfDriver(tx, driver)
  await acceptBid(deedAt(ago(8), tx, by(driver.userId)), own, { bidId: dear.bidId })

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
