import type { BodyOf } from '#contract/endpoint.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { mayAtProvider, type ProviderRight, providerRefusal } from '#contract/provider-rights.ts'
import type { changeOwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import { providerFields } from '#contract/words/en/fields/provider.ts'
import type { User } from '../auth/actor.ts'
import { refuseUnlessProved } from '../auth/proof.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { refuseUnseen } from '../core/seen.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal, wrongField } from '../platform/http/refusal.ts'
import { countAsAnswer } from './answer-desk.ts'
import { coverOf, hoursOf } from './coverage.ts'
import { dutyByHand } from './duty.ts'
import { changeIdentity } from './identity.ts'
import { findMember } from './members.ts'
import { askForCode } from './phone-code.ts'
import { lockProviderOf, type ProviderRow } from './queries.ts'

type Change = BodyOf<typeof changeOwnProvider>

/** A provider changes what decides which requests reach it. A pending one may too (rules C4). */
export async function changeProvider(deed: Deed, user: User, change: Change): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    if (touchesRecord(change)) await refuseWithout(tx, provider, user, 'changeRecord')
    refuseUnseen(settingsOf(provider), change, change.seen)
    const radius = change.serviceRadius ?? provider.radius_miles
    const by = { userId: user.userId, now: deed.now }
    const { base, ...identity } = await changeIdentity(tx, provider, change, by)
    const hours = change.serviceHours ?? provider.service_hours
    const phone = change.phone ?? provider.phone
    // The same number stays confirmed, however it was typed; another one gets a code of its own (rules C4).
    const isNewPhone = phone !== provider.phone
    if (isNewPhone) refuseUnlessProved(user, deed.now)
    await tx
      .updateTable('providers')
      .set({
        ...identity,
        phone,
        ...(isNewPhone && { phone_confirmed_at: null }),
        description: change.description ?? provider.description,
        trades: change.services ? [...new Set(change.services)] : provider.trades,
        takes_emergencies: change.takesEmergencies ?? provider.takes_emergencies,
        ...(change.pledge !== undefined && { pledge_cents: centsOf(change.pledge ?? '') }),
        ...dutyAfter({ ...provider, service_hours: hours }, change, deed.now),
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
    if (isNewPhone) await askForCode(tx, { id: provider.id, phone }, deed)
    if (touchesRecord(change)) await countAsAnswer(tx, provider, deed.now)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
  })
}

/** Going on and off duty is the day's work; all else is the business's record. */
const touchesRecord = ({ onDuty: _, dutyUntil: __, seen: ___, ...record }: Change) =>
  Object.values(record).some((value) => value !== undefined)

async function refuseWithout(tx: Tx, provider: ProviderRow, user: User, right: ProviderRight) {
  const member = await findMember(tx, provider.id, user.userId)
  if (!member || !mayAtProvider(member.role, right))
    throw new Refusal('not_allowed', providerRefusal(right))
}

/** The fields of the settings, by the names of the call. */
const settingsOf = (row: ProviderRow) => ({
  businessName: row.business_name,
  phone: row.phone,
  address: row.address,
  description: row.description,
  services: row.trades,
  serviceRadius: row.radius_miles,
  serviceHours: row.service_hours,
  takesEmergencies: row.takes_emergencies,
  pledge: row.pledge_cents === null ? null : decimal(row.pledge_cents),
})

/** Nothing said of duty leaves it as it is. */
function dutyAfter(shop: ProviderRow, { onDuty, dutyUntil }: Change, now: Date) {
  if (onDuty === undefined) return {}
  const until = dutyUntil === undefined ? null : new Date(dutyUntil)
  const aheadMs = until && until.getTime() - now.getTime()
  if (aheadMs !== null && (aheadMs <= 0 || aheadMs > settings.duty.mostMs))
    throw wrongField('dutyUntil', providerFields.dutyUntil({ ms: settings.duty.mostMs }))
  return dutyByHand(shop, onDuty, until, now)
}
