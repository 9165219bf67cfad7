import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid, readRequest, withdrawBid } from '#contract/bids.ts'
import { readFleetAtDesk } from '#contract/desk-accounts.ts'
import { releaseProvider } from '#contract/desk-deeds.ts'
import { lookUpRequests } from '#contract/desk-look-up.ts'
import { offerInDispute, openDispute, readDisputes, withdrawDispute } from '#contract/disputes.ts'
import {
  createFleetRequest,
  exportFleetRequests,
  listDriverRequests,
  listFleetRequests,
  reportAsDriver,
  settleProblem,
  sumFleetRequests,
} from '#contract/fleet-requests.ts'
import { changeOwnFleet } from '#contract/fleets.ts'
import {
  advanceJob,
  answerArrival,
  confirmJob,
  handBackJob,
  type ProviderStep,
} from '#contract/jobs.ts'
import { listNotifications } from '#contract/notifications.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { addUnit } from '#contract/units.ts'
import { expireBids } from '../deals/expire-bids.ts'
import type { GivenCompany, GivenDriver } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'
import { tellAll } from '../testing/tell-all.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const board = async ({ manager }: GivenCompany, query: Record<string, string> = {}) =>
  (await manager.call(listFleetRequests, { query: { sort: 'urgent', ...query } })).body
const sums = async ({ manager }: GivenCompany, query: Record<string, string> = {}) =>
  (await manager.call(sumFleetRequests, { query })).body
const needs = async (company: GivenCompany) =>
  (await board(company)).map(({ id, need }) => [id, need?.reason ?? null])

/** A driver's request with a job that has come so far. */
async function atWork(driver: GivenDriver, until: 'accepted' | ProviderStep, price = '150') {
  const request = await app.given.request({ as: driver.caller })
  const provider = await app.given.provider()
  const bid = await app.given.bid(provider, request, { price })
  const accepted = await driver.caller.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  const job = begunJob(accepted.body)
  const steps = ['start', 'arrive', 'work', 'finish'] as const
  for (const step of steps.slice(0, steps.findIndex((step) => step === until) + 1))
    await provider.caller.call(advanceJob, { params: { id: job }, body: { step } })
  return { id: request.id, job, provider }
}
const report = (driver: GivenDriver, id: string, kind: string, note?: string) =>
  driver.caller.call(reportAsDriver, { params: { id }, body: { kind, note } })

/** The rows of a file, each by the names of its columns. */
function rowsOf(bytes: Uint8Array): Record<string, string>[] {
  const [header = '', ...lines] = new TextDecoder().decode(bytes).trim().split('\n')
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
    )
  const names = cells(header.replace(/^\ufeff/, ''))
  return lines.map((line) => {
    const values = cells(line)
    return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
  })
}
const exported = async ({ manager }: GivenCompany, query: Record<string, string> = {}) =>
  rowsOf((await manager.call(exportFleetRequests, { query })).bytes)

it('the board says of who is at work whether anything proves that they came', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const { job } = await atWork(driver, 'arrive')
  const isUnproved = async () => (await board(company)).map(({ job }) => job?.isUnproved)
  expect(await isUnproved()).toEqual([true])
  await driver.caller.call(answerArrival, { params: { id: job }, body: { here: true } })
  expect(await isUnproved()).toEqual([false])
})

it('a canceled job says on every list what canceling it costs: a fee, or nothing in time', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const late = await atWork(driver, 'start', '310')
  app.clock.advance(6 * minute)
  const inTime = await atWork(driver, 'start', '310')
  const cancel = (id: string, fee?: string) =>
    driver.caller.call(cancelRequest, { params: { id }, body: { reason: 'Found help', fee } })
  expect((await cancel(late.id, '77.50')).status).toBe(200)
  expect((await cancel(inTime.id)).status).toBe(200)
  const { body: ofDriver } = await driver.caller.call(listDriverRequests, { query: {} })
  for (const lines of [await board(company), ofDriver]) {
    const costOf = (id: string) => lines.find((line) => line.id === id)?.job?.cost
    expect([costOf(late.id), costOf(inTime.id)]).toEqual(['77.50', null])
  }
  const rows = await exported(company)
  const feeIn = (id: string) => rows.find((row) => row.Request === id)?.['Cancellation fee']
  expect([feeIn(late.id), feeIn(inTime.id)]).toEqual(['77.50', ''])
})

it('a request that is open again names nobody who was on it and no price, also once it has ended so: on the board, in its file, at the operator’s desk', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const { id, job, provider } = await atWork(driver, 'start', '185')
  const back = { params: { id: job }, body: { reason: 'Truck broke down' } }
  expect((await provider.caller.call(handBackJob, back)).status).toBe(200)
  const admin = await app.given.admin()
  for (const status of ['open', 'cancelled'] as const) {
    if (status === 'cancelled')
      await company.manager.call(cancelRequest, {
        params: { id },
        body: { reason: 'Found help elsewhere' },
      })
    const [line] = await board(company)
    expect(line).toMatchObject({ id, status, job: null })
    expect((await sums(company, { status })).spend).toBe('0.00')
    const [row] = await exported(company)
    expect([row?.Request, row?.Provider, row?.Price]).toEqual([id, '', ''])
    const found = await admin.call(lookUpRequests, { body: { search: id } })
    expect(found.body).toMatchObject([
      { requestId: id, phase: null, price: null, businessName: null },
    ])
    const fleet = await admin.call(readFleetAtDesk, { params: { id: company.id } })
    expect(fleet.body.requests).toMatchObject([{ requestId: id, phase: null, price: null }])
  }
})

describe('the board puts first what needs somebody of the fleet', () => {
  it('an approval, a problem, a late provider, undecided bids, work to confirm; then what runs, what is open, the past', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const limited = await app.given.fleetDriver(company, { spendingLimit: '100' })
    const past = await app.given.request({ as: driver.caller })
    await company.manager.call(cancelRequest, {
      params: { id: past.id },
      body: { reason: 'No longer' },
    })
    const late = await atWork(driver, 'start')
    app.clock.advance(100 * minute)
    const done = await atWork(driver, 'finish')
    const running = await atWork(driver, 'arrive')
    const trouble = await atWork(driver, 'start')
    await report(driver, trouble.id, 'problem', 'Moved to exit 230')
    const bidOn = await app.given.request({ as: driver.caller })
    await app.given.bid(await app.given.provider(), bidOn)
    app.clock.advance(settings.undecidedMs + minute)
    const asked = await app.given.request({ as: limited.caller })
    const dear = await app.given.bid(await app.given.provider(), asked, { price: '570' })
    await limited.caller.call(decideBid, { params: { id: dear.id }, body: { status: 'accepted' } })
    const open = await app.given.request({ as: driver.caller })
    await app.given.bid(await app.given.provider(), open)
    expect(await needs(company)).toEqual([
      [asked.id, 'approval'],
      [trouble.id, 'problem'],
      [late.id, 'late'],
      [bidOn.id, 'bids'],
      [done.id, 'confirm'],
      [running.id, null],
      [open.id, null],
      [past.id, null],
    ])
    const [approval, problem] = await board(company)
    expect(approval?.need).toMatchObject({ amount: '570.00' })
    expect(problem?.need).toMatchObject({ note: 'Moved to exit 230' })
    const needed = await board(company, { needed: 'yes' })
    expect(needed).toHaveLength(5)

    const all = await sums(company)
    expect(all.counts).toEqual({
      all: 8,
      needed: 5,
      open: 3,
      running: 4,
      past: 1,
      waiting: 1,
    })
    expect([all.requests, all.spend]).toEqual([8, '600.00'])
    const some = await sums(company, { status: 'in_progress', driverId: driver.id })
    expect([some.requests, some.spend, some.counts.all, some.counts.waiting]).toEqual([
      4,
      '600.00',
      7,
      0,
    ])
  })

  it('bids of an emergency at once: nobody in danger waits until they are old', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const calm = await app.given.request({ as: driver.caller })
    const emergency = await company.manager.call(createFleetRequest, {
      body: {
        driverId: driver.id,
        serviceType: 'Emergency Services',
        location: 'Austin, TX',
        isConfirmed: true,
      },
    })
    const { id } = emergency.body
    expect(await needs(company)).toEqual([
      [id, null],
      [calm.id, null],
    ])
    const provider = await app.given.provider()
    await app.given.bid(provider, calm)
    await app.given.bid(provider, { id, token: '' })
    expect(await needs(company)).toEqual([
      [id, 'bids'],
      [calm.id, null],
    ])
  })

  it('a request whose bids have all expired or were withdrawn: none counts as open, and a new one takes it from there', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    app.clock.advance(1000)
    const waits = await app.given.request({ as: driver.caller })
    const provider = await app.given.provider()
    const withdrawn = await app.given.bid(provider, request)
    await app.given.bid(await app.given.provider(), request)
    const counts = async () =>
      (await board(company)).map(({ id, bidCount, openBids, lowestBid }) => [
        id,
        bidCount,
        openBids,
        lowestBid !== null,
      ])
    expect(await needs(company)).toEqual([
      [waits.id, null],
      [request.id, null],
    ])
    await provider.caller.call(withdrawBid, { params: { id: withdrawn.id } })
    expect((await counts())[1]).toEqual([request.id, 1, 1, true])
    app.clock.advance(settings.bidExpiryMs.urgent + 1000)
    // The worker has not come by yet.
    for (const _ of [1, 2]) {
      expect(await needs(company)).toEqual([
        [request.id, 'noBids'],
        [waits.id, null],
      ])
      expect((await counts())[0]).toEqual([request.id, 1, 0, false])
      await expireBids(app.services)
    }
    expect((await sums(company)).counts.needed).toBe(1)
    await app.given.bid(await app.given.provider(), request)
    expect((await needs(company)).map(([, need]) => need)).toEqual([null, null])
  })

  it('a request whose provider was taken off and that no other bid is left for, as one whose bids were all rejected', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const admin = await app.given.admin()
    const [left, rejected] = [
      await app.given.request({ as: driver.caller }),
      await app.given.request({ as: driver.caller }),
    ]
    const decide = (id: string, status: 'accepted' | 'rejected') =>
      company.manager.call(decideBid, { params: { id }, body: { status } })
    const no = await app.given.bid(await app.given.provider(), rejected)
    await decide(no.id, 'rejected')
    const yes = await app.given.bid(await app.given.provider(), left)
    const { body } = await decide(yes.id, 'accepted')
    app.clock.advance(60_000)
    const taken = await admin.call(releaseProvider, {
      params: { id: begunJob(body) },
      body: { reason: 'Does not come' },
    })
    expect(taken.status).toBe(200)
    expect((await needs(company)).map(([, need]) => need)).toEqual(['noBids', 'noBids'])
  })

  it('a request that nobody could be alerted of: at a place that no map knows, or where nobody covers; not one that a shop hears of', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await app.given.provider()
    const ask = async (location: string) => {
      app.clock.advance(1000)
      const answer = await company.manager.call(createFleetRequest, {
        body: {
          driverId: driver.id,
          serviceType: 'Tire Service',
          title: 'Blown steer tire',
          description: 'Left side',
          location,
          isConfirmed: true,
        },
      })
      return answer.body.id
    }
    const unplaced = await ask('Zzzqx nowhere')
    const uncovered = await ask('Miles City, MT')
    const heard = await ask('Austin, TX')
    expect(await needs(company)).toEqual([
      [unplaced, 'unheard'],
      [uncovered, 'unheard'],
      [heard, null],
    ])
    expect((await sums(company)).counts.needed).toBe(2)
    // Who was told of it by phone and has bid all the same is to be decided on.
    await app.given.bid(await app.given.provider(), { id: unplaced, token: '' })
    expect((await needs(company)).slice(0, 1)).toEqual([[uncovered, 'unheard']])
  })

  it('for as long as it needs somebody: decided, confirmed, arrived and reported well it leaves the top', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const trouble = await atWork(driver, 'start')
    await report(driver, trouble.id, 'problem')
    expect(await needs(company)).toEqual([[trouble.id, 'problem']])
    await report(driver, trouble.id, 'ready')
    expect(await needs(company)).toEqual([[trouble.id, null]])
    app.clock.advance(100 * minute)
    expect(await needs(company)).toEqual([[trouble.id, 'late']])
    const { provider, job } = trouble
    for (const step of ['arrive', 'work', 'finish'])
      await provider.caller.call(advanceJob, { params: { id: job }, body: { step } })
    expect(await needs(company)).toEqual([[trouble.id, 'confirm']])
    await company.manager.call(confirmJob, { params: { id: job } })
    expect(await needs(company)).toEqual([[trouble.id, null]])
  })

  it('while an offer of the provider stands, or its objection wants an answer, also of a job that is over', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { id, job, provider } = await atWork(driver, 'finish')
    const params = { id: job }
    await company.manager.call(confirmJob, { params })
    expect(await needs(company)).toEqual([[id, null]])
    const mine = await company.manager.call(openDispute, {
      params,
      body: { reason: 'price', words: 'That was agreed otherwise.', claim: '20.00' },
    })
    expect(mine.status).toBe(201)
    // The provider is the one to answer.
    expect(await needs(company)).toEqual([[id, null]])
    const [dispute] = (await company.manager.call(readDisputes, { params })).body.disputes
    const of = { params: { id: dispute?.id ?? '' } }
    const offers = async (award: string) =>
      (await provider.caller.call(offerInDispute, { ...of, body: { award } })).status
    expect(await offers('10.00')).toBeLessThan(300)
    expect(await needs(company)).toEqual([[id, 'dispute']])
    expect((await sums(company)).counts.needed).toBe(1)
    app.clock.advance(settings.disputes.offerMs + minute)
    expect(await needs(company)).toEqual([[id, null]])
    expect(await offers('15.00')).toBeLessThan(300)
    expect(await needs(company)).toEqual([[id, 'dispute']])
    await company.manager.call(withdrawDispute, of)
    expect(await needs(company)).toEqual([[id, null]])
    const theirs = await provider.caller.call(openDispute, {
      params,
      body: { reason: 'not_paid', words: 'Nobody has paid us.', claim: '100.00' },
    })
    expect(theirs.status).toBe(201)
    expect(await needs(company)).toEqual([[id, 'dispute']])
  })

  it('until somebody of the fleet settles a problem with a word that its driver and the provider read', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { id, provider } = await atWork(driver, 'start')
    const words = 'Another truck brings the right tire'
    const settle = (caller = company.manager, body: object = { words }) =>
      caller.call(settleProblem, { params: { id }, body })
    expect((await settle()).refusal).toMatchObject({
      code: 'wrong_state',
      error: 'No reported problem is open on this request.',
    })
    await report(driver, id, 'problem', 'Wrong tire size')
    const viewer = await givenMember(app, company, 'viewer', 'Alex Viewer')
    expect((await settle(viewer)).refusal.code).toBe('not_allowed')
    expect((await settle(company.manager, { words: ' ' })).refusal.details?.words).toBe(
      'Say in a few words how it was settled.',
    )
    const problem = async (caller: typeof viewer) =>
      (await caller.call(readRequest, { params: { id } })).body.problem
    expect(await problem(company.manager)).toMatchObject({ note: 'Wrong tire size' })
    expect(await problem(driver.caller)).toBeNull()

    expect((await settle()).status).toBe(200)
    expect(await needs(company)).toEqual([[id, null]])
    expect(await problem(company.manager)).toBeNull()
    expect((await settle()).refusal.code).toBe('wrong_state')
    const [line] = (await driver.caller.call(listDriverRequests)).body
    expect(line?.report).toMatchObject({ kind: 'problem', settled: words })
    await tellAll(app.services)
    for (const { call } of [driver.caller, provider.caller]) {
      const { notifications } = (await call(listNotifications)).body
      expect(notifications.find(({ kind }) => kind === 'problem_settled')?.body).toBe(`“${words}”`)
    }
    // The next one is another problem.
    await report(driver, id, 'problem', 'Still the wrong size')
    expect(await needs(company)).toEqual([[id, 'problem']])
    const [again] = (await driver.caller.call(listDriverRequests)).body
    expect(again?.report).toMatchObject({ note: 'Still the wrong size', settled: null })
  })

  it('and of two who settle the same problem at the same moment, one is told that it is settled', async () => {
    for (let round = 0; round < 5; round++) {
      const company = await app.given.company()
      const driver = await app.given.fleetDriver(company)
      const { id } = await atWork(driver, 'start')
      await report(driver, id, 'problem')
      const answers = await Promise.all(
        ['One of us called', 'The other one called'].map((words) =>
          company.manager.call(settleProblem, { params: { id }, body: { words } }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('page by page in that order, without a gap or a double', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const total = settings.pageSize.list + 5
    for (let n = 0; n < total; n++) await app.given.request({ as: driver.caller })
    const needed = await atWork(driver, 'finish')
    const first = await board(company)
    const rest = await board(company, { before: first.at(-1)?.id ?? '' })
    const ids = [...first, ...rest].map(({ id }) => id)
    expect([ids[0], ids.length, new Set(ids).size]).toEqual([needed.id, total + 1, total + 1])
  })
})

describe('the days of a fleet', () => {
  it('begin by its own clock: at its place, until a manager chooses another', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    // 11:04 PM of the 21st in Texas.
    await app.services.pool.query(
      `update requests set created_at = '2026-11-22T05:04:00Z' where id = $1`,
      [(await app.given.request({ as: driver.caller })).id],
    )
    const on = async (day: string) => (await board(company, { from: day, to: day })).length
    expect([await on('2026-11-21'), await on('2026-11-22')]).toEqual([1, 0])
    expect(await exported(company, { from: '2026-11-21', to: '2026-11-21' })).toEqual([
      expect.objectContaining({ 'Asked at': '2026-11-21 23:04', 'Time zone': 'America/Chicago' }),
    ])
    await company.manager.call(changeOwnFleet, { body: { timeZone: 'America/New_York' } })
    expect([await on('2026-11-21'), await on('2026-11-22')]).toEqual([0, 1])
    const [row] = await exported(company)
    expect(row).toMatchObject({ 'Asked at': '2026-11-22 00:04', 'Time zone': 'America/New_York' })
  })

  it('can be chosen by a manager alone, and only in the United States', async () => {
    const company = await app.given.company()
    const dispatcher = await givenMember(app, company, 'dispatcher', 'Alex Second')
    const body = { timeZone: 'America/Denver' }
    expect((await dispatcher.call(changeOwnFleet, { body })).refusal.code).toBe('not_allowed')
    const answer = await company.manager.call(changeOwnFleet, {
      body: { timeZone: 'Europe/Vienna' },
    })
    expect([answer.status, answer.refusal.details?.timeZone]).toEqual([
      400,
      'Choose a US time zone.',
    ])
  })
})

describe('the board as a file', () => {
  it('has the same filters, and no cell is a formula', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    await app.given.request({ as: driver.caller })
    await app.services.pool.query(`update requests set title = $2 where id = $1`, [
      request.id,
      '=HYPERLINK("http://x")',
    ])
    const file = await company.manager.call(exportFleetRequests, { query: { search: 'hyperlink' } })
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain('requests.csv')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
    expect(text.startsWith('\ufeffAsked at,')).toBe(true)
    expect(text.trim().split('\n')).toHaveLength(2)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  })

  it('says in words who asked, accepted and approved what for which truck, and why it ended', async () => {
    const company = await app.given.company()
    const second = await givenMember(app, company, 'manager', 'Alex Second')
    const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
    await company.manager.call(addUnit, {
      body: {
        kind: 'truck',
        unitNumber: 'T-77',
        vin: '1HGCM82633A004352',
        driverId: driver.id,
      },
    })
    const request = await app.given.request({ as: driver.caller })
    const provider = await app.given.provider()
    const bid = await app.given.bid(provider, request, { price: '570' })
    const decide = (caller: typeof second) =>
      caller.call(decideBid, { params: { id: bid.id }, body: { status: 'accepted' } })
    await decide(driver.caller)
    const params = { id: begunJob((await decide(second)).body) }
    for (const step of ['start', 'arrive', 'work', 'finish'])
      await provider.caller.call(advanceJob, { params, body: { step } })
    await company.manager.call(confirmJob, { params })
    expect(await exported(company)).toEqual([
      expect.objectContaining({
        Service: 'Roadside Tire Change',
        Status: 'Completed',
        'Closing reason': 'Completed',
        Driver: driver.fullName,
        Unit: 'T-77',
        VIN: '1HGCM82633A004352',
        Provider: provider.businessName,
        Price: '570.00',
        'Requested by': driver.fullName,
        'Accepted by': 'Alex Second',
        'Approved by': 'Alex Second',
      }),
    ])
    const other = await app.given.company()
    expect(await exported(other)).toEqual([])
  })

  it('has every row, however many batches they are, in the order of time', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const { id } = await app.given.request({ as: driver.caller })
    // As many as two batches and a half, several of the same moment.
    const more = Math.floor(2.5 * settings.pageSize.exportBatch)
    const { rows } = await app.services.pool.query(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_name = 'requests' and table_schema = current_schema()
         and column_name not in ('id', 'created_at') and is_generated = 'NEVER'`,
    )
    const { columns } = rows[0]
    await app.services.pool.query(
      `insert into requests (created_at, ${columns})
       select created_at - make_interval(mins => n / 3), ${columns}
       from requests, generate_series(1, ${more}) n where id = $1`,
      [id],
    )
    for (const sort of ['newest', 'oldest']) {
      const all = await exported(company, { sort })
      expect([all.length, new Set(all.map(({ Request }) => Request)).size]).toEqual([
        more + 1,
        more + 1,
      ])
      const times = all.map((row) => row['Asked at'] ?? '')
      expect(times).toEqual(sort === 'oldest' ? times.toSorted() : times.toSorted().toReversed())
    }
  })
})
