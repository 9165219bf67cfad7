import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { agreeToTerms as agreeEndpoint, listOpenTerms } from '#contract/terms.ts'
import { type TermsText, termsTexts, termsVersions } from '#contract/terms-versions.ts'
import { termsRefusals } from '#contract/words/en/terms/labels.ts'
import type { Deed } from '../core/deed.ts'
import { sent } from '../platform/db/run.ts'
import type { Db, Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { User } from './actor.ts'
import './tables.ts'

type Texts = BodyOf<typeof agreeEndpoint>['texts']

const inForce: Texts = termsTexts.map((text) => ({ text, version: termsVersions[text] }))

/** Somebody agrees to the terms in force: with an account, or as a guest with a request. */
export async function agree(
  tx: Tx,
  by: { userId: string } | { requestId: string },
  at: Date,
  texts: Texts = inForce,
): Promise<void> {
  const whose = 'userId' in by ? { user_id: by.userId } : { request_id: by.requestId }
  await sent(
    tx,
    tx
      .insertInto('agreements')
      .values(texts.map((agreed) => ({ ...whose, ...agreed, agreed_at: at })))
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** Somebody with an account has read new versions and agrees. */
export async function agreeToTerms(deed: Deed, { userId }: User, texts: Texts): Promise<void> {
  if (texts.some(({ text, version }) => termsVersions[text] !== version))
    throw new Refusal('wrong_state', termsRefusals.otherVersion)
  await deed.transaction((tx) => agree(tx, { userId }, deed.now, texts))
}

/** The newest version of each text that one of these accounts has agreed to; of a guest, who agrees by asking, all in force. */
export async function agreedBy(
  tx: Tx,
  userIds: readonly string[],
): Promise<Partial<Record<TermsText, string>>> {
  if (userIds.length === 0) return termsVersions
  const { rows } = await sql<{ text: TermsText; version: string }>`
    select text, max(version) as version from agreements
    where user_id = any(${userIds}::uuid[]) group by text`.execute(tx)
  return Object.fromEntries(rows.map(({ text, version }) => [text, version]))
}

/** A technician agrees by working: whoever has no account has no other way to say so. */
export async function agreeAsTechnician(tx: Tx, technicianId: string, at: Date): Promise<void> {
  await tx
    .insertInto('technician_agreements')
    .values(inForce.map((agreed) => ({ technician_id: technicianId, ...agreed, agreed_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Has a technician agreed to every text in force? */
export async function hasTechnicianAgreed(db: Db, technicianId: string): Promise<boolean> {
  const { rows } = await sql<{ text: string; version: string }>`
    select text, version from technician_agreements where technician_id = ${technicianId}`.execute(
    db,
  )
  return missingOf(rows).length === 0
}

const missingOf = (agreed: readonly { text: string; version: string }[]): Texts =>
  inForce.filter(
    ({ text, version }) => !agreed.some((row) => row.text === text && row.version === version),
  )

/** What an account has not agreed to yet; the operator's own people are not asked. */
export async function openTermsOf(
  db: Db,
  { userId, userType }: User,
): Promise<AnswerOf<typeof listOpenTerms>> {
  if (userType === 'admin') return []
  const { rows } = await sql<{ text: string; version: string }>`
    select text, version from agreements where user_id = ${userId}`.execute(db)
  return missingOf(rows)
}
