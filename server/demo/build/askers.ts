import type { Tx } from '../../platform/db/tables.ts'
import type { Chance } from '../chance.ts'
import { customerLogin } from '../logins.ts'
import { findPeople, type Person } from '../queries.ts'
import { customers, fleets, guestNames } from '../world/people.ts'
import { phoneOf } from '../world/phone.ts'
import type { Asker } from './ask-for-help.ts'

/** Who asked in the past: accounts of every kind, and guests without one. */
export interface Askers {
  customer: Asker
  robots: Asker[]
  any(chance: Chance): Asker
}

export async function findAskers(tx: Tx): Promise<Askers> {
  const robotNames = customers.map(({ username }) => username)
  const business = [...fleets.map(({ username }) => username), 'demo-driver']
  const people = await findPeople(tx, [customerLogin.username, ...robotNames, ...business])
  const among = (names: readonly string[]) =>
    people.filter(({ username }) => names.includes(username)).map(asker)
  const [customer] = among([customerLogin.username])
  if (!customer) throw new Error('the customer of the demo is missing')
  const groups = [[customer], among(robotNames), among(business), guestNames.map(guest)]
  return {
    customer,
    robots: among(robotNames),
    any: (chance) => chance.pick(chance.pick(groups)),
  }
}

const asker = ({ id, name, phone, email }: Person): Asker => ({ userId: id, name, phone, email })

const guest = (name: string, index: number): Asker => ({
  userId: null,
  name,
  phone: phoneOf('512', 20 + index),
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`,
})
