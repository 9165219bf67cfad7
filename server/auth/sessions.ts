import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { hashToken, newToken } from '../platform/secrets/tokens.ts'
import type { User } from './actor.ts'
import * as queries from './queries.ts'

/**
 * How long a session is believed without asking the database. Its end is announced to every process, which forgets
 * it at once; while announcements may be missed nothing is believed.
 */
const believedMs = 60_000
/** `seen_at` is written at most this often. */
const seenEveryMs = 10 * 60 * 1000
const maxKept = 50_000

export interface OpenedSession {
  token: string
  /** Of the account. */
  language: string | null
}

export interface Sessions {
  find(token: string): Promise<User | null>
  /** Makes a session; the token goes into the cookie and nowhere else. */
  open(db: Db | Tx, userId: string, pageLanguage: string | null): Promise<OpenedSession>
  end(token: string): Promise<void>
  /** Forgets what is believed about a user's sessions, after they have ended in the database. */
  forget(userId: string): void
}

export function createSessions({ db, clock, feed }: Services): Sessions {
  const believed = new Map<string, { user: User; until: number }>()
  feed.onDown(() => believed.clear())
  return {
    async find(token) {
      if (token.length > 100) return null
      const hash = hashToken(token)
      const key = hash.toString('base64url')
      const known = believed.get(key)
      if (known && known.until > Date.now()) return known.user
      believed.delete(key)
      const now = clock.now()
      const row = await withRetries(() => queries.findSession(db, hash))
      if (!row) return null
      const idle = now.getTime() - row.seen_at.getTime()
      const age = now.getTime() - row.created_at.getTime()
      if (idle > settings.session.idleMs || age > settings.session.absoluteMs) return null
      if (idle > seenEveryMs) await queries.touchSession(db, hash, now)
      const user: User = {
        kind: 'user',
        userId: row.user_id,
        userType: row.user_type,
        sessionHash: key,
        suspended: row.suspended_at !== null,
        mustChangePassword: row.must_change_password,
        language: row.language,
        worksFor:
          row.provider_id && row.role
            ? { providerId: row.provider_id, role: row.role, technicianId: row.technician_id }
            : null,
      }
      if (believed.size >= maxKept) believed.clear()
      if (feed.isUp) believed.set(key, { user, until: Date.now() + believedMs })
      return user
    },
    async open(on, userId, pageLanguage) {
      const { token, hash } = newToken()
      const seen = await queries.insertSession(on, hash, userId, clock.now(), pageLanguage)
      return { token, language: seen.language }
    },
    async end(token) {
      const hash = hashToken(token)
      believed.delete(hash.toString('base64url'))
      await queries.deleteSession(db, hash)
    },
    forget(userId) {
      for (const [key, { user }] of believed) if (user.userId === userId) believed.delete(key)
    },
  }
}
