import { decimal } from '#contract/primitives.ts'
import { picturePath } from '#contract/provider-profile.ts'
import { providerRightsOf } from '#contract/provider-rights.ts'
import type { ProviderRole } from '#contract/provider-roles.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { settings } from '#contract/settings.ts'
import type { Language } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import { isClosedOn } from './closed-days.ts'
import { dutyTurn, isByHand, isOnDuty } from './duty.ts'
import type { findWaitingIdentity } from './identity.ts'
import { bidRefusal } from './policy.ts'
import type { ProviderRow } from './queries.ts'

/** The provider's own record as the API writes it. */
export function ownProviderView(
  row: ProviderRow,
  waiting: Awaited<ReturnType<typeof findWaitingIdentity>>,
  role: ProviderRole,
  now: Date,
  language: Language,
): OwnProvider {
  const blocked = bidRefusal(row, now)
  return {
    id: row.id,
    businessName: row.business_name,
    phone: row.phone,
    phoneConfirmed: row.phone_confirmed_at !== null,
    address: row.address,
    waitingIdentity: waiting
      ? {
          businessName: waiting.business_name,
          address: waiting.address,
          isPinned: waiting.pin_lat !== null,
        }
      : null,
    description: row.description,
    status: row.status,
    suspendedBecause: row.suspended_because,
    isTurnedDown: row.is_turned_down,
    askedFor: row.asked_for,
    hasAnswered: row.answered_at !== null,
    services: row.trades,
    serviceRadius: row.radius_miles,
    serviceHours: row.service_hours,
    takesEmergencies: row.takes_emergencies,
    pledge: row.pledge_cents === null ? null : decimal(row.pledge_cents),
    onDuty: isOnDuty(row, now),
    isDutyByHand: isByHand(row, now),
    dutyUntil: dutyTurn(row, now)?.toISOString() ?? null,
    timeZone: row.time_zone,
    isClosedToday: isClosedOn(row.closed_days, row.time_zone, now),
    lat: row.lat,
    lng: row.lng,
    profileComplete: row.profile_complete,
    appliedAt: row.created_at.toISOString(),
    picture: row.picture_id && picturePath(row.picture_id),
    rating:
      row.rating !== null && row.review_count >= settings.ratingShownFrom
        ? Number(row.rating)
        : null,
    reviewCount: row.review_count,
    jobsDone: row.jobs_done,
    bidBlockedBy: blocked && sentence(blocked.saying, language),
    isDocumentExpired: blocked?.code === 'document_expired',
    verified: row.verified,
    verificationLevel: row.verification_level,
    role,
    can: providerRightsOf[role],
  }
}
