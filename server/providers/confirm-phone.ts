import { settings } from '#contract/settings.ts'
import type { User } from '../auth/actor.ts'
import { changePerson } from '../auth/queries.ts'
import type { Deed } from '../core/deed.ts'
import { record } from '../core/events.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'
import { sameHash } from '../platform/secrets/tokens.ts'
import { askForCode, findPhoneCode, hashPhoneCode } from './phone-code.ts'
import { lockProviderOf } from './queries.ts'

const { tries: mostTries } = settings.phoneCode

type Outcome = 'confirmed' | 'already' | 'no_code' | 'expired' | 'used_up' | { triesLeft: number }

/**
 * The provider types in what was texted to him, and may bid from then on (rules C4). A wrong try is counted in a
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
    // Alerts by SMS go to the account's number: from now on to the one that was confirmed.
    await changePerson(tx, user.userId, { phone: provider.phone })
    await record(tx, 'provider_changed', { providerId: provider.id, userId: user.userId })
    return 'confirmed'
  })
  if (outcome !== 'confirmed') throw refusalOf(outcome)
}

function refusalOf(outcome: Exclude<Outcome, 'confirmed'>): Refusal {
  if (outcome === 'already')
    return new Refusal('wrong_state', 'This phone number is confirmed already.')
  const [kind, message] = sentenceOf(outcome)
  return new Refusal(kind, message, { details: { code: message } })
}

function sentenceOf(
  outcome: Exclude<Outcome, 'confirmed' | 'already'>,
): ['wrong_code' | 'code_expired', string] {
  if (outcome === 'no_code') return ['code_expired', 'No code has been sent yet. Ask for one.']
  if (outcome === 'expired') return ['code_expired', 'This code has expired. Ask for a new one.']
  if (outcome === 'used_up')
    return ['code_expired', 'Too many wrong tries: this code is good no more. Ask for a new one.']
  const tries = outcome.triesLeft === 1 ? '1 try' : `${outcome.triesLeft} tries`
  return ['wrong_code', `This is not the code. You have ${tries} left.`]
}

/** The provider asks for another code: once a minute, a few times an hour. */
export async function sendPhoneCode(deed: Deed, user: User): Promise<void> {
  await deed.transaction(async (tx) => {
    const provider = await lockProviderOf(tx, user.userId)
    if (!provider) throw notFound('provider')
    if (provider.phone_confirmed_at)
      throw new Refusal('wrong_state', 'This phone number is confirmed already.')
    await askForCode(tx, provider, deed.now, 'refuse')
  })
}
