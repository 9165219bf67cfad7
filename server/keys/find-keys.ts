import { keySettings } from '#contract/key-settings.ts'
import type { User } from '../auth/actor.ts'
import type { ApiKeys } from '../auth/gate.ts'
import { createBelieved } from '../core/believed.ts'
import type { Services } from '../core/services.ts'
import { withRetries } from '../platform/db/retry.ts'
import { networkOf } from '../platform/network-of.ts'
import { isKeySecret } from '../platform/secrets/key-secret.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { findKey, touchKey } from './queries.ts'

const maxKept = 10_000

/** By what right a stream of a key is open: it ends with that. */
export const rightOfKey = (id: string) => `key:${id}`

interface Known {
  user: User
  seenAt: Date
}

/** Who calls by a key: the person who made it, within what the key is allowed. */
export function createKeys({ db, clock, feed }: Services): ApiKeys {
  const believed = createBelieved<Known>(feed, clock, maxKept)
  feed.subscribe(({ name, userId }) => {
    if (name !== 'access_ended' && name !== 'access_restored') return
    believed.forget(({ user }) => user.userId === userId)
  })
  return {
    async find(secret, address) {
      if (!isKeySecret(secret)) return null
      const hash = hashToken(secret)
      const key = hash.toString('base64url')
      const now = clock.now()
      const known = believed.find(key)
      if (known && known.user.endsAt > now) {
        await noteUse(known, now, address)
        return known.user
      }
      const believe = believed.asking(key)
      const row = await withRetries(() => findKey(db, hash, now))
      if (!row) return null
      const user: User = {
        kind: 'user',
        userId: row.user_id,
        userType: row.user_type,
        sessionHash: rightOfKey(row.id),
        suspended: row.suspended_at !== null,
        mustChangePassword: row.must_change_password,
        // Who has made it had to show a second factor where one is asked for; what is dangerous no key does.
        hasFactor: true,
        mustSetUpFactor: false,
        endsAt: row.good_until,
        provedAt: new Date(0),
        language: row.language,
        worksFor:
          row.provider_id && row.role
            ? { providerId: row.provider_id, role: row.role, technicianId: row.technician_id }
            : null,
        key: { id: row.id, scopes: row.scopes },
      }
      const found: Known = { user, seenAt: row.last_used_at ?? new Date(0) }
      believe(found)
      await noteUse(found, now, address)
      return user
    },
  }

  /** When and from where, at most so often; the call does not fail for it. */
  async function noteUse(found: Known, now: Date, address: string): Promise<void> {
    if (now.getTime() - found.seenAt.getTime() < keySettings.seenEveryMs || !found.user.key) return
    found.seenAt = now
    await touchKey(db, found.user.key.id, now, networkOf(address)).catch(() => {})
  }
}
