import type { Generated } from 'kysely'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    authenticators: {
      user_id: string
      sealed_secret: Buffer
      /** Null while it is being set up. */
      confirmed_at: Date | null
      last_step: Generated<number>
      created_at: Date
    }
    recovery_codes: {
      user_id: string
      code_hash: Buffer
      used_at: Date | null
    }
    passkeys: {
      id: Generated<string>
      credential_id: string
      user_id: string
      name: string
      public_key: Buffer
      counter: number
      transports: string[]
      created_at: Date
      used_at: Date | null
    }
    passkey_challenges: {
      challenge: string
      user_id: string | null
      expires_at: Date
    }
  }
}
