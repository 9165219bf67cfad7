import type { Generated } from 'kysely'
import type { ServiceType, Trade, Urgency } from '#contract/catalogue.ts'
import type { Correctable } from '#contract/correctables.ts'
import type { CloseReason, RequestStatus } from '#contract/requests.ts'
import type { TermsText } from '#contract/terms-versions.ts'
import type { TruckClass } from '#contract/truck-class.ts'
import type { Direction } from '../geo/distance.ts'

/** How many shops an alert has asked that no earlier one had; the first ring has what is left of all. */
export interface AskedRing {
  miles: number | null
  asked?: number
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    requests: {
      id: Generated<string>
      status: Generated<RequestStatus>
      close_reason: CloseReason | null
      service_type: ServiceType
      trades: Trade[]
      truck_class: TruckClass | null
      urgency: Urgency
      /** As somebody typed it: `titleOf` says what a request without one is called. */
      title: string | null
      details: Record<string, string>
      additional_notes: string | null
      preferred_time: string
      scheduled_at: Date | null
      location_text: string
      lat: number | null
      lng: number | null
      accuracy_m: number | null
      /** Of a typed place, as the gazetteer knows it; null for a device's own. */
      place_miles: number | null
      fixed_at: Date | null
      city: string | null
      state: string | null
      time_zone: Generated<string>
      board_details: Record<string, string>
      board_notes: string | null
      /** How far from its town, and in which direction; null inside it. `areaOf` says it. */
      area_miles: number | null
      area_direction: Direction | null
      rough_lat: number | null
      rough_lng: number | null
      customer_name: string
      customer_phone: string
      customer_email: string
      customer_user_id: string | null
      /** When a guest wants the data gone; null: when it ages out. */
      delete_at: Generated<Date | null>
      /** Since when nothing of the guest is left. */
      guest_forgotten_at: Generated<Date | null>
      fleet_id: string | null
      driver_id: string | null
      unit_id: string | null
      po_number: string | null
      budget_cents: number | null
      tow_miles: number | null
      named_provider_id: string | null
      next_alert_at: Date | null
      alert_wave: number | null
      /** The fleet's preferred providers whom it reached and who were alerted before all others. */
      preferred_first: Generated<string[]>
      /** Of the page that asked. Read it by `languageIn`. */
      language: Generated<string | null>
      /** Which wording of the consent to texts stood beside the phone, and when it was given; null where none did. */
      texts_consent_version: number | null
      texts_consent_at: Date | null
      /** The version of each text that whoever asked had agreed to; null where none was kept. */
      agreed_terms: Generated<Partial<Record<TermsText, string>> | null>
      shown_photos: Generated<number>
      alerted_count: Generated<number>
      reopens: Generated<number>
      created_at: Generated<Date>
      opened_at: Generated<Date>
      expires_at: Date
      closed_at: Date | null
      /** How long its links stay good, where that is longer than a week after it closed. */
      links_until: Generated<Date | null>
      /** How often it was corrected, and one. */
      version: Generated<number>
      asked_rings: Generated<AskedRing[]>
      widened_miles: number | null
      /** The request whose job it does again at no charge; null where help is asked for. */
      comeback_of: Generated<string | null>
    }
    request_views: { request_id: string; provider_id: string; at: Date }
    request_versions: {
      request_id: string
      version: number
      at: Date
      corrected_as: 'owner' | 'member' | 'driver' | 'link' | 'operator'
      user_id: string | null
      changed: Correctable[]
      before: Record<string, unknown>
      after: Record<string, unknown>
    }
    declines: { provider_id: string; request_id: string; at: Generated<Date> }
    request_tokens: {
      token_hash: Buffer
      request_id: string
      bid_id: string | null
      is_read_only: Generated<boolean>
      user_id: string | null
      created_at: Generated<Date>
      revoked_at: Date | null
      short_hash: Buffer | null
      sealed_token: Buffer | null
      sealed_code: Buffer | null
    }
  }
}
