import { sql } from 'kysely'
import { sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { openWithKey, sealWithKey } from '../platform/secrets/seal.ts'
import { hashToken, newShortCode, newToken } from '../platform/secrets/tokens.ts'
import { type Grant, isGood } from './tokens.ts'

/** A link that is sent again and again: the token that opens the request, and the short code that leads there. */
export interface Link {
  token: string
  code: string
}

/** What a link is to open. One of a kind serves all mails and texts, so that it can be ended in one. */
export type Lent = Pick<Grant, 'requestId' | 'onlyBidId' | 'isReadOnly'>

export interface Lending {
  now: Date
  /** The server's own key (`Services.linkKey`). */
  linkKey: string
}

/** The link of this kind: the one that was sent before, or a new one. */
export async function lendLink(tx: Tx, to: Lent, lending: Lending): Promise<Link> {
  for (;;) {
    const link = (await findLent(tx, to, lending)) ?? (await makeLink(tx, to, lending))
    // Null: somebody else has made it at this moment.
    if (link) return link
  }
}

async function findLent(tx: Tx, to: Lent, { linkKey }: Lending): Promise<Link | null> {
  const row = await tx
    .selectFrom('request_tokens')
    .select(['token_hash', 'sealed_code', 'sealed_token'])
    .where('request_id', '=', to.requestId)
    .where('bid_id', to.onlyBidId === null ? 'is' : '=', to.onlyBidId)
    .where('is_read_only', '=', to.isReadOnly)
    .where('sealed_code', 'is not', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!row?.sealed_code || !row.sealed_token) return null
  const code = opened(row.sealed_code, linkKey)
  if (code !== null) return { code, token: openWithKey(row.sealed_token, code) }
  // Sealed with a key that this server does not have: who got it keeps it, but nobody can send it again.
  await tx
    .updateTable('request_tokens')
    .set({ sealed_code: null })
    .where('token_hash', '=', row.token_hash)
    .execute()
  return null
}

/** The token of the link to the whole request that is sent again and again; null where there is none, or none that this server can read. */
export async function findToken(
  db: Db,
  requestId: string,
  linkKey: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('request_tokens')
    .select(['sealed_code', 'sealed_token'])
    .where('request_id', '=', requestId)
    .where('bid_id', 'is', null)
    .where('is_read_only', '=', false)
    .where('sealed_code', 'is not', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  const code = row?.sealed_code && opened(row.sealed_code, linkKey)
  return code && row?.sealed_token ? openWithKey(row.sealed_token, code) : null
}

function opened(sealed: Buffer, key: string): string | null {
  try {
    return openWithKey(sealed, key)
  } catch {
    return null
  }
}

async function makeLink(tx: Tx, to: Lent, { now, linkKey }: Lending): Promise<Link | null> {
  const { token, hash } = newToken()
  const { code, hash: shortHash } = newShortCode()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('request_tokens')
    .values({
      token_hash: hash,
      request_id: to.requestId,
      bid_id: to.onlyBidId,
      is_read_only: to.isReadOnly,
      short_hash: shortHash,
      sealed_token: sealWithKey(token, code),
      sealed_code: sealWithKey(code, linkKey),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? { code, token } : null
}

/** Where a short code leads: the request, and the token that opens it; null where it is no good. */
export async function openShortCode(db: Db, code: string, now: Date) {
  const row = await db
    .selectFrom('request_tokens')
    .innerJoin('requests', 'requests.id', 'request_tokens.request_id')
    .select([
      'request_tokens.request_id',
      'request_tokens.sealed_token',
      'request_tokens.revoked_at',
      'requests.closed_at',
      'requests.links_until',
    ])
    .where('request_tokens.short_hash', '=', hashToken(code))
    .executeTakeFirst()
  if (!row?.sealed_token || !isGood(row, now)) return null
  return { requestId: row.request_id, token: openWithKey(row.sealed_token, code) }
}

const goodLinksOf = (tx: Tx, requestId: string) =>
  tx
    .updateTable('request_tokens')
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)

/** Links of a request stay good until then at least. */
export const keepLinks = (tx: Tx, requestId: string, until: Date) =>
  sent(tx, tx.updateTable('requests').set({ links_until: until }).where('id', '=', requestId))

/** Ends every link of a request, whoever holds it; those that follow it too, whose table is of `trips`. */
export async function endAllLinks(tx: Tx, requestId: string, now: Date): Promise<void> {
  await goodLinksOf(tx, requestId).set({ revoked_at: now }).execute()
  await sql`
    update follow_links set revoked_at = ${now}
    where request_id = ${requestId} and revoked_at is null`.execute(tx)
}

/** Ends those that were sent to the contact of the request. Were there any? */
export async function endContactsLinks(tx: Tx, requestId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await goodLinksOf(tx, requestId)
    .set({ revoked_at: now })
    .where('short_hash', 'is not', null)
    .where('is_read_only', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
