import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAsDriver, createFleetRequest } from '#contract/fleet-requests.ts'
import { readJob } from '#contract/jobs.ts'
import { createIndividualRequest, listBoard, listOwnRequests } from '#contract/requests.ts'
import { createMapRequest } from '#contract/towing.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const phone = '(512) 555-0143'
/** As it is kept. */
const kept = '+15125550143'
const where = { location: 'Austin, TX', lat: 30.2699, lng: -97.7412 }
const emergency = { serviceType: 'Emergency', phone, ...where }
const ask = (body: object, as = app.anybody()) => as.call(createIndividualRequest, { body })
const read = ({ requestId, accessToken }: { requestId: string; accessToken: string }) =>
  readByLink(app.anybody(), { id: requestId, token: accessToken })

describe('an emergency waits for a place and a phone number alone', () => {
  it('of a guest: nothing else is asked, and what nobody has said alerts all roadside services', async () => {
    const shop = await app.given.provider({ services: ['battery_service'] })
    const { status, body } = await ask(emergency)
    expect(status).toBe(201)
    expect(await read(body)).toMatchObject({
      urgency: 'emergency',
      serviceType: 'roadside_repair',
      customerName: '',
      contactPhone: kept,
      lacks: ['name', 'email', 'details'],
    })
    const board = await shop.caller.call(listBoard)
    expect(board.body.map(({ id }) => id)).toContain(body.requestId)
  })

  it('and is refused without one of them, each with its sentence', async () => {
    const nowhere = await ask({ ...emergency, location: '' })
    expect([nowhere.status, nowhere.refusal.details]).toEqual([
      400,
      { location: 'Current location is required' },
    ])
    const unreachable = await ask({ ...emergency, phone: '' })
    expect([unreachable.status, Object.keys(unreachable.refusal.details ?? {})]).toEqual([
      400,
      ['phone'],
    ])
  })

  it('of which nobody knows where it is alerts nobody, and says so at once', async () => {
    const shop = await app.given.provider()
    for (const location of ['zzqx nowhere', 'Springfield', 'US 290 near Elgin', 'I-35 mile 25']) {
      const { body } = await ask({ serviceType: 'Emergency', phone, location })
      expect([location, body.isPlaced]).toEqual([location, false])
      expect(await read(body)).toMatchObject({ lat: null, alertedCount: 0 })
    }
    const { body } = await ask({ serviceType: 'Emergency', phone, location: 'I-10 near Columbus' })
    expect(body.isPlaced).toBe(true)
    expect((await read(body)).title).toContain('Columbus, TX')
    const state = await ask({ serviceType: 'Emergency', phone, location: 'somewhere in Texas' })
    expect(state.body.isPlaced).toBe(true)
    const board = await shop.caller.call(listBoard)
    expect(board.body.map(({ id }) => id)).toContain(state.body.requestId)
  })

  it('but what is said of the rest has to be right', async () => {
    const { status, refusal } = await ask({ ...emergency, email: 'dale at example' })
    expect([status, refusal.code]).toEqual([400, 'invalid_email'])
  })

  it('of somebody signed in: the account says whose it is', async () => {
    const customer = await app.given.customer()
    const { body } = await ask(emergency, customer)
    expect(await read(body)).toMatchObject({ customerName: 'Robin Sample', lacks: ['details'] })
    const own = await customer.call(listOwnRequests)
    expect(own.body.map(({ id }) => id)).toEqual([body.requestId])
  })

  it('from the map, also of a tow', async () => {
    const { status, body } = await app.anybody().call(createMapRequest, {
      body: {
        serviceType: 'towing_service',
        urgency: 'emergency',
        pickupLocation: 'Austin, TX',
        contactPhone: phone,
      },
    })
    expect(status).toBe(201)
    expect(await read(body)).toMatchObject({ urgency: 'emergency', serviceType: 'towing_service' })
  })

  it('of a driver, who need not know what broke', async () => {
    const driver = await app.given.driver()
    const help = (body: object) => driver.call(askAsDriver, { body })
    expect((await help({ ...where, contactPhone: phone, isEmergency: true })).status).toBe(201)
    const calm = await help({ ...where, contactPhone: phone })
    expect([calm.status, calm.refusal.details]).toEqual([400, { need: 'Choose what you need.' }])
  })

  it('of a fleet, whose driver is known with place and number', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const body = { driverId: driver.id, serviceType: 'Emergency Services', ...where }
    expect((await company.manager.call(createFleetRequest, { body })).status).toBe(201)
    const calm = await company.manager.call(createFleetRequest, {
      body: { ...body, serviceType: 'Towing Service' },
    })
    expect([calm.status, calm.refusal.details]).toEqual([
      400,
      { title: 'Title is required', description: 'Description is required' },
    ])
  })

  it('and whoever comes reads a customer without a name, and whom to call', async () => {
    const provider = await app.given.provider({ services: ['towing'] })
    const { body } = await ask({ ...emergency, triage: 'tow' })
    const request = { id: body.requestId, token: body.accessToken }
    const { id } = await app.given.job({ provider, request })
    const job = await provider.caller.call(readJob, { params: { id } })
    expect(job.body.request.contact).toMatchObject({ customerName: 'Customer', phone: kept })
  })
})

it('any other request says who asks, with an address, and when', async () => {
  const { status, refusal } = await ask({ serviceType: 'roadside_tire', phone, ...where })
  expect([status, refusal.code, refusal.details]).toEqual([
    400,
    'missing_fields',
    {
      fullName: 'Full name is required',
      email: 'Valid email address is required',
      preferredServiceTime: 'Preferred service time is required',
    },
  ])
})
