import { base } from '#contract/words/languages.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { addTechnician } from '../../server/technicians/add-technician.ts'
import { assignTechnician } from '../../server/technicians/assign-technician.ts'
import { findTechnicians } from '../../server/technicians/queries.ts'
import { setTechnicianActivity } from '../../server/technicians/set-activity.ts'
import { signedIn } from '../actors.ts'
import { chanceOf } from '../chance.ts'
import type { RobotShop } from '../queries.ts'
import { technicians } from '../world/technicians.ts'
import { daysBefore } from './open-user.ts'

/** Hires the people of a played shop soon after its approval; the last of them has left since. */
export async function hireTechnicians(
  tx: Tx,
  shop: { username: string; userId: string; since: number },
  now: Date,
): Promise<void> {
  const user = signedIn(shop.userId, 'service_provider')
  const people = technicians[shop.username] ?? []
  for (const [index, person] of people.entries()) {
    const hired = deedAt(daysBefore(now, shop.since - 5 - index * 9), tx)
    const { id } = await addTechnician(hired, user, person)
    if (index === people.length - 1)
      await setTechnicianActivity(deedAt(daysBefore(now, 90), tx), user, id, false)
  }
}

/** Sends one of the shop's people, where it has any, and says whom. */
export async function sendTechnician(
  tx: Tx,
  shop: RobotShop,
  jobId: string,
  place: string,
  at: Date,
): Promise<string | null> {
  const people = await findTechnicians(tx, shop.id, at, base)
  const working = people.filter(({ isDeactivated }) => !isDeactivated)
  if (working.length === 0) return null
  const { id } = chanceOf('technician', place).pick(working)
  await assignTechnician(
    deedAt(at, tx),
    signedIn(shop.owner_user_id, 'service_provider'),
    jobId,
    id,
  )
  return id
}
