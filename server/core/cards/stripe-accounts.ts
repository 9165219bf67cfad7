import type Stripe from 'stripe'
import type { PayOutSeen, ProviderAccounts } from './card-processor.ts'
import { asked } from './stripe-asked.ts'

/** Payouts of one shop on one page: one a day. */
const most = 100

/** Accounts of providers at Stripe (Connect): transfers are apart from charges, and payouts go when we say so. */
export const stripeAccounts = (stripe: Stripe): ProviderAccounts => ({
  openAccount: (ref, idempotencyKey) =>
    asked(
      async () =>
        (
          await stripe.accounts.create(
            {
              type: 'express',
              country: 'US',
              capabilities: { transfers: { requested: true } },
              settings: { payouts: { schedule: { interval: 'manual' } } },
              metadata: { ref },
            },
            { idempotencyKey },
          )
        ).id,
    ),
  bankPage: (account, backTo) =>
    asked(
      async () =>
        (
          await stripe.accountLinks.create({
            account,
            type: 'account_onboarding',
            refresh_url: backTo,
            return_url: backTo,
          })
        ).url,
    ),
  isReady: (account) =>
    asked(async () => (await stripe.accounts.retrieve(account)).payouts_enabled),
  transfer: ({ account, cents, ref }, idempotencyKey) =>
    asked(
      async () =>
        (
          await stripe.transfers.create(
            { amount: cents, currency: 'usd', destination: account, transfer_group: ref },
            { idempotencyKey },
          )
        ).id,
    ),
  findTransfer: (ref) =>
    asked(async () => {
      const { data } = await stripe.transfers.list({ transfer_group: ref, limit: 1 })
      return data[0]?.id ?? null
    }),
  payOut: ({ account, cents, ref }, idempotencyKey) =>
    asked(async () =>
      seen(
        await stripe.payouts.create(
          { amount: cents, currency: 'usd', metadata: { ref } },
          { idempotencyKey, stripeAccount: account },
        ),
      ),
    ),
  readPayOut: (account, id) =>
    asked(async () => seen(await stripe.payouts.retrieve(id, {}, { stripeAccount: account }))),
  findPayOut: (account, ref) =>
    asked(async () => {
      const { data } = await stripe.payouts.list({ limit: most }, { stripeAccount: account })
      const found = data.find(({ metadata }) => metadata?.ref === ref)
      return found ? seen(found) : null
    }),
})

const seen = ({ id, status }: Stripe.Payout): PayOutSeen => ({
  id,
  state:
    status === 'paid'
      ? 'paid'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'waiting',
})
