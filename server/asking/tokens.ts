import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { createBelieved } from '../core/believed.ts'
import type { Services } from '../core/services.ts'
import { builtOnce } from '../platform/db/built-once.ts'
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

const maxKept = 50_000

export interface RequestTokens {
  find(token: string): Promise<Grant | null>
  /**
   * Is one of those for whom this link acts suspended or gone (rules C18): the fleet, the customer, the driver, the account
   * it was given to? A link can do no more than they. Always asked of the database, which says in the same breath what `find`
   * wants to know.
   */
  isWithoutStanding(token: string): Promise<boolean>
}

export function createRequestTokens({
  db,
  clock,
  feed,
}: Pick<Services, 'db' | 'clock' | 'feed'>): RequestTokens {
  const believed = createBelieved<Grant>(feed, clock, maxKept)
  feed.subscribe(({ name, requestId, userId }) => {
    if (name === 'links_ended') believed.forget((grant) => grant.requestId === requestId)
    // The account may have been closed.
    if (name === 'access_ended') believed.forget((grant) => grant.userId === userId)
  })
  /** Of the link as it stands now, or null where it is not good. */
  async function read(token: string) {
    const hash = hashToken(token)
    const key = hash.toString('base64url')
    const now = clock.now()
    const believe = believed.asking(key)
    const row = await withRetries(() => findToken(db, hash))
    if (!row || !sameHash(row.token_hash, hash) || !isGood(row, now)) return { row, grant: null }
    // Who has left reads no more of the company's, by a link as little as by the account.
    if (row.account_closed_at) return { row, grant: null }
    const grant = {
      requestId: row.request_id,
      onlyBidId: row.bid_id,
      isReadOnly: row.is_read_only,
      isContacts: row.short_hash !== null && !row.is_read_only,
      userId: row.user_id,
    }
    believe(grant)
    return { row, grant }
  }
  return {
    async find(token) {
      if (token.length > 100) return null
      const known = believed.find(hashToken(token).toString('base64url'))
      return known ?? (await read(token)).grant
    },
    async isWithoutStanding(token) {
      if (token.length > 100) return false
      const { row } = await read(token)
      return row?.is_without_standing ?? false
    },
  }
}

interface TokenRow {
  token_hash: Buffer
  request_id: string
  bid_id: string | null
  is_read_only: boolean
  short_hash: Buffer | null
  user_id: string | null
  revoked_at: Date | null
  closed_at: Date | null
  links_until: Date | null
  account_closed_at: Date | null
  is_without_standing: boolean
}

const readToken = builtOnce<{ hash: Buffer }, TokenRow>(['hash'], (db, { hash }) => ({
  compile: () =>
    sql<TokenRow>`
      select k.token_hash, k.request_id, k.bid_id, k.is_read_only, k.short_hash, k.user_id, k.revoked_at,
        r.closed_at, r.links_until, a.closed_at as account_closed_at,
        exists (select from fleets f where f.id = r.fleet_id and f.status = 'suspended')
          or exists (select from users u where u.id in (k.user_id, r.customer_user_id, d.user_id)
            and (u.suspended_at is not null or u.closed_at is not null)) as is_without_standing
      from request_tokens k
      join requests r on r.id = k.request_id
      left join users a on a.id = k.user_id
      left join drivers d on d.id = r.driver_id
      where k.token_hash = ${hash}`.compile(db),
}))

const findToken = async (db: Db, hash: Buffer): Promise<TokenRow | undefined> =>
  (await readToken.rows(db, { hash }))[0]

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
