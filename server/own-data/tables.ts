import type { Generated } from 'kysely'

declare module '../platform/db/tables.ts' {
  interface Tables {
    /** Copies of what is held about an account; the file's key is made of the id. */
    own_copies: {
      id: Generated<string>
      user_id: string
      asked_at: Date
      ready_at: Generated<Date | null>
      fetched_at: Generated<Date | null>
      expires_at: Date
    }
    /** Whom to ask for what an erased business owes. */
    debtors: {
      provider_id: string
      business_name: string
      owner_name: string
      phone: string
      email: string | null
      address: string
      erased_at: Date
      forget_at: Date
    }
    /** The same of a fleet, and what it owes on its terms. */
    fleet_debtors: {
      fleet_id: string
      company_name: string
      manager_name: string
      phone: string
      email: string | null
      address: string
      erased_at: Date
      forget_at: Date
    }
    erasures: {
      user_id: string
      asked_at: Date
      asked_by: string
      due_at: Date
      /** When it is looked at again, where something hindered it. */
      look_at: Generated<Date | null>
      done_at: Generated<Date | null>
    }
  }
}
