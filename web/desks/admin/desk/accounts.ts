import type { FleetAtDesk, ProviderAtDesk } from '#contract/desk-accounts.ts'
import { requiredSteps } from '#contract/verification-steps.ts'
import { desk } from '#contract/words/en/desk.ts'
import { shopPlace } from '#contract/words/en/shop-place.ts'
import { verification } from '#contract/words/en/verification.ts'
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
  missing: missingOf(provider),
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
  missing: null,
  approveRefusal: null,
})

/** What waits for its review was handed in; what was turned down has to come again. */
function missingOf({ documents }: ProviderAtDesk): string | null {
  const missing = requiredSteps.filter(
    (step) => !documents.some(({ stepId, status }) => stepId === step && status !== 'failed'),
  )
  return missing.length > 0
    ? desk.standing.missing(missing.map((step) => verification.steps[step].title))
    : null
}
