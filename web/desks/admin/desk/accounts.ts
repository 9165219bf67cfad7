import type { FleetAtDesk, ProviderAtDesk } from '#contract/desk-accounts.ts'
import { desk } from '#contract/words/en/desk.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import type { Account } from './StandingDeeds.tsx'

/** A shop as far as its standing goes: who was suspended could not mend its place meanwhile. */
export const accountOfProvider = (provider: ProviderAtDesk): Account => ({
  kind: 'provider',
  id: provider.id,
  name: provider.businessName,
  status: provider.status,
  isTurnedDown: provider.isTurnedDown,
  costs: desk.standing.suspendProvider(provider.dies),
  firstSay: provider.isPhoneConfirmed ? null : desk.standing.phoneFirst,
  approveRefusal: provider.isPlaced || provider.status !== 'pending' ? null : shopPlace.adminMend,
})

export const accountOfFleet = (fleet: FleetAtDesk): Account => ({
  kind: 'fleet',
  id: fleet.id,
  name: fleet.companyName,
  status: fleet.status,
  isTurnedDown: fleet.isTurnedDown,
  costs: desk.standing.suspendFleet(fleet.dies),
  firstSay: null,
  approveRefusal: null,
})
