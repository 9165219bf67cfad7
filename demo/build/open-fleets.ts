import { setFleetStanding } from '../../server/admin/set-fleet-standing.ts'
import type { User } from '../../server/auth/actor.ts'
import { deedAt } from '../../server/core/deed.ts'
import { openFleet } from '../../server/fleets/open-fleet.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { fleets } from '../world/people.ts'
import { phoneOf } from '../world/phone.ts'
import { daysBefore, type OpenUser } from './open-user.ts'

/** The fleets with their managers; gives their ids by the managers' usernames. */
export async function openFleets(
  tx: Tx,
  openUser: OpenUser,
  admin: User,
  now: Date,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [index, fleet] of fleets.entries()) {
    const since = Number(fleet.since)
    const userId = await openUser('business_customer', {
      username: fleet.username,
      name: fleet.manager,
      phone: phoneOf(fleet.area, 80 + index),
      since,
    })
    const form = {
      companyName: fleet.company,
      accountManagerName: fleet.manager,
      vehicleCount: Number(fleet.trucks),
      mcNumber: fleet.number,
      // Two registers, two numbers.
      dotNumber: fleet.number.replace(/^99/, '98'),
      address: fleet.address,
    }
    const opened = await openFleet(tx, userId, form, daysBefore(now, since))
    ids.set(fleet.username, opened.id)
    const approval = deedAt(daysBefore(now, since - 1), tx)
    if (fleet.standing === 'active')
      await setFleetStanding(approval, admin, opened.id, { status: 'active' })
  }
  return ids
}
