import {
  type ProfileBody,
  type ProviderProfile,
  picturePath,
  yearsOfExperience,
} from '#contract/provider-profile.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { refuseUnseen } from '../core/seen.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { countAsAnswer } from './answer-desk.ts'
import { coverOf, hoursOf } from './coverage.ts'
import { lockProviderOf, type ProviderRow, providerOf } from './queries.ts'

const columns = [
  'id',
  'profile_complete',
  'picture_id',
  'business_link',
  'trades',
  'truck_work',
  'radius_miles',
  'service_hours',
  'tools',
  'experience',
  'pricing',
  'specializations',
  'insurance',
  'certifications',
] as const

export async function readProfile(db: Db | Tx, userId: string): Promise<ProviderProfile> {
  const row = await db
    .selectFrom('providers')
    .select(columns)
    .where('id', '=', providerOf(db, userId))
    .executeTakeFirst()
  if (!row) throw notFound('provider')
  return {
    profileComplete: row.profile_complete,
    profilePicture: row.picture_id && picturePath(row.picture_id),
    googleBusinessLink: row.business_link,
    selectedServices: row.trades,
    truckWork: row.truck_work,
    serviceRadius: row.radius_miles,
    serviceHours: row.service_hours,
    equipment: row.tools,
    experience: yearsOfExperience.find((years) => years === row.experience) ?? null,
    pricing: row.pricing,
    specializations: row.specializations,
    insuranceDocument: row.insurance,
    certifications: row.certifications,
  }
}

/**
 * A provider says more of its business: in the wizard, whose last step completes the profile, or later in its settings.
 * What is left out stays as it is.
 */
export async function saveProfile(
  deed: Deed,
  user: User,
  change: ProfileBody,
  { completes, seen }: { completes: boolean; seen?: Record<string, unknown> | undefined },
): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    if (seen) refuseUnseen({ ...(await readProfile(tx, user.userId)) }, change, seen)
    const radius = change.serviceRadius ?? provider.radius_miles
    const {
      selectedServices: trades,
      truckWork,
      equipment,
      certifications,
      specializations,
    } = change
    await tx
      .updateTable('providers')
      .set({
        profile_complete: completes || provider.profile_complete,
        ...pictureOf(change, provider),
        ...(change.googleBusinessLink !== undefined && {
          business_link: change.googleBusinessLink || null,
        }),
        ...(trades && { trades: [...new Set(trades)] }),
        ...(truckWork && { truck_work: [...new Set(truckWork)] }),
        radius_miles: radius,
        cover: coverOf(provider, radius),
        ...hoursOf(change.serviceHours ?? provider.service_hours),
        ...(equipment && { tools: [...new Set(equipment)] }),
        ...(change.experience !== undefined && { experience: change.experience }),
        ...(change.pricing !== undefined && { pricing: change.pricing || null }),
        ...(specializations && { specializations: [...new Set(specializations.filter(Boolean))] }),
        ...(change.insuranceDocument !== undefined && {
          insurance: change.insuranceDocument || null,
        }),
        ...(certifications && { certifications: [...new Set(certifications)] }),
      })
      .where('id', '=', provider.id)
      .execute()
    await countAsAnswer(tx, provider, deed.now)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
  })
}

/** Pictures come by upload alone: one of another site would tell that site who looks at it (decision 021). */
function pictureOf({ profilePicture }: ProfileBody, { picture_id }: ProviderRow) {
  if (profilePicture === undefined) return {}
  if (!profilePicture) return { picture_id: null }
  if (picture_id && profilePicture === picturePath(picture_id)) return {}
  throw wrongField('profilePicture', refusals.providers.uploadPicture)
}
