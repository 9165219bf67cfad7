import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid, readRequest } from '#contract/bids.ts'
import { createFleetRequest, setPoNumber } from '#contract/fleet-requests.ts'
import { changeOwnFleet } from '#contract/fleets.ts'
import { advanceJob, confirmJob, providerSteps, readJob } from '#contract/jobs.ts'
import { addUnit } from '#contract/units.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenCompany, GivenDriver } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ask = async ({ manager }: GivenCompany, { id }: GivenDriver, more: object = {}) => {
  const { body } = await manager.call(createFleetRequest, {
    body: {
      driverId: id,
      serviceType: 'Tire Change Service',
      title: 'Blown tire',
      description: 'Left drive tire',
      location: 'Austin, TX',
      ...more,
    },
  })
  return { id: body.id, token: '' }
}
const put = (caller: Caller, id: string, poNumber: string, seen?: string | null) =>
  caller.call(setPoNumber, { params: { id }, body: { poNumber, seen } })
const read = async (caller: Caller, id: string) =>
  (await caller.call(readRequest, { params: { id } })).body
const accept = (caller: Caller, id: string) =>
  caller.call(decideBid, { params: { id }, body: { status: 'accepted' } })

describe('the PO number of a request', () => {
  it('is written down at any time, also after the job has closed; the history says who, the provider reads which', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await ask(company, driver)
    expect((await put(company.manager, request.id, 'PO-1')).status).toBe(200)
    const provider = await app.given.provider()
    const bid = await app.given.bid(provider, request)
    const job = { id: begunJob((await accept(company.manager, bid.id)).body) }
    for (const step of providerSteps)
      await provider.caller.call(advanceJob, { params: job, body: { step } })
    await company.manager.call(confirmJob, { params: job })
    expect((await put(company.manager, request.id, 'PO-2')).status).toBe(200)

    const own = await read(company.manager, request.id)
    const changes = own.timeline.filter(({ name }) => name === 'po_number_changed')
    expect([own.poNumber, changes.map(({ facts }) => facts?.poNumber)]).toEqual([
      'PO-2',
      ['PO-1', 'PO-2'],
    ])
    expect(changes[0]?.decision?.by).toBeTruthy()
    const seen = (await provider.caller.call(readJob, { params: job })).body
    expect(seen.request.poNumber).toBe('PO-2')
    // Which of the fleet's people it was is the fleet's business.
    expect(seen.timeline.map(({ name }) => name)).not.toContain('po_number_changed')
  })

  it('is not overwritten unseen, and the same one again is no change', async () => {
    const company = await app.given.company()
    const request = await ask(company, await app.given.fleetDriver(company))
    await put(company.manager, request.id, 'PO-1', null)
    const late = await put(company.manager, request.id, 'PO-2', null)
    expect([late.status, late.refusal.code, late.refusal.details?.poNumber]).toEqual([
      409,
      'changed_meanwhile',
      'Somebody else changed this to “PO-1” while you were editing. Save again to use yours.',
    ])
    expect((await put(company.manager, request.id, 'PO-2', 'PO-1')).status).toBe(200)
    expect((await put(company.manager, request.id, 'PO-2', 'PO-1')).status).toBe(200)
    const { timeline } = await read(company.manager, request.id)
    expect(timeline.filter(({ name }) => name === 'po_number_changed')).toHaveLength(2)
    for (let round = 0; round < 3; round++) {
      const { poNumber } = await read(company.manager, request.id)
      const answers = await atOnce(3, (at) =>
        put(company.manager, request.id, `R${round}-${at}`, poNumber),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    }
  })

  it('is made by the company’s pattern where none is typed', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await company.manager.call(changeOwnFleet, { body: { poPattern: 'RC-{unit}-{date}' } })
    const unit = await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: 'T-7' },
    })
    const made = await ask(company, driver, { unitId: unit.body.id })
    expect((await read(company.manager, made.id)).poNumber).toMatch(/^RC-T-7-\d{6}$/)
    const typed = await ask(company, driver, { poNumber: 'Own-1', isConfirmed: true })
    expect((await read(company.manager, typed.id)).poNumber).toBe('Own-1')
  })

  it('is not made where the pattern wants a unit and there is none: it is asked for before a bid is taken', async () => {
    const company = await app.given.company()
    await company.manager.call(changeOwnFleet, {
      body: { poPattern: 'FT-{unit}-{date}', isPoRequired: true },
    })
    const request = await ask(company, await app.given.fleetDriver(company))
    expect((await read(company.manager, request.id)).poNumber).toBeNull()
    const bid = await app.given.bid(await app.given.provider(), request)
    expect((await accept(company.manager, bid.id)).refusal.code).toBe('po_required')
    await company.manager.call(changeOwnFleet, { body: { poPattern: 'FT-{date}' } })
    const dated = await ask(company, await app.given.fleetDriver(company))
    expect((await read(company.manager, dated.id)).poNumber).toMatch(/^FT-\d{6}$/)
  })

  it('is made for one request alone, also of several at the same moment: the next ones are counted', async () => {
    const company = await app.given.company()
    const made = async (poPattern: string, many: number, unitNumber = '114') => {
      const unit = await company.manager.call(addUnit, { body: { kind: 'truck', unitNumber } })
      await company.manager.call(changeOwnFleet, { body: { poPattern } })
      const drivers = await Promise.all(
        Array.from({ length: many }, () => app.given.fleetDriver(company)),
      )
      const asked = await atOnce(many, (at) =>
        ask(company, drivers[at] as GivenDriver, { unitId: unit.body.id }),
      )
      const numbers = await Promise.all(asked.map(({ id }) => read(company.manager, id)))
      return numbers.map(({ poNumber }) => poNumber).sort()
    }
    const [first = '', ...more] = await made('TG-{unit}-{date}', 3)
    expect([first, ...more]).toEqual([
      expect.stringMatching(/^TG-114-\d{6}$/),
      `${first}-2`,
      `${first}-3`,
    ])
    // As long as a number may be, the count takes the place of its end.
    const long = 'L'.repeat(40)
    expect(await made('{date}-{unit}-{unit}', 2, long)).toEqual([
      expect.stringMatching(/^\d{6}-L{40}-L{10}-2$/),
      expect.stringMatching(/^\d{6}-L{40}-L{12}$/),
    ])
    // Letters alone are one number for all.
    expect(await made('BLANKET-7', 2, '115')).toEqual(['BLANKET-7', 'BLANKET-7'])
  })

  it('begins anew for another company', async () => {
    const numbers = []
    for (let count = 0; count < 2; count++) {
      const company = await app.given.company()
      await company.manager.call(changeOwnFleet, { body: { poPattern: 'FT-{date}' } })
      const request = await ask(company, await app.given.fleetDriver(company))
      numbers.push((await read(company.manager, request.id)).poNumber)
    }
    expect(numbers[0]).toMatch(/^FT-\d{6}$/)
    expect(numbers[1]).toBe(numbers[0])
  })
})

describe('a company that requires a PO number', () => {
  it('has no bid accepted before, by its people; then it is', async () => {
    const company = await app.given.company()
    const request = await ask(company, await app.given.fleetDriver(company))
    await company.manager.call(changeOwnFleet, { body: { isPoRequired: true } })
    const bid = await app.given.bid(await app.given.provider(), request)
    const refused = await accept(company.manager, bid.id)
    expect([refused.status, refused.refusal.code, refused.refusal.message]).toEqual([
      409,
      'po_required',
      'Your company requires a PO number first. Add it to the request, then accept.',
    ])
    await put(company.manager, request.id, 'PO-1')
    expect(begunJob((await accept(company.manager, bid.id)).body)).toBeTruthy()
  })

  it('takes help in an emergency without one, which may follow', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    await company.manager.call(changeOwnFleet, { body: { isPoRequired: true } })
    for (const caller of [company.manager, driver.caller]) {
      const request = await ask(company, driver, { urgency: 'emergency' })
      const bid = await app.given.bid(await app.given.provider(), request)
      expect(begunJob((await accept(caller, bid.id)).body)).toBeTruthy()
      expect((await put(company.manager, request.id, 'PO-1')).status).toBe(200)
    }
  })

  it('is asked by its driver’s choice, which waits for the number and the word of the fleet', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const request = await ask(company, driver)
    await company.manager.call(changeOwnFleet, { body: { isPoRequired: true } })
    const bid = await app.given.bid(await app.given.provider(), request)
    expect((await accept(driver.caller, bid.id)).status).toBe(200)
    expect((await read(company.manager, request.id)).approval?.bidId).toBe(bid.id)
    expect((await accept(company.manager, bid.id)).refusal.code).toBe('po_required')
    await put(company.manager, request.id, 'PO-1')
    expect(begunJob((await accept(company.manager, bid.id)).body)).toBeTruthy()
  })
})
