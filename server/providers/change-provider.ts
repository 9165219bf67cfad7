import type { BodyOf } from '#contract/endpoint.ts'
import type { changeOwnProvider } from '#contract/providers.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type Base, baseOf, coverOf, hoursOf } from './coverage.ts'
import { askForCode, samePhone } from './phone-code.ts'
import { lockProviderOf, type ProviderRow } from './queries.ts'

type Change = BodyOf<typeof changeOwnProvider>

/** A provider changes what decides which requests reach him. A pending one may too (rules C4). */
export async function changeProvider(deed: Deed, user: User, change: Change): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    const radius = change.serviceRadius ?? provider.radius_miles
    const base = movedBase(provider, change)
    const hours = change.serviceHours ?? provider.service_hours
    const phone = change.phone ?? provider.phone
    // The same number in another spelling stays confirmed; another one gets a code of its own (rules C4).
    const isNewPhone = !samePhone(phone, provider.phone)
    await tx
      .updateTable('providers')
      .set({
        business_name: change.businessName ?? provider.business_name,
        phone,
        ...(isNewPhone && { phone_confirmed_at: null }),
        address: change.address ?? provider.address,
        description: change.description ?? provider.description,
        trades: change.services ? [...new Set(change.services)] : provider.trades,
        takes_emergencies: change.takesEmergencies ?? provider.takes_emergencies,
        on_duty: change.onDuty ?? provider.on_duty,
        radius_miles: radius,
        lat: base.lat,
        lng: base.lng,
        city: base.city,
        state: base.state,
        time_zone: base.time_zone,
        cover: coverOf(base, radius),
        ...hoursOf(hours),
      })
      .where('id', '=', provider.id)
      .execute()
    if (isNewPhone) await askForCode(tx, { id: provider.id, phone }, deed.now)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
  })
}

/** Stays where it is until a pin or another address comes: the same words must not undo a pin. */
function movedBase(provider: ProviderRow, { address, pin }: Change): Base {
  if (pin) return baseOf(provider.address, pin)
  const isSame = address === undefined || (address === provider.address && provider.lat !== null)
  return isSame ? provider : baseOf(address)
}
