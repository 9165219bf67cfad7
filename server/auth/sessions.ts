import type { UserType } from '#contract/auth.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import { createBelieved } from '../core/believed.ts'
import { gatherReads } from '../core/gather.ts'
import type { Services } from '../core/services.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { hashToken, newToken } from '../platform/secrets/tokens.ts'
import type { User } from './actor.ts'
import * as queries from './queries.ts'

/** `seen_at` is written at most this often. */
const seenEveryMs = 10 * 60 * 1000
const maxKept = 50_000

/** An admin signs in every day. */
export const longestOf = (userType: UserType | undefined): number =>
  userType === 'admin' ? securitySettings.adminSessionMs : settings.session.absoluteMs

export interface OpenedSession {
  token: string
  /** Of the account. */
  language: string | null
}

type Opening = Omit<queries.NewSession, 'hash'>

export interface SessionOptions {
  /** Admins sign in with a second factor; not so in the demo, whose logins stand on its first page. */
  adminsNeedFactor: boolean
}

export interface Sessions {
  /** Must somebody who signs in so set up a second factor before anything else? */
  mustSetUpFactor(userType: UserType, hasFactor: boolean): boolean
  find(token: string): Promise<User | null>
  /** Makes a session; the token goes into the cookie and nowhere else. */
  open(db: Db | Tx, session: Opening, pageLanguage: string | null): Promise<OpenedSession>
  /** Gives what has ended, for those who still show it. */
  end(token: string): Promise<{ userId: string; sessionHash: string } | null>
  /** Forgets what is believed about a user's sessions, after they have ended in the database. */
  forget(userId: string): void
}

export function createSessions(
  { db, clock, feed }: Services,
  { adminsNeedFactor }: SessionOptions,
): Sessions {
  const mustSetUpFactor = (userType: UserType, hasFactor: boolean) =>
    adminsNeedFactor && userType === 'admin' && !hasFactor
  const believed = createBelieved<User>(feed, clock, maxKept)
  // After a cut, or a new start, thousands come back in the same second.
  const findSession = gatherReads(async (keys) => {
    const hashes = keys.map((key) => Buffer.from(key, 'base64url'))
    const rows = await withRetries(() => queries.findSessions(db, hashes))
    return new Map(rows.map((row) => [row.token_hash.toString('base64url'), row]))
  })
  return {
    mustSetUpFactor,
    async find(token) {
      if (token.length > 100) return null
      const hash = hashToken(token)
      const key = hash.toString('base64url')
      const now = clock.now()
      const known = believed.find(key)
      if (known && now <= known.endsAt) return known
      const believe = believed.asking(key)
      const row = await findSession(key)
      if (!row) return null
      const idle = now.getTime() - row.seen_at.getTime()
      const endsAt = new Date(row.created_at.getTime() + longestOf(row.user_type))
      if (idle > settings.session.idleMs || now > endsAt) return null
      // Nobody waits for it, and where it fails the next call writes it.
      if (idle > seenEveryMs) queries.touchSession(db, hash, now).catch(() => {})
      const user: User = {
        kind: 'user',
        userId: row.user_id,
        userType: row.user_type,
        sessionHash: key,
        suspended: row.suspended_at !== null,
        mustChangePassword: row.must_change_password,
        hasFactor: row.has_factor,
        mustSetUpFactor: mustSetUpFactor(row.user_type, row.has_factor),
        endsAt,
        provedAt: row.proved_at,
        language: row.language,
        worksFor:
          row.provider_id && row.role
            ? { providerId: row.provider_id, role: row.role, technicianId: row.technician_id }
            : null,
      }
      // Who must set up a factor goes on at once when it is done, in every process.
      if (!user.mustSetUpFactor) believe(user)
      return user
    },
    async open(on, opening, pageLanguage) {
      const { token, hash } = newToken()
      const session = { ...opening, hash }
      const seen = await queries.insertSession(on, session, clock.now(), pageLanguage)
      return { token, language: seen.language }
    },
    async end(token) {
      const hash = hashToken(token)
      const sessionHash = hash.toString('base64url')
      believed.forgetKey(sessionHash)
      const ended = await queries.deleteSession(db, hash)
      return ended ? { userId: ended.user_id, sessionHash } : null
    },
    forget(userId) {
      believed.forget((user) => user.userId === userId)
    },
  }
}
