import { refusalOf } from '#contract/lifecycle.ts'
import { mayAtProvider, type ProviderRight } from '#contract/provider-rights.ts'
import { standingLifecycle } from '#contract/providers.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Actor, User } from '../auth/actor.ts'
import { dayIn } from '../platform/day.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { BidderRow } from './queries.ts'

/** May this person of a provider read what the business earns (its owners alone)? */
export const seesEarnings = ({ worksFor }: User): boolean =>
  worksFor !== null && mayAtProvider(worksFor.role, 'seeFigures')

/** Is it one of the people of this provider who has the right there? */
export const hasRightAt = (actor: Actor, providerId: string, right: ProviderRight): boolean =>
  actor.kind === 'user' &&
  actor.worksFor?.providerId === providerId &&
  mayAtProvider(actor.worksFor.role, right)

/** Why this provider may not bid now, or null (rules C4, C20). */
export function bidRefusal(provider: BidderRow, now: Date): Refusal | null {
  if (provider.status === 'suspended')
    return new Refusal('provider_not_active', refusals.providers.suspended)
  const notActive = refusalOf(standingLifecycle, 'bid', provider.status)
  if (notActive) return new Refusal('provider_not_active', notActive)
  const lacks = [
    provider.trades.length ? null : ('service' as const),
    provider.radius_miles > 0 ? null : ('radius' as const),
    provider.phone ? null : ('phone' as const),
  ].filter((what) => what !== null)
  if (lacks.length)
    return new Refusal('provider_incomplete', refusals.providers.incomplete({ lacks }))
  const papers = expiredDocuments(provider, now)
  if (papers.length) return new Refusal('document_expired', refusals.providers.expired({ papers }))
  if (!provider.phone_confirmed_at)
    return new Refusal('phone_not_confirmed', refusals.providers.confirmPhone)
  return null
}

/**
 * What has been approved once and is over by the calendar of the shop's own place, whether or not the worker has seen
 * it. Who never handed it in is not kept from bidding by that.
 */
function expiredDocuments(provider: BidderRow, now: Date) {
  if (!provider.license_expires_on && !provider.insurance_expires_on) return []
  const today = dayIn(provider.time_zone, now)
  const isOver = (day: string | null) => day !== null && day < today
  return [
    isOver(provider.license_expires_on) ? ('license' as const) : null,
    isOver(provider.insurance_expires_on) ? ('insurance' as const) : null,
  ].filter((what) => what !== null)
}
