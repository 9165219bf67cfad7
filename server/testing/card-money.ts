import { confirmJob } from '#contract/jobs.ts'
import { lookAtBank, openBankPage } from '#contract/payouts.ts'
import { prove } from '#contract/security.ts'
import { settings } from '#contract/settings.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import { schedulePayouts } from '../payouts/schedule-payouts.ts'
import { carryOutPayouts } from '../payouts/settle-payout.ts'
import type { GivenJob, GivenProvider } from './given.ts'
import { byLink, payByCard } from './given-card.ts'
import type { TestApp } from './open-test-app.ts'

const day = 24 * 60 * 60_000

/** All that the worker would do about holds and refunds by now. */
export async function settleCards({ services }: TestApp): Promise<void> {
  while ((await carryOutHolds(services)) + (await carryOutRefunds(services)) > 0);
}

/** A closed job that a card has paid. */
export const paidJob = (app: TestApp, provider: GivenProvider, price = '300.00', card?: string) =>
  closedJob(app, provider, price, (one) => payByCard(app, one, card))

/** A closed job that was paid directly. */
export const directJob = (app: TestApp, provider: GivenProvider, price = '300.00') =>
  closedJob(app, provider, price)

async function closedJob(
  app: TestApp,
  provider: GivenProvider,
  price: string,
  pay?: (one: GivenJob) => Promise<void>,
): Promise<GivenJob> {
  const one = await app.given.job({ provider, price, until: 'finish' })
  await pay?.(one)
  await app.anybody().call(confirmJob, byLink(one))
  await settleCards(app)
  return one
}

/** The owner has been at the processor's page of the bank. */
export async function setUpBank(
  { caller, password }: GivenProvider,
  bank: 'works' | 'fails' = 'works',
): Promise<void> {
  await caller.call(prove, { body: { password } })
  const { url } = (await caller.call(openBankPage)).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ bank }), redirect: 'manual' })
  await caller.call(lookAtBank)
}

/** Some days on, each with its morning, as the worker lives through them; what passes of both sides' time is the caller's. */
export async function live(
  app: TestApp,
  days: number,
  pass: (ms: number) => Promise<void> = async (ms) => app.clock.advance(ms),
): Promise<void> {
  for (let passed = 0; passed < days * 4; passed++) {
    await pass(day / 4)
    await schedulePayouts(app.services)
    for (let steps = 0; steps < 6; steps++) {
      await carryOutPayouts(app.services)
      app.clock.advance(settings.cards.lookMs)
    }
  }
}

/** What stands in the ledger about a job, in cents by account. */
export async function sumsOf(
  app: TestApp,
  { id }: Pick<GivenJob, 'id'>,
): Promise<Record<string, number>> {
  const { rows } = await app.services.pool.query<{ account: string; cents: number }>(
    `select e.account, sum(e.cents)::int8 as cents from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id where t.job_id = $1 group by 1`,
    [id],
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}
