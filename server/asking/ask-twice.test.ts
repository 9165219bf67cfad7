import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid } from '#contract/bids.ts'
import {
  changeDriverProfile,
  listDrivers,
  readDriver,
  readDriverProfile,
} from '#contract/drivers.ts'
import { readFleetOverview } from '#contract/fleet-figures.ts'
import { askAsDriver, createFleetRequest } from '#contract/fleet-requests.ts'
import { cancelRequest } from '#contract/requests.ts'
import type { GivenCompany, GivenDriver } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const askFor = ({ manager }: GivenCompany, { id }: GivenDriver, more: object = {}) =>
  manager.call(createFleetRequest, {
    body: {
      driverId: id,
      serviceType: 'Tire Change Service',
      title: 'Blown tire',
      description: 'Left drive tire',
      location: 'Austin, TX',
      ...more,
    },
  })
const askSelf = ({ caller }: GivenDriver, more: object = {}) =>
  caller.call(askAsDriver, { body: { need: 'tire', location: 'Austin, TX', ...more } })

describe('a driver who waits for help already', () => {
  it('is asked for once more only when that is meant, by the dispatcher and by the driver', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    expect((await askFor(company, driver)).status).toBe(201)
    const again = await askFor(company, driver)
    expect([again.status, again.refusal.code, again.refusal.message]).toEqual([
      409,
      'already_asked',
      'This driver already has an open request. Send again to ask a second time anyway.',
    ])
    const self = await askSelf(driver)
    expect([self.status, self.refusal.message]).toEqual([
      409,
      'You already have an open request. Send again to ask a second time anyway.',
    ])
    expect((await askSelf(driver, { isConfirmed: true })).status).toBe(201)
    expect((await askFor(company, driver, { isConfirmed: true })).status).toBe(201)
  })

  it('is asked for once when driver and dispatcher press at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const company = await app.given.company()
      const driver = await app.given.fleetDriver(company)
      const answers = await Promise.all([
        askSelf(driver),
        askFor(company, driver),
        ...(await atOnce(1, async () => askSelf(driver))),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    }
  })

  it('needs help for the fleet and in the portal until somebody is chosen, whatever was said before', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const seen = async () => {
      const read = await company.manager.call(readDriver, { params: { id: driver.id } })
      const own = await driver.caller.call(readDriverProfile)
      expect(own.body.status).toBe(read.body.status)
      expect(own.body.openRequestId).toBe(read.body.openRequestId)
      return [read.body.status, read.body.openRequestId]
    }
    expect(await seen()).toEqual(['active', null])
    const { body } = await askSelf(driver)
    expect(await seen()).toEqual(['needs_help', body.id])
    const wanting = await company.manager.call(listDrivers, { query: { status: 'needs_help' } })
    expect(wanting.body.map(({ id }) => id)).toEqual([driver.id])
    const available = await company.manager.call(listDrivers, { query: { status: 'active' } })
    expect(available.body).toEqual([])
    await driver.caller.call(cancelRequest, {
      params: { id: body.id },
      body: { reason: 'Runs again' },
    })
    expect(await seen()).toEqual(['active', null])
    expect((await askFor(company, driver)).status).toBe(201)
  })

  it('needs help again while an earlier job is not over, and may still not go offline', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const first = await askFor(company, driver)
    const request = { id: first.body.id, token: '' }
    const bid = await app.given.bid(await app.given.provider(), request)
    const accepted = await company.manager.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    expect(accepted.status).toBe(200)
    const read = () => company.manager.call(readDriver, { params: { id: driver.id } })
    expect((await read()).body.status).toBe('on_service')
    const second = await askFor(company, driver, { isConfirmed: true })
    expect((await read()).body).toMatchObject({
      status: 'needs_help',
      runningRequestId: request.id,
      openRequestId: second.body.id,
    })
    const { body: counts } = await company.manager.call(readFleetOverview)
    expect([counts.needHelp, counts.onService, counts.openRequests]).toEqual([1, 0, 1])
    expect((await driver.caller.call(readDriverProfile)).body.runningRequestId).toBe(request.id)
    const offline = await driver.caller.call(changeDriverProfile, { body: { isAvailable: false } })
    expect(offline.status).toBe(409)
  })
})
