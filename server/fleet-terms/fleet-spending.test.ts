import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayIn, monthFrom } from '#contract/days.ts'
import { readFleetFigures } from '#contract/fleet-figures.ts'
import { exportFleetSpending, readFleetSpending } from '#contract/fleet-spending.ts'
import { changeOwnFleet } from '#contract/fleets.ts'
import { refundJob } from '#contract/refunds.ts'
import { cancelRequest } from '#contract/requests.ts'
import type { GivenCompany } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { fleetJob, onTerms } from '../testing/given-terms.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { workOnMoney } from '../testing/work-on-money.ts'

let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())

const spending = async ({ manager }: Pick<GivenCompany, 'manager'>, query = {}) =>
  (await manager.call(readFleetSpending, { query })).body

it('lists every job that has ended and cost something, however it was paid, and their sum less what was refunded', async () => {
  const company = await onTerms(app)
  const provider = await app.given.provider()
  const job = (more: Record<string, unknown>) => fleetJob(app, company, provider, more)
  const billed = await job({ price: '420.00' })
  const direct = await job({ payBy: 'direct', price: '310.50' })
  const running = await job({ payBy: 'direct', until: 'accepted', price: '999.00' })
  await provider.caller.call(refundJob, {
    params: billed.params,
    body: { amount: '20.00', reason: 'The second tire was not new.' },
  })
  await workOnMoney(app.services)
  const { spent, jobs, lines } = await spending(company)
  expect([spent, jobs]).toEqual(['710.50', 2])
  const of = ({ id }: { id: string }) => lines.find(({ jobId }) => jobId === id)
  expect(of(direct)).toMatchObject({
    requestId: direct.request.id,
    title: 'Blown tire',
    business: provider.businessName,
    invoice: expect.stringMatching(/^RC-/),
    amount: '310.50',
    tip: null,
    refunded: null,
    paidHow: 'Directly',
    paid: 'Not through Roadcall',
  })
  expect(of(billed)).toMatchObject({
    amount: '420.00',
    refunded: '20.00',
    paidHow: 'Fleet terms, net 15',
    paid: 'Not yet',
  })
  expect(of(running)).toBeUndefined()
  // The fee of what was canceled late is spent, too; another fleet's jobs are nobody's here.
  app.clock.advance(6 * 60_000)
  await company.manager.call(cancelRequest, {
    params: { id: running.request.id },
    body: { reason: 'The driver has changed it.', fee: '50.00' },
  })
  expect((await spending(company)).lines[0]).toMatchObject({ jobId: running.id, amount: '50.00' })
  expect((await spending(await app.given.company())).lines).toEqual([])
})

it('counts a job to the day on which it ended, by the fleet’s clock', async () => {
  const company = await app.given.company()
  await fleetJob(app, company, await app.given.provider(), { payBy: null })
  const now = app.clock.now()
  for (const timeZone of ['America/New_York', 'Pacific/Honolulu'] as const) {
    await company.manager.call(changeOwnFleet, { body: { timeZone } })
    const today = dayIn(timeZone, now)
    const [line] = (await spending(company, { from: today, to: today })).lines
    expect(line?.closedOn).toBe(today)
    expect((await spending(company, monthFrom(today, -1))).jobs).toBe(0)
  }
})

it('a period that ends before it begins is refused at its first day, and so are the figures of one', async () => {
  const company = await app.given.company()
  const query = { from: '2026-11-02', to: '2026-11-01' }
  for (const endpoint of [readFleetSpending, readFleetFigures]) {
    const answer = await company.manager.call(endpoint, { query })
    expect([answer.status, answer.refusal.details]).toEqual([
      400,
      { from: 'From must not be after To.' },
    ])
  }
  expect((await spending(company, { from: query.to, to: query.to })).jobs).toBe(0)
})

it('is for those who keep the books: an accountant reads it, a dispatcher does not', async () => {
  const company = await app.given.company()
  const accountant = await givenMember(app, company, 'accountant', 'Ana Books')
  const dispatcher = await givenMember(app, company, 'dispatcher', 'Dan Desk')
  expect((await accountant.call(readFleetSpending)).status).toBe(200)
  expect((await dispatcher.call(readFleetSpending)).status).toBe(403)
})

it('is a file for a spreadsheet too, of the same jobs in the same period', async () => {
  const company = await onTerms(app)
  const provider = await app.given.provider()
  const job = await fleetJob(app, company, provider, { price: '420.00', poNumber: 'PO-8' })
  await provider.caller.call(refundJob, {
    params: job.params,
    body: { amount: '20.00', reason: 'The second tire was not new.' },
  })
  await workOnMoney(app.services)
  const rowsOf = async (query: { from?: string; to?: string }) => {
    const { bytes } = await company.manager.call(exportFleetSpending, { query })
    return new TextDecoder().decode(bytes).trimEnd().split(/\r?\n/).slice(1)
  }
  const { lines } = await spending(company)
  const [row, ...others] = await rowsOf({})
  expect(others).toEqual([])
  expect(row).toContain(`${lines[0]?.closedOn},`)
  expect(row).toContain(`,PO-8,`)
  expect(row).toContain(`,420.00,,20.00,`)
  expect(row).toMatch(new RegExp(`,${job.id},${job.request.id}$`))
  expect(await rowsOf({ to: '2020-01-31' })).toEqual([])
})
