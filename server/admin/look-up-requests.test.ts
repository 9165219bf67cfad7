import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideBid, readRequest } from '#contract/bids.ts'
import { lookUpRequests } from '#contract/desk-look-up.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { cancelRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { addUnit } from '#contract/units.ts'
import { endAllLinks, lendLink } from '../asking/links.ts'
import { shortPath } from '../asking/short-paths.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { readByLink } from '../testing/read-answers.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function find(search?: string) {
  const { body } = await (await app.given.admin()).call(lookUpRequests, { body: { search } })
  return body.map(({ requestId }) => requestId)
}

describe('the look-up of a request', () => {
  it('finds a guest’s by the number that was given, and by the link that was sent', async () => {
    const request = await app.given.request({ form: { phone: '(512) 555-0171' } })
    const other = await app.given.request({ form: { phone: '(512) 555-0172' } })
    for (const search of [
      '5125550171',
      '+1 512-555-0171',
      request.id,
      `https://x.example/bids/${request.id}#token=a`,
    ])
      expect(await find(search)).toEqual([request.id])
    for (const search of ['%', 'Nobody', '\\\\', '0171 Houston'])
      expect(await find(search)).toEqual([])
    expect(await find('(512) 555-0172')).toEqual([other.id])
  })

  it('finds it by a part of the number, a name or the place for seven days after its end', async () => {
    const form = { phone: '(512) 555-6173', fullName: 'Quincy Ortega' }
    const request = await app.given.request({ form })
    const other = await app.given.request({ form: { phone: '(512) 555-6174' } })
    const said = ['6173', '555-6173', 'quincy', 'Austin ortega', 'ortega 6173']
    for (const search of said) expect(await find(search)).toEqual([request.id])
    expect((await find('555-617')).sort()).toEqual([request.id, other.id].sort())
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Runs again' },
    })
    const { desk } = settings
    app.clock.advance(desk.foundWithinMs - 60_000)
    expect(await find('6173')).toEqual([request.id])
    app.clock.advance(120_000)
    for (const search of said) expect(await find(search)).toEqual([])
    expect(await find(form.phone)).toEqual([request.id])
  })

  it('finds what an account or a fleet has under way by the number on the request and by the fleet’s, whatever number the account has', async () => {
    const as = await app.given.customer()
    const own = await app.given.request({ as, form: { phone: '(512) 555-6281' } })
    const company = await app.given.company()
    const fleets = await app.given.request({ as: company.manager })
    await app.services.pool.query(`update requests set customer_phone = $2 where id = $1`, [
      own.id,
      '+15125556281',
    ])
    await app.services.pool.query(`update fleets set phone = $2 where id = $1`, [
      company.id,
      '+15125556282',
    ])
    expect(await find('(512) 555-6281')).toEqual([own.id])
    expect(await find('5125556282')).toEqual([fleets.id])
  })

  it('finds it by a name whether the accents are typed or not', async () => {
    const request = await app.given.request({ form: { fullName: 'Tomás Quiñones' } })
    for (const search of ['tomas quinones', 'Quiñones', 'TÓMAS'])
      expect(await find(search)).toEqual([request.id])
  })

  it('finds a running job by its shop, and says where it is and who does it', async () => {
    const { request, provider } = await app.given.job({ until: 'start' })
    const { body } = await (await app.given.admin()).call(lookUpRequests, {
      body: { search: provider.businessName },
    })
    expect(body).toMatchObject([
      { requestId: request.id, businessName: provider.businessName, location: expect.any(String) },
    ])
  })

  it('finds it by its unit as people say it, and by the number of its invoice', async () => {
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const unit = await company.manager.call(addUnit, {
      body: { kind: 'truck', unitNumber: '70114' },
    })
    const asked = await company.manager.call(createFleetRequest, {
      body: {
        driverId: driver.id,
        unitId: unit.body.id,
        serviceType: 'Battery Service',
        title: 'No start',
        description: 'Dead battery',
        location: 'Austin, TX',
      },
    })
    for (const search of ['70114', 'Unit 70114', 'unit 70114 austin'])
      expect(await find(search)).toEqual([asked.body.id])
    const { id, request } = await app.given.job({ until: 'closed' })
    const { rows } = await app.services.pool.query<{ number: string }>(
      'select number from invoices where job_id = $1',
      [id],
    )
    expect(await find(rows[0]?.number ?? 'no invoice')).toEqual([request.id])
  })

  it('says of an open one how many bids it has, as its customer counts them, and since when it waits', async () => {
    const [without, withTwo] = [await app.given.request(), await app.given.request()]
    for (const shop of [await app.given.provider(), await app.given.provider()])
      await app.given.bid(shop, withTwo)
    const { body } = await (await app.given.admin()).call(lookUpRequests, { body: {} })
    const rowOf = (id: string) => body.find(({ requestId }) => requestId === id)
    const openedAt = app.clock.now().toISOString()
    expect(rowOf(without.id)).toMatchObject({ status: 'open', bids: 0, openedAt })
    expect(rowOf(withTwo.id)).toMatchObject({ status: 'open', bids: 2, openedAt })
    expect((await readByLink(app.anybody(), withTwo)).bidCount).toBe(2)
  })

  it('counts a shop that bids again once, and says of closed bids that none is open', async () => {
    const customer = await app.given.customer()
    const request = await app.given.request({ as: customer })
    const provider = await app.given.provider()
    const row = async () => {
      const { body } = await (await app.given.admin()).call(lookUpRequests, { body: {} })
      const found = body.find(({ requestId }) => requestId === request.id)
      return [found?.bids, found?.openBids]
    }
    const reject = ({ id }: { id: string }) =>
      customer.call(decideBid, { params: { id }, body: { status: 'rejected' } })
    expect((await reject(await app.given.bid(provider, request))).status).toBe(200)
    expect(await row()).toEqual([1, 0])
    await app.given.bid(provider, request)
    expect(await row()).toEqual([1, 1])
    const { body } = await customer.call(readRequest, { params: { id: request.id } })
    expect(body.bidCount).toBe(1)
  })

  it('finds it by the short link of a text, also when that has ended', async () => {
    const { id } = await app.given.request()
    const { db, clock, linkKey } = app.services
    const { code } = await db
      .transaction()
      .execute((tx) =>
        lendLink(
          tx,
          { requestId: id, onlyBidId: null, isReadOnly: false },
          { now: clock.now(), linkKey },
        ),
      )
    expect(await find(`Open it: https://x.example/s/${code}`)).toEqual([id])
    await db.transaction().execute((tx) => endAllLinks(tx, id, clock.now()))
    expect(await find(`https://x.example/s/${code}`)).toEqual([id])
    expect(await find('https://x.example/s/AAAAAAAAAAAA')).toEqual([])
  })

  it('finds it by the short path of a text to who signs in', async () => {
    const { id } = await app.given.request()
    for (const path of [paths.bids(id), paths.boardCard(id), paths.fleetBids(id)])
      expect(await find(`Open it: https://x.example${shortPath(path)}`)).toEqual([id])
    expect(await find('https://x.example/go/bAAAAAAAAAAAAAAAAAAAAAA')).toEqual([])
  })

  it('finds a customer’s and a driver’s by the number of the account', async () => {
    const customer = await app.given.customer()
    const { id } = await app.given.request({ as: customer })
    const company = await app.given.company()
    const driver = await app.given.fleetDriver(company)
    const asked = await app.given.request({ as: driver.caller })
    const numbers = await app.services.pool.query(
      `select r.id, u.phone from requests r left join drivers d on d.id = r.driver_id
       join users u on u.id = coalesce(d.user_id, r.customer_user_id) where r.id in ($1, $2)`,
      [id, asked.id],
    )
    expect(numbers.rows).toHaveLength(2)
    for (const row of numbers.rows) expect(await find(row.phone)).toContain(row.id)
  })

  it('without a search shows what is open and what has a job that runs', async () => {
    const gone = await app.given.request()
    await app.anybody().call(cancelRequest, {
      params: { id: gone.id },
      token: gone.token,
      body: { reason: 'Runs again' },
    })
    const { request: running } = await app.given.job({ until: 'start' })
    const open = await app.given.request()
    const found = await find()
    expect(found).toContain(open.id)
    expect(found).toContain(running.id)
    expect(found).not.toContain(gone.id)
  })
})
