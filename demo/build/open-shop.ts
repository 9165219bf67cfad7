import { setProviderStanding } from '../../server/admin/set-provider-standing.ts'
import type { User } from '../../server/auth/actor.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { changeProvider } from '../../server/providers/change-provider.ts'
import { insertMember } from '../../server/providers/members.ts'
import { openProvider } from '../../server/providers/open-provider.ts'
import { saveProfile } from '../../server/providers/profile.ts'
import { signedIn } from '../actors.ts'
import { dispatcherLogin } from '../logins.ts'
import { phoneOf } from '../world/phone.ts'
import { profileOf } from '../world/shop-profile.ts'
import type { Shop } from '../world/shops.ts'
import { daysBefore, type OpenUser } from './open-user.ts'
import { hireTechnicians } from './send-technician.ts'

/** What some shops pledge to who is left waiting. */
const pledged = [null, '25.00', null, '50.00', null, '100.00', null]

/** A shop applies, and an admin approves it the day after; one is suspended later. */
export async function openShop(tx: Tx, openUser: OpenUser, admin: User, shop: Shop, now: Date) {
  const applied = daysBefore(now, shop.since)
  const userId = await openUser('service_provider', {
    username: shop.username,
    name: shop.ownerName,
    phone: shop.phone,
    since: shop.since,
  })
  const { id } = await openProvider(
    tx,
    userId,
    {
      businessName: shop.businessName,
      ownerName: shop.ownerName,
      phone: shop.phone,
      address: shop.address,
      description: shop.description,
      trades: shop.trades,
      takesEmergencies: shop.hours === '24/7',
      radiusMiles: shop.radiusMiles,
      hours: shop.hours,
      phoneConfirmedAt: applied,
    },
    applied,
  )
  if (shop.username === dispatcherLogin.shop)
    await insertMember(tx, {
      user_id: await openUser('service_provider', {
        username: dispatcherLogin.username,
        name: dispatcherLogin.name,
        phone: phoneOf(dispatcherLogin.area, 97),
        since: shop.since - 20,
      }),
      provider_id: id,
      role: 'dispatcher',
      created_at: daysBefore(now, shop.since - 20),
    })
  const owner = signedIn(userId, 'service_provider')
  await saveProfile(deedAt(applied, tx), owner, profileOf(shop), { completes: true })
  if (shop.standing === 'pending') return
  const approval = deedAt(daysBefore(now, shop.since - 1), tx)
  await setProviderStanding(approval, admin, id, { status: 'active' })
  await hireTechnicians(tx, { username: shop.username, userId, since: shop.since }, now)
  const pledge = pledged[shop.since % pledged.length]
  if (pledge) await changeProvider(approval, owner, { pledge })
  if (!shop.onDuty) await changeProvider(approval, owner, { onDuty: false })
  if (shop.standing === 'suspended') {
    const suspension = deedAt(daysBefore(now, 12), tx)
    await setProviderStanding(suspension, admin, id, {
      status: 'suspended',
      reason: 'Insurance lapsed.',
    })
  }
}
