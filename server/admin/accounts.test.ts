import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  exportFleets,
  exportProviders,
  listFleetsForAdmin,
  listProvidersForAdmin,
  readAdminStats,
  setProviderStanding,
} from '#contract/admin.ts'
import { register } from '#contract/auth.ts'
import { settings } from '#contract/settings.ts'
import { post } from '../payments/ledger.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const providers = async (query: Record<string, string> = {}) =>
  (await app.given.admin()).call(listProvidersForAdmin, { query })
const names = async (query: Record<string, string> = {}) =>
  (await providers(query)).body.map(({ businessName }) => businessName)
const stats = async () => (await (await app.given.admin()).call(readAdminStats)).body

async function fleetNamed(companyName: string, more: object = {}) {
  const id = Math.random().toString(36).slice(2)
  await app.anybody().call(register, {
    body: {
      userType: 'business_customer',
      username: `fleet-${id}`,
      password: `pass-${id}`,
      email: `${id}@fleets.example`,
      fullName: 'Marcy Holt',
      phone: '+15125550188',
      companyName,
      vehicleCount: 12,
      accountManagerName: 'Marcy Holt',
      ...more,
    },
  })
}

describe('the list of providers', () => {
  it('finds every word of the search in business name, owner or email, whatever the signs in it', async () => {
    const provider = await app.given.provider()
    const { rows } = await app.services.pool.query(
      `update providers p set business_name = '100% Diesel_Works', owner_name = 'Dolores Vega'
       from users u where p.id = $1 and u.id = p.owner_user_id returning u.email`,
      [provider.id],
    )
    for (const search of ['diesel_works', 'VEGA 100%', 'dolores', rows[0].email])
      expect(await names({ search })).toEqual(['100% Diesel_Works'])
    for (const search of ['100% nobody', 'diesel%works', '%%'])
      expect(await names({ search })).toEqual([])
    expect((await names({ search: '%' })).every((name) => name.includes('%'))).toBe(true)
  })

  it('finds a name whether its accents are typed or not', async () => {
    const provider = await app.given.provider()
    await app.services.pool.query(
      `update providers set business_name = 'Garza Peñasco Diésel' where id = $1`,
      [provider.id],
    )
    for (const search of ['penasco diesel', 'Peñasco', 'DIÉSEL garza', 'gárza', 'Pen\u0303asco'])
      expect(await names({ search })).toEqual(['Garza Peñasco Diésel'])
  })

  it('shows those who wait first, then the newest; other orders and one standing when asked', async () => {
    const [active, suspended, waiting] = [
      await app.given.provider(),
      await app.given.provider(),
      await app.given.provider({ approved: false }),
    ]
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: suspended.id },
      body: { status: 'suspended', reason: 'test' },
    })
    const all = (await providers()).body
    expect(all[0]?.id).toBe(waiting.id)
    const firstOther = all.findIndex(({ status }) => status !== 'pending')
    expect(all.slice(firstOther).every(({ status }) => status !== 'pending')).toBe(true)
    const only = async (status: string) => (await providers({ status })).body.map(({ id }) => id)
    expect(await only('suspended')).toEqual([suspended.id])
    expect(await only('pending')).toEqual([waiting.id])
    expect(await only('active')).toContain(active.id)
    const sorted = await names({ sort: 'name' })
    expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect((await providers({ sort: 'oldest' })).body.map(({ id }) => id)).toEqual(
      (await providers({ sort: 'newest' })).body.map(({ id }) => id).reverse(),
    )
  })

  it('is paged without a gap or a double in every order', async () => {
    await app.services.pool.query(
      `with people as (
         insert into users (user_type, username, email, full_name, phone, password_hash)
         select 'service_provider', 'many-' || n, n || '@many.example', 'Many', '', '' from generate_series(1, 130) n
         returning id, username)
       insert into providers (owner_user_id, business_name, owner_name, phone, address, trades, radius_miles,
         time_zone, status, created_at)
       select id, 'Many ' || length(username), 'Many', '', '', '{tire}', 50, 'UTC',
         (array['pending', 'active', 'suspended'])[1 + length(username) % 3], now() from people`,
    )
    for (const sort of ['waiting', 'newest', 'oldest', 'name']) {
      const seen: string[] = []
      for (let before: string | undefined; ; ) {
        const page = (await providers({ sort, search: 'many', ...(before && { before }) })).body
        seen.push(...page.map(({ id }) => id))
        before = page.at(-1)?.id
        if (page.length < settings.pageSize.list) break
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 130, 130])
    }
  })

  it('refuses orders and standings that it does not know, and answers a page behind nobody empty', async () => {
    for (const [query, field] of [
      [{ sort: 'best' }, 'sort'],
      [{ status: 'closed' }, 'status'],
      [{ before: 'me' }, 'before'],
      [{ search: 'x'.repeat(101) }, 'search'],
    ] as const) {
      const { status, refusal } = await providers(query)
      expect([status, Object.keys(refusal.details ?? {})]).toEqual([400, [field]])
    }
    const { body } = await providers({ before: '00000000-0000-4000-8000-000000000000' })
    expect(body).toEqual([])
  })

  it('is exported as it is filtered, without a formula', async () => {
    const provider = await app.given.provider()
    await app.services.pool.query('update providers set business_name = $2 where id = $1', [
      provider.id,
      '=HYPERLINK("x")',
    ])
    const answer = await (await app.given.admin()).call(exportProviders, {
      query: { search: 'hyperlink' },
    })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const lines = new TextDecoder().decode(answer.bytes).trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Business name,Owner,Email')
    expect(lines[1]).toContain(`'=HYPERLINK`)
  })
})

describe('the list of fleet companies', () => {
  it('is searched by company, owner, account manager, email, number of the authority, address and phone, and exported', async () => {
    await fleetNamed('Permian Haulers', {
      phone: '+14325550177',
      mcNumber: '99000114',
      address: '4 Pumpjack Rd, Odessa, TX 79761',
      ownerName: 'Otis Grand',
      accountManagerName: 'June Bell',
    })
    await fleetNamed('Gulf Freight')
    const admin = await app.given.admin()
    for (const search of [
      'permian',
      'otis',
      'june bell',
      'fleets.example permian',
      'MC 99000114',
      '99000114',
      'odessa',
      '(432) 555-0177',
    ]) {
      const { body } = await admin.call(listFleetsForAdmin, { query: { search } })
      expect(body.map(({ companyName }) => companyName)).toEqual(['Permian Haulers'])
    }
    const sorted = await admin.call(listFleetsForAdmin, {
      query: { sort: 'name' },
    })
    expect(sorted.body.map(({ companyName }) => companyName)).toEqual([
      'Gulf Freight',
      'Permian Haulers',
    ])
    const file = await admin.call(exportFleets, { query: { search: 'gulf' } })
    expect(new TextDecoder().decode(file.bytes)).toContain('Gulf Freight')
    expect(new TextDecoder().decode(file.bytes)).not.toContain('Permian')
  })

  it('finds a name whether its accents are typed or not', async () => {
    await fleetNamed('Lopez Hermanos', { ownerName: 'Tomás Łukasz Nguyễn' })
    const admin = await app.given.admin()
    for (const search of ['lópez', 'tomas lukasz', 'TOMÁS', 'nguyen hermanos']) {
      const { body } = await admin.call(listFleetsForAdmin, { query: { search } })
      expect(body.map(({ companyName }) => companyName)).toEqual(['Lopez Hermanos'])
    }
  })
})

describe('the figures', () => {
  it('count accounts and requests as they are', async () => {
    const before = await stats()
    await app.given.provider({ approved: false })
    await app.given.provider()
    await fleetNamed('One More')
    const request = await app.given.request()
    await app.given.job({ until: 'closed' })
    const after = await stats()
    expect(request.id).toHaveLength(36)
    expect({
      providers: after.totalProviders - before.totalProviders,
      active: after.activeProviders - before.activeProviders,
      waiting: after.pendingProviders - before.pendingProviders,
      fleets: after.totalFleets - before.totalFleets,
      requests: after.totalRequests - before.totalRequests,
      activeRequests: after.activeRequests - before.activeRequests,
    }).toEqual({ providers: 3, active: 2, waiting: 1, fleets: 1, requests: 2, activeRequests: 1 })
  })

  it('say the revenue of the month: fees minus refunded, growth against the same days of last month or none', async () => {
    // Two months on, nothing has been earned in this month or the last.
    app.clock.advance(62 * 24 * 60 * 60_000)
    expect(await stats()).toMatchObject({ totalRevenue: '0.00', revenueGrowth: null })
    const job = await app.given.job({ until: 'closed', price: '400.00' })
    expect(await stats()).toMatchObject({
      totalRevenue: '40.00',
      lastMonthRevenue: '0.00',
      revenueGrowth: null,
    })
    const fee = (kind: 'job_closed' | 'fee_refunded', jobId: string, cents: number, at: Date) =>
      app.services.deeds.own().transaction((tx) =>
        post(tx, { kind, jobId, at }, [
          { account: 'platform_fees', provider_id: null, cents: -cents },
          { account: 'providers_owe', provider_id: job.provider.id, cents },
        ]),
      )
    const now = app.clock.now()
    // Its first day counts from the first of this month on; its last evening is later than any day of this one.
    const firstDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1))
    const lastEvening = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0, 23, 59))
    const [{ id: early }, { id: late }] = [await app.given.job(), await app.given.job()]
    await fee('job_closed', late, 9000, lastEvening)
    expect(await stats()).toMatchObject({ lastMonthRevenue: '0.00', revenueGrowth: null })
    await fee('job_closed', early, 2000, firstDay)
    expect(await stats()).toMatchObject({ lastMonthRevenue: '20.00', revenueGrowth: 100 })
    await fee('fee_refunded', job.id, -4200, now)
    expect(await stats()).toMatchObject({ totalRevenue: '-2.00', revenueGrowth: -110 })
  })
})
