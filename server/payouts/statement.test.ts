import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openDispute } from '#contract/disputes.ts'
import { readStatement, readStatementAtDesk } from '#contract/payouts.ts'
import { refundJob } from '#contract/refunds.ts'
import { directJob, live, paidJob, settleCards, setUpBank } from '../testing/card-money.ts'
import type { GivenProvider } from '../testing/given.ts'
import { byLink } from '../testing/given-card.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { textOfPdf } from '../testing/text-of-pdf.ts'
import { findStatement, type StatementFacts } from './statement-facts.ts'

const day = 24 * 60 * 60 * 1000
const timeZone = 'America/Chicago'

let app: AppWithCards
let provider: GivenProvider
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())
beforeEach(async () => {
  provider = await app.given.provider()
})

const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(app.clock.now())
const facts = (from: string, to: string) =>
  findStatement(app.services.db, { id: provider.id, timeZone }, { from, to }, 'en-US')
/** What lies between makes the closing balance of the opening one. */
function expectWhole({ opening, closing, jobs, moves, fees, ...of }: StatementFacts) {
  const sum = (all: number[]) => all.reduce((total, cents) => total + cents, 0)
  for (const { paid, refunded, fee, setAside, yours } of jobs)
    expect(paid - refunded - fee - setAside).toBe(yours)
  expect(opening + sum(jobs.map(({ yours }) => yours)) + sum(moves.map(({ cents }) => cents))).toBe(
    closing,
  )
  expect(of.feesOpening + sum(fees.map(({ cents }) => cents))).toBe(of.feesClosing)
}

it('leads from the opening balance to the closing one, and the next begins where it ended', async () => {
  const first = today()
  await directJob(app, provider)
  const one = await paidJob(app, provider)
  await paidJob(app, provider)
  await setUpBank(provider)
  const before = today()
  const early = await facts(first, before)
  expectWhole(early)
  expect(early).toMatchObject({ opening: 0, closing: 54_000, feesOpening: 0, feesClosing: 3_000 })
  await live(app, 16)
  await provider.caller.call(refundJob, {
    params: { id: one.id },
    body: { amount: '100.00', reason: 'The wrong tire' },
  })
  await settleCards(app)
  const next = new Date(Date.parse(before) + day).toISOString().slice(0, 10)
  const late = await facts(next, today())
  expectWhole(late)
  expect(late).toMatchObject({ opening: early.closing, closing: -9_000, feesOpening: 3_000 })
  expect(late.moves.map(({ kind }) => kind).toSorted()).toEqual(['fee_set_off', 'payout_sent'])
  const all = await facts(first, today())
  expectWhole(all)
  expect(all).toMatchObject({ opening: 0, closing: late.closing, feesClosing: 0 })
})

it('is a paper with its balances, jobs, payouts and fees, for the shop and the operator alike', async () => {
  await directJob(app, provider)
  const contested = await paidJob(app, provider)
  await app.anybody().call(openDispute, {
    ...byLink(contested),
    body: { reason: 'damage', claim: '100.00', words: 'The fender is bent now.' },
  })
  expectWhole(await facts(today(), today()))
  const query = { from: today(), to: today() }
  const answer = await provider.caller.call(readStatement, { query })
  const text = await textOfPdf(answer.bytes)
  for (const said of [
    'Statement',
    provider.businessName,
    'Opening balance $0.00',
    'Paid $300.00',
    'Our fee -$30.00',
    'Set aside for disputes -$90.00',
    'Closing balance $180.00',
    'Fees for jobs paid directly',
    'Owed at the start $0.00, at the end $30.00.',
  ])
    expect(text).toContain(said)
  const admin = await app.given.admin()
  const params = { id: provider.id }
  expect(await textOfPdf((await admin.call(readStatementAtDesk, { params, query })).bytes)).toBe(
    text,
  )
})

it('has jobs on the terms of a fleet like those that a card pays, also what is credited of them', async () => {
  const one = await fleetJob(app, await onTerms(app), provider)
  const shown = await facts(today(), today())
  expectWhole(shown)
  expect(shown.jobs).toMatchObject([{ paid: 30_000, refunded: 0, fee: 3_000, yours: 27_000 }])
  await provider.caller.call(refundJob, {
    ...one,
    body: { amount: '100.00', reason: 'One tire less' },
  })
  const credited = await facts(today(), today())
  expectWhole(credited)
  expect(credited.jobs).toMatchObject([
    { paid: 30_000, refunded: 10_000, fee: 2_000, yours: 18_000 },
  ])
  const query = { from: today(), to: today() }
  const text = await textOfPdf((await provider.caller.call(readStatement, { query })).bytes)
  for (const said of ['Paid $300.00', 'Our fee -$20.00', 'Refunded -$100.00'])
    expect(text).toContain(said)
  expect(text).not.toContain('Other')
})

it('refuses days that end before they begin, and more than a year', async () => {
  const refused = async (from: string, to: string) =>
    (await provider.caller.call(readStatement, { query: { from, to } })).status
  expect(await refused('2026-11-02', '2026-11-01')).toBe(400)
  expect(await refused('2025-01-01', '2026-11-01')).toBe(400)
  expect(await refused('2026-11-31', '2026-11-31')).toBe(400)
  expect(await refused('2026-01-01', '2026-12-31')).toBe(200)
})
