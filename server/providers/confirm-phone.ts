import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import type { Saying } from '#contract/words/sayings.ts'
import type { User } from '../auth/actor.ts'
import { setPerson } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { sameHash } from '../platform/secrets/tokens.ts'
import { askForCode, findPhoneCode, hashPhoneCode } from './phone-code.ts'
import { lockProviderOf } from './queries.ts'

const { tries: mostTries } = settings.phoneCode

type Outcome = 'confirmed' | 'already' | 'no_code' | 'expired' | 'used_up' | { triesLeft: number }

/**
 * A provider types in what was texted to it, and may bid from then on (rules C4). A wrong try is counted in a
 * transaction that commits, so what came of it is told only afterwards. The locked row lets tries at the same moment be
 * counted one after the other.
 */
export async function confirmPhone(deed: Deed, user: User, code: string): Promise<void> {
  const outcome = await deed.transaction(async (tx): Promise<Outcome> => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    if (provider.phone_confirmed_at) return 'already'
    const sent = await findPhoneCode(tx, provider.id)
    if (!sent?.code_hash || sent.phone !== provider.phone) return 'no_code'
    if (!sent.expires_at || sent.expires_at <= deed.now) return 'expired'
    if (sent.tries >= mostTries) return 'used_up'
    if (!sameHash(sent.code_hash, hashPhoneCode(provider.id, provider.phone, code))) {
      const tries = sent.tries + 1
      await tx
        .updateTable('phone_codes')
        .set({ tries })
        .where('provider_id', '=', provider.id)
        .execute()
      return tries >= mostTries ? 'used_up' : { triesLeft: mostTries - tries }
    }
    await tx.deleteFrom('phone_codes').where('provider_id', '=', provider.id).execute()
    await tx
      .updateTable('providers')
      .set({ phone_confirmed_at: deed.now })
      .where('id', '=', provider.id)
      .execute()
    // Alerts by SMS go to the number of the account that has opened the business, whoever of its owners has typed the code.
    await setPerson(tx, provider.owner_user_id, { phone: provider.phone })
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
    return 'confirmed'
  })
  if (outcome !== 'confirmed') throw refusalOf(outcome)
}

function refusalOf(outcome: Exclude<Outcome, 'confirmed'>): Refusal {
  if (outcome === 'already') return new Refusal('wrong_state', refusals.providers.phoneConfirmed)
  const [kind, saying] = sayingOf(outcome)
  return new Refusal(kind, saying, { details: { code: saying } })
}

function sayingOf(
  outcome: Exclude<Outcome, 'confirmed' | 'already'>,
): ['wrong_code' | 'code_expired', Saying] {
  if (outcome === 'no_code') return ['code_expired', refusals.providers.noCode]
  if (outcome === 'expired') return ['code_expired', refusals.providers.codeExpired]
  if (outcome === 'used_up') return ['code_expired', refusals.providers.codeUsedUp]
  return ['wrong_code', refusals.providers.wrongCode(outcome)]
}

/** The provider asks for another code: once a minute, a few times an hour. */
export async function sendPhoneCode(deed: Deed, user: User): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    if (provider.phone_confirmed_at)
      throw new Refusal('wrong_state', refusals.providers.phoneConfirmed)
    await askForCode(tx, provider, deed, 'refuse')
  })
}
