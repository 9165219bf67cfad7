import type { Tx } from '../../server/platform/db/tables.ts'
import type { Chance } from '../chance.ts'
import { customerLogin, limitedDriver, playedFleet, spendingLimits } from '../logins.ts'
import { findPeople, type Person } from '../queries.ts'
import { customers, drivers, guestNames } from '../world/people.ts'
import { phoneOf } from '../world/phone.ts'
import type { Asker } from './ask-for-help.ts'

/** Who asked in the past: accounts of every kind, and guests without one. */
export interface Askers {
  customer: Asker
  /** A driver of the played fleet whose limit is low. */
  driver: Asker
  /** Drivers of the played fleet without a limit. */
  fleet: Asker[]
  robots: Asker[]
  any(chance: Chance): Asker
}

export async function findAskers(tx: Tx): Promise<Askers> {
  const robotNames = customers.map(({ username }) => username)
  // A fleet's own drivers ask for its trucks; owner-operators for theirs.
  const business = drivers.map(({ username }) => username)
  const people = await findPeople(tx, [customerLogin.username, ...robotNames, ...business])
  const among = (names: readonly string[]) =>
    people.filter(({ username }) => names.includes(username)).map(asker)
  const [customer] = among([customerLogin.username])
  const [driver] = among([limitedDriver])
  if (!customer || !driver) throw new Error('somebody of the demo is missing')
  const unlimited = drivers.filter(
    ({ fleet, username }) => fleet === playedFleet && !(username in spendingLimits),
  )
  const groups = [[customer], among(robotNames), among(business), guestNames.map(guest)]
  return {
    customer,
    driver,
    fleet: among(unlimited.map(({ username }) => username)),
    robots: among(robotNames),
    any: (chance) => chance.pick(chance.pick(groups)),
  }
}

const asker = ({ id, username, userType, name, phone, email }: Person): Asker => ({
  userId: id,
  userType,
  name,
  phone,
  email,
  truck: truckOf(username),
})

/** "2021 Freightliner Cascadia, unit 114": what a driver drives is what breaks down. */
function truckOf(username: string): Asker['truck'] {
  const vehicle = drivers.find((driver) => driver.username === username)?.vehicle ?? ''
  const [, year, make, model] = /^(\d{4}) (\S+) (.*?)(?:, unit \d+)?$/.exec(vehicle) ?? []
  return year && make && model ? { year, make, model } : null
}

const guest = (name: string, index: number): Asker => ({
  userId: null,
  userType: 'customer',
  name,
  phone: phoneOf('512', 20 + index),
  truck: null,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
})
