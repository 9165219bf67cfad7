import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideChangeOrder, sendChangeOrder } from '#contract/change-orders.ts'
import { openDispute, withdrawDispute } from '#contract/disputes.ts'
import { advanceJob, confirmJob } from '#contract/jobs.ts'
import { lookAtBank, openBankPage } from '#contract/payouts.ts'
import { decimal } from '#contract/primitives.ts'
import { refundJob } from '#contract/refunds.ts'
import { cancelRequest } from '#contract/requests.ts'
import { prove } from '#contract/security.ts'
import { settings } from '#contract/settings.ts'
import { faultKinds } from '../../stripe-twin/faults.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { carryOutRefunds } from '../cards/carry-out-refunds.ts'
import { bearOverdue } from '../chargebacks/bear-chargeback.ts'
import { carryOutChargebacks } from '../chargebacks/follow-chargebacks.ts'
import { confirmOverdueJobs } from '../deals/confirm-overdue-jobs.ts'
import { carryOutAwards } from '../disputes/carry-out-awards.ts'
import { decideForWhoPays, endDecided, endSilence } from '../disputes/run-dispute-clock.ts'
import type { GivenProvider } from '../testing/given.ts'
import { byLink, goodCard, payByCard } from '../testing/given-card.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { schedulePayouts } from './schedule-payouts.ts'
import { carryOutPayouts } from './settle-payout.ts'

/** Each is one job: `MONEY_STORIES=10000` tells so many, fifty at a time of one provider; else a few, which shrink to what fails. */
const wanted = Number(process.env.MONEY_STORIES ?? 18)
const atOnce = wanted > 100 ? { minLength: 50, maxLength: 50 } : { minLength: 2, maxLength: 4 }
const runs = Math.ceil((2 * wanted) / (atOnce.minLength + atOnce.maxLength))
const hour = 3_600_000
const day = 24 * hour

let twin: StartedTwin
let app: TestApp
beforeAll(async () => {
  twin = await startTwin()
  app = await openTestApp({ env: twin.env })
  await bringCapital()
})
afterAll(async () => {
  await app.close()
  await twin.stop()
})

/**
 * Money at the processor that nobody is paid out: what is refunded after a payout, and the costs of fees without a share
 * for the platform, are borne by the platform, and a transfer that its balance does not cover is rightly refused.
 */
async function bringCapital() {
  const one = await app.given.job({ price: '50000.00', until: 'finish' })
  await payByCard(app, one)
  await app.anybody().call(confirmJob, byLink(one))
  await work()
}

/** One job: how it is paid, how it ends, and what happens to the money afterwards. Of every call, one may go wrong. */
const story = fc.record({
  cents: fc.integer({ min: 2_000, max: 90_000 }),
  card: fc.constantFrom(goodCard, '4000 0000 0000 0002', null),
  end: fc.constantFrom('cancel', 'confirm', 'clock', 'dispute', 'withdrawn', 'asked_for_more'),
  /** In hundredths of the price: what is contested, and what the shop gives back. */
  part: fc.integer({ min: 1, max: 100 }),
  givesBack: fc.constantFrom('nothing', 'before_payout', 'after_payout'),
  /** What the cardholder's bank does afterwards, and how it ends for want of an answer. */
  bank: fc.constantFrom('nothing', 'nothing', 'win', 'lose'),
  fault: fc.option(
    fc.record({
      path: fc.constantFrom('capture', 'cancel', 'refunds', 'transfers', 'payouts'),
      // Silence is the same as a lost answer, only ten seconds longer.
      kind: fc.constantFrom(...faultKinds.filter((kind) => kind !== 'silence')),
      times: fc.integer({ min: 1, max: 2 }),
    }),
  ),
})
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never

/** All that the worker would do by now. */
async function work() {
  const { services } = app
  for (let done = 1; done > 0; )
    done =
      (await carryOutHolds(services)) +
      (await carryOutRefunds(services)) +
      (await confirmOverdueJobs(services)) +
      (await endSilence(services)) +
      (await decideForWhoPays(services)) +
      (await endDecided(services)) +
      (await carryOutAwards(services)) +
      (await carryOutChargebacks(services)) +
      (await bearOverdue(services)) +
      (await schedulePayouts(services)) +
      (await carryOutPayouts(services))
}
/** Time passes for both sides; the worker wakes up on the way. */
async function pass(ms: number, steps = 1) {
  for (let step = 0; step < steps; step++) {
    app.clock.advance(ms / steps)
    await twin.door('clock', { aheadMs: ms / steps })
    await work()
  }
}
const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })

interface Told {
  giveBack(): Promise<unknown>
  /** Nothing where no card has paid. */
  bankDoes(does: 'open' | 'win' | 'lose'): Promise<unknown>
}

async function tell(provider: GivenProvider, told: Story): Promise<Told> {
  const { cents, end } = told
  const until = end === 'cancel' ? 'start' : end === 'asked_for_more' ? 'work' : 'finish'
  const one = await app.given.job({ provider, price: decimal(cents), until })
  const guest = app.anybody()
  const { token } = one.request
  const byId = byLink(one)
  if (told.card) await payByCard(app, one, told.card)
  if (told.fault) await twin.door('faults', told.fault)
  const part = decimal(Math.max(1, Math.floor((cents * told.part) / 100)))
  if (end === 'cancel') {
    const called = { params: { id: one.request.id }, token }
    const reason = 'Found other help'
    const fee = decimal(Math.min(cents, 10_000, Math.round(cents / 4)))
    app.clock.advance(settings.cancellation.freeMs + 1000)
    const asked = await guest.call(cancelRequest, { ...called, body: { reason, fee } })
    expect(asked.status).toBe(200)
  } else if (end === 'asked_for_more') {
    const more = Math.max(1, Math.floor(cents / 20))
    const lines = [{ kind: 'parts' as const, quantity: '1', unitPrice: decimal(more) }]
    const sent = await provider.caller.call(sendChangeOrder, {
      params: { id: one.id },
      body: { reason: 'seized_parts', lines },
    })
    const decided = await guest.call(decideChangeOrder, {
      params: { id: sent.body.id },
      token,
      body: { approvedLines: [0], total: decimal(cents + more) },
    })
    expect(decided.status).toBe(200)
    await work()
    await provider.caller.call(advanceJob, { params: { id: one.id }, body: { step: 'finish' } })
    await guest.call(confirmJob, byId)
  } else if (end === 'confirm') await guest.call(confirmJob, byId)
  else if (end !== 'clock') {
    const body = {
      reason: 'price' as const,
      claim: part,
      words: 'More than was agreed on the phone.',
    }
    const opened = await guest.call(openDispute, { ...byId, body })
    expect(opened.status).toBe(201)
    if (end === 'withdrawn') {
      const { rows } = await app.services.pool.query<{ id: string }>(
        'select id from disputes where job_id = $1',
        [one.id],
      )
      await guest.call(withdrawDispute, { params: { id: rows[0]?.id ?? '' }, token })
    }
  }
  return {
    giveBack: () =>
      provider.caller.call(refundJob, {
        params: { id: one.id },
        body: { amount: part, reason: 'Less was done' },
      }),
    async bankDoes(does) {
      const taken = `select sum(captured_cents) from holds where job_id = '${one.id}'`
      if ((await number(taken)) > 0) await twin.door('chargebacks', { group: one.id, does })
    },
  }
}

async function number(text: string): Promise<number> {
  const { rows } = await app.services.pool.query<{ number: number }>(
    `select coalesce((${text}), 0)::int8 as number`,
  )
  return rows[0]?.number ?? 0
}
/** What is still under way: nothing may be. */
const open = () =>
  app.services.pool.query(`
    select 'hold' as what, state from holds where state not in ('captured', 'released', 'failed', 'expired')
    union all select 'refund', state from refunds where state = 'asked'
    union all select 'dispute', state from disputes where ended_at is null or carried_at is null
    union all select 'chargeback', state from chargebacks where ended_at is null
    union all select 'payout', state from payouts where state <> 'paid'`)

/** Jobs whose invoice less its credit notes is not what the ledger has of them. What the two settle directly after a dispute is in no ledger; what a bank has kept is on no paper of ours. */
const wrongPapers = () =>
  app.services.pool.query(`
    with booked as (
      select t.job_id, -sum(e.cents) filter (where e.account in (
          'provider_payable', 'dispute_reserve', 'platform_fees', 'providers_owe', 'customers_paid')) as cents
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id group by t.job_id
    ), papers as (
      select i.job_id, i.number, i.total_cents - coalesce((select sum(c.cents) from credit_notes c
        where c.job_id = i.job_id and c.dispute_id is null), 0) as cents
      from invoices i where i.kind = 'work' or exists (select from holds h where h.job_id = i.job_id and h.captured_cents = i.total_cents)
    )
    select p.number, p.cents as papers, b.cents as booked from papers p left join booked b on b.job_id = p.job_id
    where p.cents <> coalesce(b.cents, 0)
      and not exists (select from chargebacks c where c.job_id = p.job_id and c.state = 'settled')`)

describe('money', () => {
  it(
    'comes out the same in the ledger and at the processor, whatever happens to jobs, cards and answers',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(story, atOnce), async (stories) => {
          const provider = await app.given.provider()
          await provider.caller.call(prove, { body: { password: provider.password } })
          const { url } = (await provider.caller.call(openBankPage)).body
          await post(url, { bank: 'works' })
          await provider.caller.call(lookAtBank)
          const jobs: (Told & { told: Story })[] = []
          for (const told of stories) jobs.push({ told, ...(await tell(provider, told)) })
          await pass(6 * hour, 6)
          for (const { told, giveBack } of jobs)
            if (told.givesBack === 'before_payout') await giveBack()
          await pass(15 * day, 45)
          for (const { told, giveBack } of jobs)
            if (told.givesBack === 'after_payout') await giveBack()
          for (const { told, bankDoes } of jobs) if (told.bank !== 'nothing') await bankDoes('open')
          await pass(2 * day, 12)
          for (const { told, bankDoes } of jobs)
            if (told.bank !== 'nothing') await bankDoes(told.bank)
          await pass(3 * day, 9)
          // Faults of calls that these stories never made would gather until each try of a later one meets one.
          await twin.door('mend')
          await pass(3 * day, 9)

          expect((await open()).rows).toEqual([])
          expect(await number('select sum(cents) from ledger_entries')).toBe(0)
          expect(
            await number(`select sum(cents) from ledger_entries where account = 'dispute_reserve'`),
          ).toBe(0)
          // What was invoiced, less what was credited of it, is what cards and direct payments have left.
          expect((await wrongPapers()).rows).toEqual([])
          const { balance, transfers } = (await twin.door('money')) as {
            balance: number
            transfers: { cents: number; group: string }[]
          }
          expect(
            await number(`select sum(cents) from ledger_entries where account = 'processor'`),
          ).toBe(balance)
          const paid = transfers.reduce((sum, { cents }) => sum + cents, 0)
          expect(await number('select sum(cents) from payouts')).toBe(paid)
          expect(new Set(transfers.map(({ group }) => group)).size).toBe(transfers.length)
          const atTwin = (await twin.door('book')) as { status: string; captured: number }[]
          expect(atTwin.filter(({ status }) => status === 'requires_capture')).toEqual([])
          expect(await number('select sum(captured_cents) from holds')).toBe(
            atTwin.reduce((sum, { captured }) => sum + captured, 0),
          )
        }),
        // The books go on from story to story: a smaller one told afterwards would fail of what is there already.
        { numRuns: runs, endOnFailure: true },
      )
    },
    Math.max(600_000, wanted * 20_000),
  )
})
