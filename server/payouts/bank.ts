import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { CardProcessor } from '../core/cards/card-processor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import type { Db } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { findAccount } from './tables.ts'

/**
 * A business says who it is and where its bank is, on the processor's own page: we never see it. Its account there is opened
 * by a key of the business and these minutes, so asked twice it is one; later it is another key, since the processor repeats a
 * failure to the same key for a day. An account that was opened unheard of holds nothing: nobody was ever led there.
 */
export async function openBankPage(
  { db, cards, log }: Services,
  deed: Deed,
  user: User,
  origin: string,
): Promise<{ url: string }> {
  if (!cards) throw new Refusal('wrong_state', refusals.payments.noPayouts)
  const provider = await findProviderOf(db, user.userId)
  if (!provider) throw notFound('provider')
  const provider_id = provider.id
  try {
    const known =
      (await findAccount(db, provider_id)) ?? (await openAccount(db, cards, provider_id, deed.now))
    return { url: await cards.bankPage(known.account, `${origin}${paths.ownMoney}&bank=back`) }
  } catch (error) {
    log.warn({ err: error }, 'the bank page did not open')
    throw new Refusal('unavailable', refusals.payments.bankPage)
  }
}

/** Of two at once that opened one each, the first that was written stands for both. */
async function openAccount(db: Db, cards: CardProcessor, provider_id: string, now: Date) {
  const minutes = Math.floor(now.getTime() / settings.payouts.openAgainMs)
  const account = await cards.openAccount(provider_id, `account:${provider_id}:${minutes}`)
  await db
    .insertInto('payment_accounts')
    .values({ provider_id, account, moved_at: now })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute()
  return (await findAccount(db, provider_id)) ?? { account }
}

/** The business is back from there: what the processor knows of its bank, and payouts that failed go again. */
export async function lookAtBank({ db, cards }: Services, deed: Deed, user: User): Promise<void> {
  const provider = await findProviderOf(db, user.userId)
  const account = provider && (await findAccount(db, provider.id))
  if (!cards || !account) return
  const state = (await cards.isReady(account.account)) ? 'ready' : 'waiting'
  await deed.transaction(async (tx) => {
    await tx
      .updateTable('payment_accounts')
      .set({ state, moved_at: deed.now })
      .where('provider_id', '=', account.provider_id)
      .execute()
    if (state === 'ready')
      await tx
        .updateTable('payouts')
        .set({ look_at: deed.now, tries: 0 })
        .where('provider_id', '=', account.provider_id)
        .where('state', '=', 'failed')
        .execute()
  })
}
