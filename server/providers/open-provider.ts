import { readTrade, type ServiceHours, type Trade } from '#contract/catalogue.ts'
import type { RegistrationOf } from '../auth/register.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import type { Tx } from '../platform/db/tables.ts'
import { baseOf, coverOf, hoursOf, type Pin } from './coverage.ts'
import { insertMember } from './members.ts'
import { askForCode } from './phone-code.ts'
import './events.ts'
import './tables.ts'

export interface NewProvider {
  businessName: string
  ownerName: string
  phone: string
  address: string
  pin?: Pin | undefined
  description: string | null
  trades: Trade[]
  takesEmergencies: boolean
  radiusMiles: number
  hours: ServiceHours | null
  /** Where nobody is there to type in a code: the demo's shops. */
  phoneConfirmedAt?: Date
  /** What a provider says of itself when it applies (S0 §3); the admin who decides reads it. */
  applicant?: {
    experience: string | null
    teamSize: string | null
    equipment: string | null
    serviceArea: string | null
  }
}

/** A service business comes into being with its owner's account: pending until an admin approves it (rules C4). */
export async function openProvider(
  tx: Tx,
  userId: string,
  provider: NewProvider,
  now: Date,
): Promise<{ id: string }> {
  const base = baseOf(provider.address, provider.pin)
  const opened = await tx
    .insertInto('providers')
    .values({
      owner_user_id: userId,
      business_name: provider.businessName,
      owner_name: provider.ownerName,
      phone: provider.phone,
      address: provider.address,
      description: provider.description,
      trades: provider.trades,
      takes_emergencies: provider.takesEmergencies,
      radius_miles: provider.radiusMiles,
      ...base,
      cover: coverOf(base, provider.radiusMiles),
      ...hoursOf(provider.hours),
      experience: provider.applicant?.experience ?? null,
      team_size: provider.applicant?.teamSize ?? null,
      equipment: provider.applicant?.equipment ?? null,
      service_area: provider.applicant?.serviceArea ?? null,
      phone_confirmed_at: provider.phoneConfirmedAt ?? null,
      language: (owner) => owner.selectFrom('users').select('language').where('id', '=', userId),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertMember(tx, {
    user_id: userId,
    provider_id: opened.id,
    role: 'owner',
    created_at: now,
  })
  return opened
}

/** The same by the owner's own hand: a code goes out to confirm the phone (rules C4), and the admins hear of it. */
export async function applyAsProvider(
  tx: Tx,
  userId: string,
  provider: NewProvider,
  deed: Deed,
): Promise<void> {
  const { id } = await openProvider(tx, userId, provider, deed.now)
  await askForCode(tx, { id, phone: provider.phone }, deed)
  const payload = { kind: 'provider', name: provider.businessName } as const
  await record(tx, 'approval_waits', { providerId: id, payload })
}

/** The registration form's provider (S0 §3). "Emergency services" is availability, not a trade (rules A). */
export function providerOfRegistration(form: RegistrationOf<'service_provider'>): NewProvider {
  const trades = form.services.map(readTrade).filter((trade): trade is Trade => trade !== null)
  return {
    businessName: form.businessName,
    ownerName: form.fullName,
    phone: form.phone,
    address: form.address,
    pin: form.pin,
    description: null,
    trades: [...new Set(trades)],
    takesEmergencies: form.services.includes('emergency_services'),
    radiusMiles: form.serviceRadius,
    hours: form.serviceHours ?? null,
  }
}
