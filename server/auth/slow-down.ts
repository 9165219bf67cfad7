import { sql } from 'kysely'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { networkOf } from '../platform/http/network-of.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { hashToken } from '../platform/secrets/tokens.ts'
import { countFailures, deleteFailures, deleteOldFailures, insertFailure } from './queries.ts'

/** Whose guesses are counted together, and how many are free. */
export interface Guesser {
  subject: string
  most: number
}

/** Of an account: by its id, whatever spelling of it is typed; of a name that nobody has by its hash (it may be a password). */
export const accountSubject = (userId: string | undefined, login: string) =>
  `account:${userId ?? hashToken(login.toLowerCase()).toString('base64url')}`

/** A device that has signed in to this account before is counted by itself: strangers do not lock it out. */
export const knownDevice = (userId: string, deviceHash: Buffer): Guesser[] => [
  {
    subject: `device:${userId}:${deviceHash.toString('base64url')}`,
    most: settings.login.freeFailures,
  },
]

export const stranger = (account: string, address: string): Guesser[] => [
  { subject: account, most: settings.login.freeFailures },
  { subject: `address:${networkOf(address)}`, most: settings.login.addressFailures },
]

/** Codes of a second factor, by who knows the password; on a known device they are counted by themselves. */
export const ofCodes = (userId: string, deviceHash: Buffer | null): Guesser[] => [
  {
    subject: deviceHash ? `code:${userId}:${deviceHash.toString('base64url')}` : `code:${userId}`,
    most: settings.login.freeFailures,
  },
]

/** Who signed in wants another password: guesses of the old one, in whichever session. */
export const ofOldPassword = (userId: string): Guesser[] => [
  { subject: `change:${userId}`, most: settings.login.freeFailures },
]

/**
 * Counts a guess before it is judged, and refuses it when there were too many of late (rules C21). Those of one subject
 * take turns, so that many at once are counted one by one; in the database, so that it holds across processes. Answers
 * what `forgive` takes back once the guess was right.
 */
export function countGuess(db: Db, guessers: readonly Guesser[], now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - settings.login.windowMs)
  return inTransaction(db, async (tx) => {
    await deleteOldFailures(tx, since)
    const counted = []
    for (const { subject, most } of guessers) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx)
      if ((await countFailures(tx, subject, since)) >= most) throw tooMany(subject)
      counted.push((await insertFailure(tx, subject, now)).id)
    }
    return counted
  })
}

const tooMany = (subject: string) =>
  new Refusal('too_many_attempts', refusals.accounts.tooManyAttempts, {
    retryAfterSeconds: Math.ceil(settings.login.windowMs / 1000),
    accountId: /:([0-9a-f-]{36})(?::|$)/.exec(subject)?.[1],
  })

/** The guess was right: it was none, and the earlier ones of the same account or device are forgotten. */
export async function forgive(db: Db | Tx, subject: string, counted: readonly number[]) {
  await deleteFailures(db, subject, counted)
}
