import { refusalOf } from '#contract/lifecycle.ts'
import { standingLifecycle } from '#contract/providers.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { ProviderRow } from './queries.ts'

/** Why this provider may not bid now, or null (rules C4). */
export function bidRefusal(provider: ProviderRow): Refusal | null {
  if (provider.status === 'suspended')
    return new Refusal('provider_not_active', 'Your account is suspended, so you cannot bid.')
  const notActive = refusalOf(standingLifecycle, 'bid', provider.status)
  if (notActive) return new Refusal('provider_not_active', notActive)
  const missing = [
    provider.trades.length ? null : 'a service',
    provider.radius_miles > 0 ? null : 'a service radius',
    provider.phone ? null : 'a phone number',
  ].filter((what) => what !== null)
  if (missing.length)
    return new Refusal('provider_incomplete', `Add ${missing.join(', ')} to your profile to bid.`)
  if (!provider.phone_confirmed_at)
    return new Refusal(
      'phone_not_confirmed',
      'Confirm your phone number with the code we texted you to bid.',
    )
  return null
}
