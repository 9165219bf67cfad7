import type { Generated } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    technicians: {
      id: Generated<string>
      provider_id: string
      full_name: string
      phone: string
      license_number: string | null
      vehicle_info: string | null
      /** As chosen on the technician's own page; until then the shop's. Read it by `languageIn`. */
      language: Generated<string | null>
      created_at: Date
      deactivated_at: Generated<Date | null>
    }
    trackers: {
      technician_id: string
      secret_hash: Buffer
      made_at: Date
      /** The phone that is heard: the first that called. */
      device_id: string | null
      called_at: Date | null
    }
    technician_tokens: {
      token_hash: Buffer
      technician_id: string
      created_at: Date
      revoked_at: Generated<Date | null>
    }
  }
}
