import { refusalOf } from '#contract/lifecycle.ts'
import { standingLifecycle } from '#contract/providers.ts'
import { dayIn } from '../platform/day.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { ProviderRow } from './queries.ts'

/** Why this provider may not bid now, or null (rules C4, C20). */
export function bidRefusal(provider: ProviderRow, now: Date): Refusal | null {
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
  const expired = expiredDocuments(provider, now)
  if (expired.length)
    return new Refusal(
      'document_expired',
      `Your ${expired.join(' and your ')} ${expired.length > 1 ? 'have' : 'has'} expired. You can bid again when a current document is approved.`,
    )
  if (!provider.phone_confirmed_at)
    return new Refusal(
      'phone_not_confirmed',
      'Confirm your phone number with the code we texted you to bid.',
    )
  return null
}

/**
 * What has been approved once and is over by the calendar of the shop's own place, whether or not the worker has seen
 * it. Who never handed it in is not kept from bidding by that.
 */
function expiredDocuments(provider: ProviderRow, now: Date): string[] {
  const today = dayIn(provider.time_zone, now)
  const isOver = (day: string | null) => day !== null && day < today
  return [
    isOver(provider.license_expires_on) ? 'business license' : null,
    isOver(provider.insurance_expires_on) ? 'insurance' : null,
  ].filter((what) => what !== null)
}
