import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptBidByLink, decideBid, readRequest, withdrawBid } from '#contract/bids.ts'
import { changeDriver } from '#contract/drivers.ts'
import {
  createFleetRequest,
  listDriverRequests,
  listFleetRequests,
  reportAsDriver,
} from '#contract/fleet-requests.ts'
import { confirmJob, handBackJob, readJob } from '#contract/jobs.ts'
import { listBoard, listOwnRequests } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { addUnit } from '#contract/units.ts'
import { expireBids } from '../deals/expire-bids.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { begunJob } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const form = (driverId: string, change: object = {}) => ({
  driverId,
  serviceType: 'Tire Change Service',
  title: 'Blown drive tire',
  description: 'Left outer drive tire is gone',
  urgency: 'urgent',
  location: 'Austin, TX',
  // Some of them wait already.
  isConfirmed: true,
  ...change,
})
const ask = (caller: Caller, driverId: string, change: object = {}) =>
  caller.call(createFleetRequest, { body: form(driverId, change) })
const view = (caller: Caller, id: string) => caller.call(readRequest, { params: { id } })
const board = async ({ manager }: GivenCompany, query: Record<string, string> = {}) =>
  (await manager.call(listFleetRequests, { query })).body
const accept = (caller: Caller, bidId: string) =>
  caller.call(decideBid, {
    params: { id: bidId },
    body: { status: 'accepted' },
  })

describe('a request for a driver', () => {
  it('carries what is known of the driver and the unit, and shows the providers the budget', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { phone: '+15125550166' })
    const unit = await company.manager.call(addUnit, {
      body: {
        kind: 'truck',
        unitNumber: 'T-77',
        vin: '1HGCM82633A004352',
        make: 'Kenworth',
        model: 'T680',
        tireSizes: '11R22.5',
      },
    })
    const provider = await app.given.provider()
    const { body } = await ask(company.manager, driver.id, {
      unitId: unit.body.id,
      poNumber: 'PO-9',
      budget: '$1,250',
    })
    const seen = (await view(company.manager, body.id)).body
    expect(seen).toMatchObject({
      title: 'Blown drive tire',
      driver: { id: driver.id },
      unit: { unitNumber: 'T-77' },
      poNumber: 'PO-9',
      budget: '1250.00',
      details: { unitNumber: 'T-77', make: 'Kenworth', tireSize: '11R22.5', affected: 'tractor' },
      contactPhone: '+15125550166',
    })
    const card = (await provider.caller.call(listBoard)).body.find(({ id }) => id === body.id)
    expect(card?.budget).toBe('1250.00')
    expect(JSON.stringify(card)).not.toMatch(/PO-9|T-77|555-0166/)
    const bid = await app.given.bid(provider, { id: body.id, token: '' })
    const deal = await accept(company.manager, bid.id)
    const job = await provider.caller.call(readJob, {
      params: { id: begunJob(deal.body) },
    })
    expect(job.body.request).toMatchObject({
      poNumber: 'PO-9',
      contact: { customerName: driver.fullName },
    })
  })

  it.each([
    ['driverId', 'Driver is required'],
    ['serviceType', 'Service type is required'],
    ['title', 'Title is required'],
    ['description', 'Description is required'],
  ])('without its %s is refused', async (field, sentence) => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    for (const value of [undefined, '']) {
      const answer = await ask(company.manager, driver.id, { [field]: value })
      expect([answer.status, answer.refusal.details?.[field]]).toEqual([400, sentence])
    }
  })

  it('is refused for another fleet’s driver as if nobody were there', async () => {
    const [company, other] = [await app.given.company(), await app.given.company()]
    const driver = await app.given.fleetDriver(other)
    for (const id of [driver.id, 'not-an-id', '00000000-0000-4000-8000-000000000000'])
      expect((await ask(company.manager, id)).status).toBe(404)
  })

  it('is another fleet’s business in no call', async () => {
    const [company, other] = [await app.given.company(), await app.given.company()]
    const driver = await app.given.fleetDriver(company)
    const { body } = await ask(company.manager, driver.id)
    const bid = await app.given.bid(await app.given.provider(), { id: body.id, token: '' })
    expect((await view(other.manager, body.id)).refusal.code).toBe('not_found')
    expect((await accept(other.manager, bid.id)).status).toBe(404)
    expect(await board(other)).toEqual([])
    const foreign = await app.given.fleetDriver(other)
    expect((await view(foreign.caller, body.id)).refusal.code).toBe('not_found')
  })
})

describe('a driver', () => {
  it('makes a request: it is the fleet’s, and both see it', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    expect((await board(company)).map(({ id }) => id)).toEqual([request.id])
    const own = await driver.caller.call(listDriverRequests)
    expect(own.body.map(({ id }) => id)).toEqual([request.id])
    const colleague = await app.given.fleetDriver(company)
    expect((await view(colleague.caller, request.id)).refusal.code).toBe('not_found')
  })

  it('accepts within the limit; above it a manager is asked, whose acceptance is the approval', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
    const request = await app.given.request({ as: driver.caller })
    const provider = await app.given.provider()
    const dear = await app.given.bid(provider, request, { price: '200.01' })
    for (let twice = 0; twice < 2; twice++) {
      const asked = await accept(driver.caller, dear.id)
      expect(asked.body).toMatchObject({ jobId: null })
    }
    // The link of the driver's request stands in the driver's shoes.
    const byLink = await app.anybody().call(acceptBidByLink, {
      params: { id: dear.id },
      token: request.token,
      body: {},
    })
    expect(byLink.body.jobId).toBeNull()
    expect((await board(company, { waiting: 'yes' })).map(({ id }) => id)).toEqual([request.id])
    const seen = (await view(company.manager, request.id)).body
    expect([seen.status, seen.approval?.bidId]).toEqual(['open', dear.id])
    const { rows } = await app.services.pool.query(
      `select count(*) as n from events where name = 'approval_asked' and request_id = $1`,
      [request.id],
    )
    expect(rows[0].n).toBe(1)
    begunJob((await accept(company.manager, dear.id)).body)
    expect((await view(driver.caller, request.id)).body.approval).toBeNull()

    const second = await app.given.request({ as: driver.caller })
    const cheap = await app.given.bid(await app.given.provider(), second, { price: '200.00' })
    begunJob((await accept(driver.caller, cheap.id)).body)
  })

  it('nobody is asked any more for a bid that has expired or was withdrawn', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { spendingLimit: '10' })
    const endings = {
      expired: async () => {
        app.clock.advance(settings.bidExpiryMs.urgent + 1000)
        await expireBids(app.services)
      },
      withdrawn: ({ provider, id }: { provider: Caller; id: string }) =>
        provider.call(withdrawBid, { params: { id } }),
    }
    for (const end of Object.values(endings)) {
      const request = await app.given.request({ as: driver.caller })
      const provider = await app.given.provider()
      const { id } = await app.given.bid(provider, request)
      await accept(driver.caller, id)
      expect((await view(company.manager, request.id)).body.approval?.bidId).toBe(id)
      await end({ provider: provider.caller, id })
      expect((await view(company.manager, request.id)).body.approval).toBeNull()
      expect(await board(company, { waiting: 'yes' })).toEqual([])
    }
  })

  it('asks anew by taking another bid, and a manager who rejects has declined', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company, { spendingLimit: '10' })
    const request = await app.given.request({ as: driver.caller })
    const [one, two] = [
      await app.given.bid(await app.given.provider(), request),
      await app.given.bid(await app.given.provider(), request),
    ]
    await accept(driver.caller, one.id)
    await accept(driver.caller, two.id)
    expect((await view(company.manager, request.id)).body.approval?.bidId).toBe(two.id)
    await company.manager.call(decideBid, { params: { id: two.id }, body: { status: 'rejected' } })
    expect((await view(company.manager, request.id)).body.approval).toBeNull()
    const decisions = await app.services.pool.query(
      `select decision from approvals where request_id = $1 order by asked_at, decision`,
      [request.id],
    )
    expect(decisions.rows.map(({ decision }) => decision).sort()).toEqual(['declined', 'void'])
    await company.manager.call(changeDriver, {
      params: { id: driver.id },
      body: { spendingLimit: '' },
    })
    begunJob((await accept(driver.caller, one.id)).body)
  })

  it('reports being ready, that help is there, that there is a problem; and completes the job', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    const report = (kind: string, note?: string) =>
      driver.caller.call(reportAsDriver, {
        params: { id: request.id },
        body: { kind, note },
      })
    expect((await report('ready')).refusal.code).toBe('wrong_state')
    const job = await app.given.job({ request, until: 'finish' })
    expect((await report('problem', 'Wrong tire size')).status).toBe(200)
    const [own] = (await driver.caller.call(listDriverRequests)).body
    expect(own).toMatchObject({
      report: { kind: 'problem', note: 'Wrong tire size' },
      can: { report: true, complete: true },
    })
    const seen = await job.provider.caller.call(readJob, { params: { id: job.id } })
    const reported = seen.body.timeline.find(({ name }) => name === 'driver_reported')
    expect(reported).toMatchObject({ facts: { report: 'problem' }, note: 'Wrong tire size' })
    expect((await driver.caller.call(confirmJob, { params: { id: job.id } })).status).toBe(200)
  })

  it('reads of no shop and no price that is not on it any more, in either list, until another is', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await app.given.request({ as: driver.caller })
    const former = await app.given.job({ request, until: 'start' })
    const lists = async () => [
      (await driver.caller.call(listDriverRequests)).body[0],
      (await driver.caller.call(listOwnRequests)).body[0],
    ]
    for (const line of await lists()) expect(line?.job?.id).toBe(former.id)
    const back = { params: { id: former.id }, body: { reason: 'Truck broke down' } }
    expect((await former.provider.caller.call(handBackJob, back)).status).toBe(200)
    for (const line of await lists()) expect(line).toMatchObject({ status: 'open', job: null })
    const next = await app.given.job({ request })
    for (const line of await lists()) expect(line?.job?.id).toBe(next.id)
  })

  it('without a fleet uses it too, and accepts without a limit', async () => {
    const driver = await app.given.driver()
    const request = await app.given.request({ as: driver })
    const bid = await app.given.bid(await app.given.provider(), request, { price: '9000' })
    begunJob((await accept(driver, bid.id)).body)
    expect((await driver.call(listDriverRequests)).body).toHaveLength(1)
  })
})

describe('the board of a fleet', () => {
  it('is found without the accents of its driver, and by what its row reads of its unit', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await company.manager.call(changeDriver, {
      params: { id: driver.id },
      body: { fullName: 'José Núñez' },
    })
    const unit = await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: '108' },
    })
    await ask(company.manager, driver.id, { title: 'Flat', unitId: unit.body.id })
    await ask(company.manager, driver.id, { title: 'No unit' })
    for (const search of ['nunez flat', 'unit 108', 'UNIT 108 José'])
      expect((await board(company, { search })).map(({ title }) => title)).toEqual(['Flat'])
  })

  it('is filtered, searched and sorted, page by page without a gap or a double in every order', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const total = settings.pageSize.list + 7
    for (let n = 0; n < total; n++) {
      app.clock.advance(1000)
      await ask(company.manager, driver.id, {
        title: `Trouble ${n}`,
        poNumber: n === 3 ? 'PO-special' : undefined,
      })
    }
    for (const sort of ['urgent', 'newest', 'oldest', 'price', 'arrival']) {
      const first = await board(company, { sort })
      const rest = await board(company, { sort, before: first.at(-1)?.id ?? '' })
      const ids = [...first, ...rest].map(({ id }) => id)
      expect([first.length, ids.length, new Set(ids).size]).toEqual([
        settings.pageSize.list,
        total,
        total,
      ])
    }
    expect((await board(company)).at(0)?.title).toBe(`Trouble ${total - 1}`)
    expect((await board(company, { sort: 'oldest' })).at(0)?.title).toBe('Trouble 0')
    const found = await board(company, { search: 'po-special' })
    expect(found.map(({ title }) => title)).toEqual(['Trouble 3'])
    for (const search of ['PO special', 'spec'])
      expect((await board(company, { search })).length).toBe(1)
    // All words stand somewhere in the row, in whatever order: the trouble and who has it.
    const [firstName] = driver.fullName.split(' ')
    for (const search of [`${firstName} Trouble 20`, `20 trouble ${driver.fullName}`])
      expect((await board(company, { search })).map(({ title }) => title)).toEqual(['Trouble 20'])
    expect(await board(company, { search: `${firstName} Nowhere` })).toEqual([])
    for (const search of ['100%_', 'pecial']) expect(await board(company, { search })).toEqual([])
    expect(await board(company, { status: 'completed,cancelled' })).toEqual([])
    expect((await board(company, { driverId: driver.id })).length).toBe(settings.pageSize.list)
    for (const from of ['yesterday', '2026-02-31', '0000-01-01']) {
      const answer = await company.manager.call(listFleetRequests, { query: { from } })
      expect([answer.status, answer.refusal.details?.from]).toEqual([
        400,
        'Enter a date as YYYY-MM-DD.',
      ])
    }
  })
})
