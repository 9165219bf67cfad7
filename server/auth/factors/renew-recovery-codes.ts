import { refusals } from '#contract/words/en/refusals.ts'
import type { Deed } from '../../core/deed.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { tellAccount } from '../account-news.ts'
import type { User } from '../actor.ts'
import { giveRecoveryCodes } from './change-factors.ts'
import { countFactors, lockFactorsOf } from './queries.ts'

/** Somebody wants other recovery codes; those of before work no more. Who has no factor needs none. */
export const renewRecoveryCodes = (
  deed: Deed,
  { userId }: User,
): Promise<{ recoveryCodes: string[] }> =>
  deed.transaction(async (tx) => {
    await lockFactorsOf(tx, userId)
    const { hasAuthenticator, passkeys } = await countFactors(tx, userId)
    if (!hasAuthenticator && passkeys === 0)
      throw new Refusal('wrong_state', refusals.accounts.noFactor)
    const recoveryCodes = await giveRecoveryCodes(tx, userId)
    await tellAccount(tx, userId, 'recoveryCodesRenewed')
    return { recoveryCodes }
  })
