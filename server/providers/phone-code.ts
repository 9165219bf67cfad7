import { createHash, randomInt } from 'node:crypto'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { aDay, countIn, subjectOf } from '../core/caps/limits.ts'
import { refuseOverCap } from '../core/caps/refuse-over-cap.ts'
import type { Deed } from '../core/deed.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { enqueue } from '../platform/jobs.ts'
import './tables.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    text_phone_code: { providerId: string }
  }
}

const { everyMs, perWindow, windowMs } = settings.phoneCode

export const newPhoneCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Bound to provider and number. Six digits do not withstand guessing offline; the minutes and the tries protect them. */
export const hashPhoneCode = (providerId: string, phone: string, code: string): Buffer =>
  createHash('sha256').update(`${providerId}\n${phone}\n${code}`).digest()

const columns = [
  'phone',
  'asked_at',
  'askings',
  'code_hash',
  'sent_at',
  'failed_at',
  'expires_at',
  'tries',
] as const

export const findPhoneCode = (db: Db | Tx, providerId: string) =>
  db
    .selectFrom('phone_codes')
    .select(columns)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()

export type PhoneCodeRow = NonNullable<Awaited<ReturnType<typeof findPhoneCode>>>

/** From when on another code may be asked for, or null for now: once a minute, a few times an hour. */
export function nextAskingAt({ askings }: Pick<PhoneCodeRow, 'askings'>, now: Date): Date | null {
  const recent = askings.filter((at) => at.getTime() > now.getTime() - windowMs)
  const last = recent.at(-1)
  // The oldest of the last few leaves the window first.
  const oldest = recent.length >= perWindow ? recent.at(-perWindow) : undefined
  const at = Math.max((last?.getTime() ?? 0) + everyMs, (oldest?.getTime() ?? 0) + windowMs)
  return at > now.getTime() ? new Date(at) : null
}

/**
 * A code is to be texted to this phone; the one before is good no more. The code itself is made when the SMS is
 * written. Whoever calls holds the provider's row locked, or has just made it. `limited` says what happens where too many
 * were asked for: a refusal, or nothing (the number has changed, and a code for it may be asked for later).
 */
export async function askForCode(
  tx: Tx,
  { id, phone }: { id: string; phone: string },
  deed: Deed,
  limited: 'refuse' | 'skip' = 'skip',
): Promise<void> {
  const { now } = deed
  const known = await findPhoneCode(tx, id)
  const next = known ? nextAskingAt(known, now) : null
  if (next && limited === 'refuse') throw tooMany(next, now)
  if (next) return
  const limits = limitsOf(phone, deed)
  if (limited === 'refuse') await refuseOverCap(tx, limits, deed, refusals.limits.codes)
  else if (await countIn(tx, limits, deed)) return
  const recent = (known?.askings ?? []).filter((at) => at.getTime() > now.getTime() - windowMs)
  const fresh = {
    phone,
    askings: [...recent, now],
    asked_at: now,
    code_hash: null,
    sent_at: null,
    failed_at: null,
    expires_at: null,
    tries: 0,
  }
  await tx
    .insertInto('phone_codes')
    .values({ provider_id: id, ...fresh })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(fresh))
    .execute()
  await enqueue(tx, 'text_phone_code', { providerId: id })
}

/** Whoever asks: of one number, and of all that one network names. */
const limitsOf = (phone: string, { rules: { caps }, network }: Deed) => [
  aDay(caps, 'codesPerNumber', subjectOf.number(phone)),
  ...(network ? [aDay(caps, 'codesPerNetwork', subjectOf.network(network))] : []),
]

function tooMany(next: Date, now: Date): Refusal {
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000)
  // Nobody counts seconds beyond a minute and a half.
  const ms = seconds > 90 ? Math.ceil(seconds / 60) * 60_000 : seconds * 1000
  return new Refusal('too_many_requests', refusals.providers.codeWait({ ms }), {
    retryAfterSeconds: seconds,
  })
}
