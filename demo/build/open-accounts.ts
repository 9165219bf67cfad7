import type { Tx } from '../../server/platform/db/tables.ts'
import { signedIn } from '../actors.ts'
import { adminLogin, customerLogin, playedShops } from '../logins.ts'
import { customers } from '../world/people.ts'
import { phoneOf } from '../world/phone.ts'
import { shops } from '../world/shops.ts'
import { openDrivers } from './open-drivers.ts'
import { openFleets } from './open-fleets.ts'
import { openShop } from './open-shop.ts'
import type { OpenUser } from './open-user.ts'

/** Everybody of the demo: the admin first, who approves shops and fleets. */
export async function openAccounts(tx: Tx, openUser: OpenUser, now: Date): Promise<void> {
  const { username, name, area } = adminLogin
  const adminId = await openUser('admin', { username, name, phone: phoneOf(area, 99), since: 420 })
  const admin = signedIn(adminId, 'admin')
  for (const shop of [...playedShops, ...shops]) await openShop(tx, openUser, admin, shop, now)
  const fleetIds = await openFleets(tx, openUser, admin, now)
  await openDrivers(tx, openUser, fleetIds, now)
  for (const [index, person] of [customerLogin, ...customers].entries())
    await openUser('customer', {
      username: person.username,
      name: person.name,
      phone: phoneOf(person.area, 40 + index),
      since: 190 + index,
    })
}
