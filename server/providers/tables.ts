import type { Generated, RawBuilder } from 'kysely'
import type { ServiceHours, Trade } from '#contract/catalogue.ts'
import type { identityChangeStates } from '#contract/identity-changes.ts'
import type { Level } from '#contract/levels.ts'
import type { ProfileCertification, ProfileEquipment } from '#contract/provider-profile.ts'
import type { DutyByHand, Standing } from '#contract/providers.ts'
import type { BusinessRecord } from '#contract/record.ts'
import type { TruckWork } from '#contract/truck-class.ts'
import type { JobRecord } from '#contract/trust.ts'

declare module '../platform/db/tables.ts' {
  interface Tables {
    providers: {
      id: Generated<string>
      owner_user_id: string
      business_name: string
      owner_name: string
      phone: string
      address: string
      description: string | null
      status: Generated<Standing>
      suspended_because: Generated<string | null>
      /** It was never let in: its application was not approved. */
      is_turned_down: Generated<boolean>
      /** What an admin still wants to know of an applicant. */
      asked_for: Generated<string | null>
      asked_for_at: Generated<Date | null>
      /** Since when it is our turn again, and what the applicant has written; null while we wait. */
      answered_at: Generated<Date | null>
      asked_answer: Generated<string | null>
      trades: Trade[]
      /** How big a truck it takes, and truck tires; empty where nothing was said. */
      truck_work: Generated<TruckWork[]>
      radius_miles: number
      lat: number | null
      lng: number | null
      city: string | null
      state: string | null
      time_zone: string
      /** Written as an SQL expression, never read. */
      cover: RawBuilder<unknown> | null
      service_hours: ServiceHours | null
      open_from: number | null
      open_to: number | null
      takes_emergencies: Generated<boolean>
      /** What of the next repair it pledges to who is left waiting. */
      pledge_cents: Generated<number | null>
      duty_by_hand: Generated<DutyByHand | null>
      duty_until: Generated<Date | null>
      profile_complete: Generated<boolean>
      verified: Generated<boolean>
      rating: Generated<string | null>
      review_count: Generated<number>
      scores: Generated<{ service: number; onTime: number; price: number } | null>
      response_minutes: Generated<number | null>
      jobs_done: Generated<number>
      experience: string | null
      team_size: string | null
      equipment: string | null
      service_area: string | null
      typical_price_cents: Generated<number | null>
      typical_eta_minutes: Generated<number | null>
      /** What its jobs show (views/measure-record.ts); null before it has any. */
      record: Generated<{
        onTime: BusinessRecord['onTime']
        asBid: BusinessRecord['asBid']
        arrival: { jobs: number; low: number; high: number } | null
      } | null>
      trust_score: Generated<number>
      verification_level: Generated<Level>
      /** Days, "2027-03-31". */
      license_expires_on: Generated<string | null>
      insurance_expires_on: Generated<string | null>
      job_record: Generated<JobRecord>
      picture_id: Generated<string | null>
      business_link: Generated<string | null>
      tools: Generated<ProfileEquipment[]>
      certifications: Generated<ProfileCertification[]>
      specializations: Generated<string[]>
      insurance: Generated<string | null>
      pricing: Generated<string | null>
      phone_confirmed_at: Generated<Date | null>
      /** As PostgreSQL writes ranges of days: `{[2026-12-24,2026-12-27)}`. Written by `holidays.ts` alone. */
      closed_days: Generated<string>
      /** Its owner's. Read it by `languageIn`. */
      language: Generated<string | null>
      created_at: Generated<Date>
    }
    identity_changes: {
      id: Generated<string>
      provider_id: string
      asked_by: string
      asked_at: Date
      business_name: string | null
      address: string | null
      pin_lat: number | null
      pin_lng: number | null
      status: Generated<(typeof identityChangeStates)[number]>
      decided_by: string | null
      decided_at: Date | null
      reason: string | null
    }
    phone_codes: {
      provider_id: string
      phone: string
      asked_at: Date
      askings: Date[]
      code_hash: Buffer | null
      sent_at: Date | null
      failed_at: Date | null
      expires_at: Date | null
      tries: number
    }
    holidays: {
      id: Generated<string>
      provider_id: string
      first_day: string
      last_day: string
      note: string | null
      created_at: Date
    }
  }
}
