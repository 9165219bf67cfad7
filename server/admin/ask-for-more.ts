import { mayInFleet } from '#contract/rights.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import { insertAudit } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { findMemberIds, lockFleet } from '../fleets/queries.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findMembersWith } from '../providers/members.ts'
import { lockProvider } from '../providers/queries.ts'

/** An admin asks an applying shop for what is missing. It goes on waiting, behind those that wait for us alone, until it has answered. */
export const askProviderForMore = (deed: Deed, admin: User, id: string, words: string) =>
  deed.transaction(async (tx) => {
    const provider = await lockProvider(tx, id)
    if (!provider) throw notFound('provider')
    const mayAnswer = await findMembersWith(tx, [id], 'changeRecord')
    const users = mayAnswer.map((one) => one.user_id)
    await askForMore(tx, deed, admin, { kind: 'provider', ...provider, users }, words)
  })

/** The same of an applying fleet company. */
export const askFleetForMore = (deed: Deed, admin: User, id: string, words: string) =>
  deed.transaction(async (tx) => {
    const fleet = await lockFleet(tx, id)
    if (!fleet) throw notFound('fleet')
    const members = await findMemberIds(tx, id)
    const mayAnswer = members.filter(({ role }) => mayInFleet(role, 'changeCompany'))
    const users = mayAnswer.map((one) => one.user_id)
    await askForMore(tx, deed, admin, { kind: 'fleet', ...fleet, users }, words)
  })

interface Applicant {
  kind: 'provider' | 'fleet'
  id: string
  status: string
  /** Who of its people may answer: they are told. */
  users: string[]
}

async function askForMore(
  tx: Tx,
  deed: Deed,
  admin: User,
  { kind, id, status, users }: Applicant,
  words: string,
): Promise<void> {
  if (status !== 'pending') throw new Refusal('wrong_state', refusals.desk.notWaiting)
  await tx
    .updateTable(kind === 'provider' ? 'providers' : 'fleets')
    .set({ asked_for: words, asked_for_at: deed.now, answered_at: null, asked_answer: null })
    .where('id', '=', id)
    .execute()
  await insertAudit(tx, {
    at: deed.now,
    actor_id: admin.userId,
    action: kind === 'provider' ? 'provider_asked' : 'fleet_asked',
    subject_id: id,
    reason: words,
  })
  const whose = kind === 'provider' ? { providerId: id } : { fleetId: id }
  await record(tx, 'more_asked', { ...whose, payload: { words, users } })
}
