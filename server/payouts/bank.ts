import { paths } from '#contract/paths.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { User } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { findProviderOf } from '../providers/queries.ts'
import { findAccount } from './tables.ts'

/**
 * A business says who it is and where its bank is, on the processor's own page: we never see it. Its account there is opened
 * by a key of the business, so asked twice it is one.
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
    const known = await findAccount(db, provider_id)
    const account =
      known?.account ?? (await cards.openAccount(provider_id, `account:${provider_id}`))
    if (!known)
      await db
        .insertInto('payment_accounts')
        .values({ provider_id, account, moved_at: deed.now })
        .onConflict((conflict) => conflict.column('provider_id').doNothing())
        .execute()
    return { url: await cards.bankPage(account, `${origin}${paths.ownMoney}&bank=back`) }
  } catch (error) {
    log.warn({ err: error }, 'the bank page did not open')
    throw new Refusal('unavailable', refusals.payments.bankPage)
  }
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
