import { paths } from '#contract/paths.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import { byMail, type Channels, inApp, toProviders } from './to-whom.ts'

/** To those who answer for the business. */
const toOwners =
  (
    code: 'payoutSent' | 'payoutPaid' | 'payoutFailed',
    channels: Channels,
  ): Teller<{ amount: string }> =>
  async ({ providerId, payload }, facts) => [
    toProviders(
      await facts.providerOwners(providerId),
      say(code, { card: payload.amount }),
      paths.ownMoney,
      channels,
    ),
  ]

export const sent = toOwners('payoutSent', byMail)
export const paid = toOwners('payoutPaid', inApp)
export const failed = toOwners('payoutFailed', byMail)
