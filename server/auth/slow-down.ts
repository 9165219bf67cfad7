import { createHash } from 'node:crypto'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countFailures, deleteFailures, deleteOldFailures, insertFailures } from './queries.ts'

/** Failures are counted for an account name (hashed: it may be a mistyped password) and for an address. */
export interface Attempt {
  account: string
  address: string
}

export const attemptOf = (login: string, address: string): Attempt => ({
  account: accountOf(login),
  address: `address:${address}`,
})

export function accountOf(login: string): string {
  const digest = createHash('sha256').update(login.toLowerCase()).digest('base64url')
  return `account:${digest}`
}

/**
 * Refuses a guess when this account or address has failed too often of late (rules C21). In the database, so that
 * it holds across processes; when the database cannot be asked, nobody signs in.
 */
export async function refuseGuessing(db: Db, { account, address }: Attempt, now: Date) {
  const { freeFailures, addressFailures, windowMs } = settings.login
  const since = new Date(now.getTime() - windowMs)
  const [byAccount, byAddress] = await Promise.all([
    countFailures(db, account, since),
    countFailures(db, address, since),
  ])
  if (byAccount < freeFailures && byAddress < addressFailures) return
  throw new Refusal('too_many_attempts', refusals.accounts.tooManyAttempts, {
    retryAfterSeconds: Math.ceil(windowMs / 1000),
  })
}

export async function noteFailure(db: Db, { account, address }: Attempt, now: Date) {
  await deleteOldFailures(db, new Date(now.getTime() - settings.login.windowMs))
  await insertFailures(db, [account, address], now)
}

export const noteSuccess = (db: Db | Tx, { account }: Pick<Attempt, 'account'>) =>
  deleteFailures(db, account)
