import { settings } from '#contract/settings.ts'
import type { Clock } from '../platform/clock.ts'
import { withRetries } from '../platform/db/retry.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { hashToken, newToken, sameHash } from '../platform/secrets/tokens.ts'
import './tables.ts'

/** The right that a link carries: a request, and for a bid's link that bid alone (rules C9). */
export interface Grant {
  requestId: string
  onlyBidId: string | null
  /** To whose account it was given; null for a guest's. */
  userId: string | null
}

/** How long a link is believed without asking the database. It ends by time alone, counted in days. */
const believedMs = 60_000
const maxKept = 50_000

export interface RequestTokens {
  find(token: string): Promise<Grant | null>
}

export function createRequestTokens(db: Db, clock: Clock): RequestTokens {
  const believed = new Map<string, { grant: Grant; until: number }>()
  return {
    async find(token) {
      if (token.length > 100) return null
      const hash = hashToken(token)
      const key = hash.toString('base64url')
      const known = believed.get(key)
      if (known && known.until > clock.now().getTime()) return known.grant
      believed.delete(key)
      const row = await withRetries(() => findToken(db, hash))
      if (!row || row.revoked_at || !sameHash(row.token_hash, hash)) return null
      const closed = row.closed_at?.getTime()
      if (closed !== undefined && closed + settings.tokenAfterCloseMs < clock.now().getTime())
        return null
      const grant = { requestId: row.request_id, onlyBidId: row.bid_id, userId: row.user_id }
      if (believed.size >= maxKept) believed.clear()
      believed.set(key, { grant, until: clock.now().getTime() + believedMs })
      return grant
    },
  }
}

const findToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('request_tokens')
    .innerJoin('requests', 'requests.id', 'request_tokens.request_id')
    .select(['token_hash', 'request_id', 'bid_id', 'user_id', 'revoked_at', 'closed_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst()

/** Makes a link's token. The caller hands it out; only its hash stays. */
export async function issueToken(tx: Tx, grant: Grant, now: Date): Promise<string> {
  const { token, hash } = newToken()
  await tx
    .insertInto('request_tokens')
    .values({
      token_hash: hash,
      request_id: grant.requestId,
      bid_id: grant.onlyBidId,
      user_id: grant.userId,
      created_at: now,
      revoked_at: null,
    })
    .execute()
  return token
}
