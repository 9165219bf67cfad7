import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import type { Tx } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { lockProviderOf, type ProviderRow } from './queries.ts'

/** An applying shop writes back what it was asked for: the application waits for us again, where it stood before. */
export async function answerDesk(deed: Deed, user: User, words: string): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    if (provider.asked_for === null) throw new Refusal('wrong_state', refusals.desk.nothingAsked)
    await tx
      .updateTable('providers')
      .set({ asked_answer: words })
      .where('id', '=', provider.id)
      .execute()
    await countAsAnswer(tx, provider, deed.now)
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
  })
}

/** Whoever was asked for more and changes the record or hands something in has answered; the admins hear of the first. */
export async function countAsAnswer(
  tx: Tx,
  provider: Pick<ProviderRow, 'id' | 'business_name' | 'asked_for' | 'answered_at'>,
  now: Date,
): Promise<void> {
  if (provider.asked_for === null || provider.answered_at !== null) return
  await tx
    .updateTable('providers')
    .set({ answered_at: now })
    .where('id', '=', provider.id)
    .execute()
  const payload = { kind: 'provider', name: provider.business_name, isAnswer: true } as const
  await record(tx, 'approval_waits', { providerId: provider.id, payload })
}
