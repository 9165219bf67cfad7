import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDispute } from '#contract/disputes.ts'
import { payBill, readFleetMoney, writeOffBill } from '#contract/fleet-terms.ts'
import { centsOf, decimal } from '#contract/primitives.ts'
import { refundJob } from '#contract/refunds.ts'
import { type StartedTwin, startTwin } from '../../stripe-twin/start-twin.ts'
import { paidJob, setUpBank } from '../testing/card-money.ts'
import type { GivenCompany, GivenProvider } from '../testing/given.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { workOnMoney } from '../testing/work-on-money.ts'
import { issueBills } from './issue-bills.ts'
import { findOverdueBills, suspendTerms } from './run-terms-clock.ts'

/** As the other stories of money: `MONEY_STORIES=500` tells so many, else a few; `MONEY_SEED` the same ones again. */
const wanted = Math.min(Number(process.env.MONEY_STORIES ?? 4), 500)
const seed = Number(process.env.MONEY_SEED ?? (process.env.CI ? 1 : Date.now() % 2 ** 31))
const day = 24 * 60 * 60_000

let twin: StartedTwin
let app: TestApp
beforeAll(async () => {
  twin = await startTwin()
  app = await openTestApp({ env: twin.env })
  // Money at the processor, since what fleets pay comes to the bank.
  await paidJob(app, await app.given.provider(), '50000.00')
})
afterAll(async () => {
  await app.close()
  await twin.stop()
})

const step = fc.record({
  does: fc.constantFrom('job', 'job', 'credit', 'dispute', 'pay', 'pay', 'write_off', 'wait'),
  part: fc.integer({ min: 1, max: 100 }),
})
type Step = { does: string; part: number }

interface Story {
  company: GivenCompany
  provider: GivenProvider
  jobs: { id: string; params: { id: string }; cents: number }[]
}

async function tell({ company, provider, jobs }: Story, { does, part }: Step): Promise<void> {
  const admin = await app.given.admin()
  const job = jobs[part % Math.max(1, jobs.length)]
  const share = decimal(Math.max(1, Math.floor(((job?.cents ?? 0) * part) / 100)))
  const { bills } = (await company.manager.call(readFleetMoney)).body
  const bill = bills.find(({ state }) => state === 'open' || state === 'overdue')
  if (does === 'job') {
    const cents = 10_000 + part * 137
    const made = await fleetJob(app, company, provider, {
      price: decimal(cents),
      ...(part % 2 === 0 && { poNumber: `PO-${part}` }),
      // Where the terms are used up or suspended, the job is paid directly.
      payBy: null,
    })
    jobs.push({ ...made, cents })
  } else if (does === 'credit' && job)
    await provider.caller.call(refundJob, {
      params: job.params,
      body: { amount: share, reason: 'Less was done' },
    })
  else if (does === 'dispute' && job)
    await company.manager.call(openDispute, {
      params: job.params,
      body: { reason: 'price', claim: share, words: 'That is too much for it.' },
    })
  else if (does === 'pay' && bill) {
    const open = centsOf(bill.open) ?? 0
    const amount = decimal(part > 50 ? open : Math.max(1, Math.floor((open * part) / 50)))
    const reference = `ACH ${crypto.randomUUID()}`
    await admin.call(payBill, { params: { id: bill.id }, body: { amount, reference } })
  } else if (does === 'write_off' && bill && part > 60)
    await admin.call(writeOffBill, {
      params: { id: bill.id },
      body: { reason: 'Nobody pays it.' },
    })
  else app.clock.advance((1 + (part % 5)) * day)
  await issueBills(app.services)
  await findOverdueBills(app.services)
  await suspendTerms(app.services)
  await workOnMoney(app.services)
}

/** What must hold at every moment, whatever was done in which order. */
async function holds({ company }: Story): Promise<void> {
  const { rows } = await app.services.pool.query<Record<string, number>>(
    `select (select coalesce(sum(cents), 0) from ledger_entries)::int8 as sum,
      (select count(*) from payout_items i join terms_jobs t on t.job_id = i.job_id
        left join fleet_bills b on b.id = t.bill_id
        where t.invoiced_cents is not null and i.cents > 0 and b.settled_at is null)::int4 as early,
      (select coalesce(sum(e.cents), 0) from ledger_entries e where e.account = 'fleets_owe' and e.fleet_id = $1)::int8 as owed,
      (select coalesce(sum(total_cents - credit_cents - credited_cents - paid_cents - written_off_cents), 0)
        from fleet_bills where fleet_id = $1)::int8 as open,
      (select coalesce(sum(invoiced_cents - credited_cents), 0) from terms_jobs
        where fleet_id = $1 and bill_id is null and invoiced_cents is not null)::int8 as unbilled,
      (select coalesce(sum(e.cents), 0) from ledger_entries e where e.account = 'dispute_reserve')::int8 as reserve`,
    [company.id],
  )
  const { sum, early, owed = 0, open = 0, unbilled = 0, reserve = 0 } = rows[0] ?? {}
  expect([sum, early]).toEqual([0, 0])
  // What is owed stands on a bill or waits for one; what is less was credited of a bill that was paid.
  expect(owed).toBeLessThanOrEqual(open + unbilled)
  expect(reserve).toBeLessThanOrEqual(0)
}

it(
  `of fleets on terms ends even, and no shop is paid before its fleet (seed ${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const story: Story = {
          company: await onTerms(app, { limit: '2000.00', netDays: 7, poMode: 'before_invoice' }),
          provider: await app.given.provider(),
          jobs: [],
        }
        await setUpBank(story.provider)
        await tell(story, { does: 'job', part: 50 })
        for (const one of steps) {
          await tell(story, one)
          await holds(story)
        }
      }),
      { numRuns: wanted, seed },
    )
  },
  wanted * 120_000,
)
