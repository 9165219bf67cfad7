import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
import { withRetries } from '../platform/db/retry.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { hashToken, newToken, sameHash } from '../platform/secrets/tokens.ts'
import './tables.ts'

/** The right that a link carries: a request, or less of it (rules C9). */
export interface Grant {
  requestId: string
  /** A bid's link: that bid alone. */
  onlyBidId: string | null
  /** A link to share: it looks and does nothing. */
  isReadOnly: boolean
  /** Mails and texts to the contact of the request repeat it. */
  isContacts: boolean
  /** To whose account it was given; null for a guest's. */
  userId: string | null
}

/** The whole request, for the page of who has asked for it. */
export const wholeGrant = (requestId: string, userId: string | null = null): Grant => ({
  requestId,
  onlyBidId: null,
  isReadOnly: false,
  isContacts: false,
  userId,
})

/** How long a link is believed without asking the database, unless the events say that it has ended. */
const believedMs = 60_000
const maxKept = 50_000

export interface RequestTokens {
  find(token: string): Promise<Grant | null>
}

export function createRequestTokens({
  db,
  clock,
  feed,
}: Pick<Services, 'db' | 'clock' | 'feed'>): RequestTokens {
  const believed = new Map<string, { grant: Grant; until: number }>()
  // What was read before some links ended may be of one of them.
  let ends = 0
  const forget = (isOver: (grant: Grant) => boolean) => {
    ends++
    for (const [key, { grant }] of believed) if (isOver(grant)) believed.delete(key)
  }
  feed.subscribe(({ name, requestId, userId }) => {
    if (name === 'links_ended') forget((grant) => grant.requestId === requestId)
    // The account may have been closed.
    if (name === 'access_ended') forget((grant) => grant.userId === userId)
  })
  feed.onDown(() => {
    ends++
    believed.clear()
  })
  return {
    async find(token) {
      if (token.length > 100) return null
      const hash = hashToken(token)
      const key = hash.toString('base64url')
      const now = clock.now()
      const known = believed.get(key)
      if (known && known.until > now.getTime()) return known.grant
      believed.delete(key)
      const endsBefore = ends
      const row = await withRetries(() => findToken(db, hash))
      if (!row || !sameHash(row.token_hash, hash) || !isGood(row, now)) return null
      // Who has left reads no more of the company's, by a link as little as by the account.
      if (row.account_closed_at) return null
      const grant = {
        requestId: row.request_id,
        onlyBidId: row.bid_id,
        isReadOnly: row.is_read_only,
        isContacts: row.short_hash !== null && !row.is_read_only,
        userId: row.user_id,
      }
      if (believed.size >= maxKept) believed.clear()
      if (feed.isUp && ends === endsBefore)
        believed.set(key, { grant, until: now.getTime() + believedMs })
      return grant
    },
  }
}

const findToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('request_tokens')
    .innerJoin('requests', 'requests.id', 'request_tokens.request_id')
    .leftJoin('users', 'users.id', 'request_tokens.user_id')
    .select([
      'request_tokens.token_hash',
      'request_tokens.request_id',
      'request_tokens.bid_id',
      'request_tokens.is_read_only',
      'request_tokens.short_hash',
      'request_tokens.user_id',
      'request_tokens.revoked_at',
      'requests.closed_at',
      'requests.links_until',
      'users.closed_at as account_closed_at',
    ])
    .where('request_tokens.token_hash', '=', hash)
    .executeTakeFirst()

/** A link is good until somebody ends it, and for a week after its request has closed, or as long as a dispute needs. */
export function isGood(
  link: { revoked_at: Date | null; closed_at: Date | null; links_until: Date | null },
  now: Date,
): boolean {
  const { closed_at, links_until, revoked_at } = link
  const closed = closed_at ? closed_at.getTime() + settings.tokenAfterCloseMs : Infinity
  return revoked_at === null && now.getTime() <= Math.max(closed, links_until?.getTime() ?? 0)
}

/** Makes a token that is handed out once, in an answer: only its hash stays. */
export async function issueToken(
  tx: Tx,
  { requestId, onlyBidId, userId }: Pick<Grant, 'requestId' | 'onlyBidId' | 'userId'>,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken()
  await sent(
    tx,
    tx.insertInto('request_tokens').values({
      token_hash: hash,
      request_id: requestId,
      bid_id: onlyBidId,
      user_id: userId,
      created_at: now,
    }),
  )
  return token
}
