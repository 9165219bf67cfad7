import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logout, readCurrentUser } from '#contract/auth.ts'
import { advanceJob } from '#contract/jobs.ts'
import { listBoard } from '#contract/requests.ts'
import { sendPositions } from '#contract/trips.ts'
import { base } from '#contract/words/languages.ts'
import { buildApp } from './app.ts'
import { openServices } from './open-services.ts'
import { createCaller } from './testing/caller.ts'
import { fixAt } from './testing/given-trip.ts'
import { hearPositions } from './testing/hear-positions.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

/** A second process of the product on the same database. */
async function openSecond(app: TestApp) {
  const { config, log, clock } = app.services
  const services = openServices(config, app.databaseUrl, log, clock)
  const { server } = await buildApp(services, { webRoot: config.dataDir, limits: false })
  const baseUrl = await server.listen({ port: 0, host: '127.0.0.1' })
  return {
    baseUrl,
    services,
    async close() {
      services.hub.endAll()
      await server.close()
      await services.close()
    },
  }
}

let app: TestApp
let second: Awaited<ReturnType<typeof openSecond>>
beforeAll(async () => {
  app = await openTestApp()
  second = await openSecond(app)
})
afterAll(async () => {
  await second.close()
  await app.close()
})

describe('two processes on one database', () => {
  it('raise an alert in one that reaches the boards of the other, and forget what they remember', async () => {
    const provider = await app.given.provider()
    const there = createCaller(second.baseUrl)
    there.cookie = provider.caller.cookie
    const before = await there.call(listBoard)
    const heard: string[] = []
    second.services.hub.add({
      topics: ['board'],
      language: base,
      write: (chunk) => heard.push(String(chunk)),
      end() {},
    })
    const request = await app.given.request()
    await expect.poll(() => heard.join('')).toContain(request.id)
    const after = await there.call(listBoard)
    expect(before.body.map((card) => card.id)).not.toContain(request.id)
    expect(after.body.map((card) => card.id)).toContain(request.id)
  })

  it('end a session in both when it ends in one', async () => {
    const customer = await app.given.customer()
    const there = createCaller(second.baseUrl)
    there.cookie = customer.cookie
    expect((await there.call(readCurrentUser)).status).toBe(200)
    await customer.call(logout)
    await expect.poll(async () => (await there.call(readCurrentUser)).status).toBe(401)
  })

  it('tell the pages of the one that a truck has moved whose positions come to the other', async () => {
    const job = await app.given.job()
    const params = { id: job.id }
    await job.provider.caller.call(advanceJob, { params, body: { step: 'start' } })
    const [here, there] = await Promise.all(
      [app, second].map(({ baseUrl }) =>
        hearPositions(baseUrl, { 'x-access-token': job.request.token }),
      ),
    )
    const phone = createCaller(second.baseUrl)
    phone.cookie = job.provider.caller.cookie
    for (const [at, milesAway] of [9, 8.5].entries()) {
      app.clock.advance(60_000)
      await phone.call(sendPositions, {
        params,
        body: { fixes: [fixAt(milesAway, app.clock.now())] },
      })
      for (const page of [here, there]) await expect.poll(() => page?.told.length).toBe(at + 1)
    }
    for (const page of [here, there]) page?.close()
  })

  it('go on when all connections to the database are cut', async () => {
    const provider = await app.given.provider()
    const cut = await app.services.pool.query(
      `select count(pg_terminate_backend(pid)) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(cut.rowCount).toBe(1)
    const request = await app.given.request()
    const board = await provider.caller.call(listBoard)
    expect(board.body.map((card) => card.id)).toContain(request.id)
    // The other process listens again by itself.
    await expect.poll(() => second.services.feed.isUp).toBe(true)
    const heard: string[] = []
    second.services.hub.add({
      topics: ['board'],
      language: base,
      write: (chunk) => heard.push(String(chunk)),
      end() {},
    })
    const next = await app.given.request()
    await expect.poll(() => heard.join(''), { timeout: 8000 }).toContain(next.id)
  })
})
