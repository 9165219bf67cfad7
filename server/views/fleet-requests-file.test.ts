import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApiKey } from '#contract/api-keys.ts'
import { acceptBidByLink } from '#contract/bids.ts'
import { changeDriver } from '#contract/drivers.ts'
import { giveFleetCheck } from '#contract/fleet-checks.ts'
import { exportFleetRequests, listFleetRequests } from '#contract/fleet-requests.ts'
import { exportBillLines, payBill, readFleetMoney } from '#contract/fleet-terms.ts'
import { listMembers } from '#contract/fleets.ts'
import { advanceJob, confirmJob, providerSteps } from '#contract/jobs.ts'
import { lookAtPayment, putCard } from '#contract/payments.ts'
import { refundJob } from '#contract/refunds.ts'
import { carryOutHolds } from '../cards/carry-out-holds.ts'
import { issueBills } from '../fleet-terms/issue-bills.ts'
import { type Caller, withKey } from '../testing/caller.ts'
import { type GivenCompany, type GivenDriver, stepAtPlace } from '../testing/given.ts'
import { goodCard } from '../testing/given-card.ts'
import { givenMember } from '../testing/given-member.ts'
import { accept, fleetJob, fleetRequest, onTerms } from '../testing/given-terms.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { workOnMoney } from '../testing/work-on-money.ts'

let app: AppWithCards
beforeAll(async () => {
  app = await openWithCards()
})
afterAll(() => app.close())

/** The rows of a file by the id in a column, each by the names of its columns; no cell of these has a comma of its own. */
async function rowsBy(column: string, caller: Caller, what = exportFleetRequests) {
  const answer = await caller.call(what as typeof exportFleetRequests, { query: {} })
  const [header = '', ...lines] = new TextDecoder().decode(answer.bytes).trim().split('\n')
  const names = cellsOf(header)
  return new Map(
    lines.map((line) => {
      const cells = cellsOf(line)
      const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
      return [row[column] ?? '', row]
    }),
  )
}
const cellsOf = (line: string) =>
  [...line.trim().matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, ''),
  )
const requests = ({ manager }: GivenCompany) => rowsBy('Request', manager)

async function putGoodCard({ manager }: GivenCompany, { params }: { params: { id: string } }) {
  const page = await manager.call(putCard, { params })
  const body = new URLSearchParams({ number: goodCard })
  await fetch(page.body.url, { method: 'POST', body, redirect: 'manual' })
  await manager.call(lookAtPayment, { params })
}

it('tells of each job its invoice, how it is paid and whether it has been', async () => {
  const company = await onTerms(app)
  const provider = await app.given.provider()
  const job = (more: Record<string, unknown>) => fleetJob(app, company, provider, more)
  const [billed, later] = [await job({}), await job({})]
  await issueBills(app.services)
  const { bills } = (await company.manager.call(readFleetMoney)).body
  const ofFirst = [...(await rowsBy('Job id', company.manager, exportBillLines as never))]
    .map(([id, { Bill }]) => [id, Bill])
    .find(([id]) => id === billed.id)?.[1]
  const bill = bills.find(({ number }) => number === ofFirst)
  await (await app.given.admin()).call(payBill, {
    params: { id: bill?.id ?? '' },
    body: { amount: bill?.open ?? '', reference: 'ACH 1' },
  })
  const direct = await job({ payBy: 'direct' })
  const checked = await job({ payBy: 'direct', until: 'finished' })
  await company.manager.call(giveFleetCheck, {
    params: checked.params,
    body: { issuer: 'comdata', code: '5529-8801-QX77-3141', amount: '300.00' },
  })
  const carded = await job({ payBy: 'direct', until: 'accepted' })
  await putGoodCard(company, carded)
  const open = await fleetRequest(company)

  const rows = await requests(company)
  const told = ({ id }: { id: string }) => {
    const row = rows.get(id)
    return [row?.['Paid how'], row?.Paid, /^RC-.+-\d{6}$/.test(row?.Invoice ?? '')]
  }
  expect(told(billed.request)).toEqual(['Fleet terms, net 15', 'Yes', true])
  expect(told(later.request)).toEqual(['Fleet terms, net 15', 'Not yet', true])
  const invoice = rows.get(billed.request.id)?.Invoice ?? ''
  for (const search of [invoice, ` ${invoice.toLowerCase()} `]) {
    const found = await company.manager.call(listFleetRequests, { query: { search } })
    expect(found.body.map(({ id }) => id)).toEqual([billed.request.id])
  }
  expect(told(direct.request)).toEqual(['Directly', 'Not through Roadcall', true])
  expect(told(checked.request)).toEqual(['By fleet check', 'Not through Roadcall', false])
  expect(told(carded.request)).toEqual(['By card', 'Not yet', false])
  expect(told(open)).toEqual(['', '', false])
})

/** A job of the fleet that a card has paid. */
async function paidByCard(company: GivenCompany) {
  const provider = await app.given.provider()
  const one = await fleetJob(app, company, provider, { payBy: null, until: 'accepted' })
  await putGoodCard(company, one)
  for (const step of providerSteps)
    await provider.caller.call(advanceJob, {
      params: one.params,
      body: stepAtPlace(step, app.clock.now()),
    })
  await company.manager.call(confirmJob, { params: one.params })
  while ((await carryOutHolds(app.services)) > 0);
  return { ...one, provider }
}

it('says of a card that it has paid once it is charged', async () => {
  const company = await app.given.company()
  const one = await paidByCard(company)
  const row = (await requests(company)).get(one.request.id)
  expect([row?.['Paid how'], row?.Paid, row?.Refunded]).toEqual(['By card', 'Yes', ''])
})

it('says what has been refunded, to a card as on terms, once it has its credit note', async () => {
  const company = await onTerms(app)
  const provider = await app.given.provider()
  const onBill = await fleetJob(app, company, provider)
  const refund = (caller: Caller, params: { id: string }, amount: string) =>
    caller.call(refundJob, { params, body: { amount, reason: 'The second tire was not new.' } })
  expect((await refund(provider.caller, onBill.params, '40.50')).status).toBe(200)
  const other = await app.given.company()
  const carded = await paidByCard(other)
  expect((await refund(carded.provider.caller, carded.params, '120.00')).status).toBe(200)
  await workOnMoney(app.services)
  expect((await requests(company)).get(onBill.request.id)?.Refunded).toBe('40.50')
  expect((await requests(other)).get(carded.request.id)?.Refunded).toBe('120.00')
})

it('is put beside the file of the bills by the job, and by the request', async () => {
  const company = await onTerms(app)
  const { id, request } = await fleetJob(app, company, await app.given.provider())
  const ofRequests = (await requests(company)).get(request.id)
  const ofBills = (await rowsBy('Request', company.manager, exportBillLines as never)).get(
    request.id,
  )
  expect([ofRequests?.['Job id'], ofBills?.['Job id']]).toEqual([id, id])
  expect(ofRequests?.Invoice).toBe(ofBills?.Invoice)
})

/** A bid on a new request for this driver, and what the file says of it once `decide` has been told. */
async function toldOf(
  company: GivenCompany,
  driver: GivenDriver,
  price: string,
  decide: (bid: string, other: string) => Promise<unknown>,
) {
  const request = await fleetRequest(company, { driverId: driver.id, isConfirmed: true })
  const bid = await app.given.bid(await app.given.provider(), request, { price })
  const other = await app.given.bid(await app.given.provider(), request, { price: '150' })
  await decide(bid.id, other.id)
  const row = (await requests(company)).get(request.id)
  return [row?.['Requested by'], row?.['Accepted by'], row?.['Approved by']]
}

it('names as approver who takes a bid above the driver’s limit, asked or not, and nobody of one within it', async () => {
  const company = await app.given.company()
  const boss = await givenMember(app, company, 'manager', 'Alex Second')
  const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
  const [asker] = await toldOf(company, driver, '570', async () => {})
  const told = (decide: (bid: string, other: string) => Promise<unknown>) =>
    toldOf(company, driver, '570', decide)
  expect(await told((bid) => accept(boss, bid))).toEqual([asker, 'Alex Second', 'Alex Second'])
  expect(await told((_, other) => accept(boss, other))).toEqual([asker, 'Alex Second', ''])
  const otherThanAsked = async (bid: string, other: string) => {
    await accept(driver.caller, bid)
    await accept(boss, other)
  }
  expect(await told(otherThanAsked)).toEqual([asker, 'Alex Second', ''])
  expect(await told((_, other) => accept(driver.caller, other))).toEqual([
    asker,
    driver.fullName,
    '',
  ])
  // It is the limit of that moment that counts, whatever it has become since.
  const request = await fleetRequest(company, { driverId: driver.id, isConfirmed: true })
  const bid = await app.given.bid(await app.given.provider(), request, { price: '570' })
  await accept(boss, bid.id)
  app.clock.advance(1000)
  await company.manager.call(changeDriver, {
    params: { id: driver.id },
    body: { spendingLimit: '900' },
  })
  expect((await requests(company)).get(request.id)?.['Approved by']).toBe('Alex Second')
})

it('names the person behind a key, and says of who has only the link that it was the link', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const key = await company.manager.call(makeApiKey, {
    body: { name: 'TMS', scopes: ['read_requests', 'post_requests', 'choose_bids'] },
  })
  const program = withKey(app.baseUrl, key.body.secret ?? '')
  const asked = await fleetRequest(
    { ...company, manager: program },
    { driverId: driver.id, isConfirmed: true },
  )
  const bid = await app.given.bid(await app.given.provider(), asked)
  expect((await accept(program, bid.id)).status).toBe(200)
  const request = await app.given.request({ as: driver.caller })
  const other = await app.given.bid(await app.given.provider(), request)
  const byLink = await app.anybody().call(acceptBidByLink, {
    params: { id: other.id },
    body: {},
    token: request.token,
  })
  expect(byLink.status).toBe(200)
  const rows = await requests(company)
  const told = ({ id }: { id: string }) => {
    const row = rows.get(id)
    return [row?.['Requested by'], row?.['Accepted by']]
  }
  const [{ fullName = '' } = {}] = (await company.manager.call(listMembers)).body.members
  expect(told(asked)).toEqual([fullName, fullName])
  expect(told(request)).toEqual([driver.fullName, 'Someone with the link'])
})
