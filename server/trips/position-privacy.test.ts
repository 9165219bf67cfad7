import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { eventNames } from '#contract/event-names.ts'
import { follow } from '#contract/follow-links.ts'
import { shareRequest } from '#contract/links.ts'
import { askForCopy, fetchCopy } from '#contract/own-data.ts'
import { readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { readOwnTrip, readTrip } from '#contract/trips.ts'
import { addWebhook } from '#contract/webhooks.ts'
import { base } from '#contract/words/languages.ts'
import { forgetPositions } from '../ageing/forget-positions.ts'
import { deliver } from '../notifications/telling/deliver.ts'
import { sendDeliveries } from '../notifications/webhooks/send-deliveries.ts'
import { makeCopy } from '../own-data/make-copy.ts'
import { purge } from '../own-data/purge.ts'
import { type Caller, withToken } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { tablesWith } from '../testing/tables-with.ts'
import { tellAll } from '../testing/tell-all.ts'
import {
  type Act,
  acts,
  beginStory,
  carryOut,
  readable,
  spotBeginning,
  spotsIn,
  type Tow,
  type World,
} from '../testing/tow-story.ts'
import { openReceiver, type Receiver } from '../testing/webhook-receiver.ts'

/** How many stories: PRIVATE_STORIES=200 tells for an hour. */
const stories = Number(process.env.PRIVATE_STORIES ?? 2)

let app: TestApp
let receiver: Receiver
const log: string[] = []
const streamed: string[] = []
beforeAll(async () => {
  receiver = await openReceiver()
  app = await openTestApp({
    env: { WEBHOOK_HOSTS: receiver.host },
    log: (line) => log.push(line),
  })
  // Whatever anybody hears of on an open page.
  const { hub } = app.services
  const { publish, tellMoved } = hub
  hub.publish = (event, topics, chunkIn) => {
    streamed.push(String(chunkIn(base)))
    publish(event, topics, chunkIn)
  }
  hub.tellMoved = (topics, chunkOn) => {
    streamed.push(...topics.map(chunkOn))
    tellMoved(topics, chunkOn)
  }
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

/** Somebody who reads, and of which tows where the truck is. */
interface Reader {
  name: string
  by: Caller
  sees: (tow: Tow) => boolean
}

const nothing = () => false

async function readersOf({ tows, shops }: World): Promise<Reader[]> {
  const looker = await lookerAt(tows[0])
  return [
    ...tows.map((tow, at) => ({
      name: `who waits for tow ${at}`,
      by: tow.owner,
      sees: ({ request }: Tow) => request.id === tow.request.id,
    })),
    ...shops.flatMap((shop, at) => [
      {
        name: `shop ${at}`,
        by: shop.caller,
        sees: ({ shop: { id } }: Tow) => id === shop.id,
      },
      ...shop.technicians.map(({ byLink }) => ({
        name: `a technician of shop ${at}`,
        by: byLink,
        sees: nothing,
      })),
    ]),
    { name: 'anybody', by: app.anybody(), sees: nothing },
    { name: 'who looks by a shared link', by: looker, sees: nothing },
    { name: 'the operator', by: await app.given.admin(), sees: nothing },
  ]
}

/** A link to share opens the request, for whoever it was passed on to. */
async function lookerAt(tow: Tow | undefined): Promise<Caller> {
  if (!tow) throw new Error('there are three')
  const { path } = (await tow.owner.call(shareRequest, { params: { id: tow.request.id } })).body
  const to = await fetch(app.baseUrl + path, { redirect: 'manual' })
  return withToken(app.anybody(), to.headers.get('location')?.split('token=')[1] ?? '')
}

const textOf = async (by: Caller, endpoint: Endpoint, params: Record<string, string>) =>
  new TextDecoder().decode((await by.call(endpoint, { params })).bytes)

/** How often somebody who may has read where a truck is: without that, all the rest says nothing. */
let seen = 0

/** Whoever reads, it is nothing but what may be read: of the tow that is theirs, of who is on it, now. */
async function everybodyReads({ tows }: World, readers: readonly Reader[]) {
  const now = app.clock.now()
  const reads = readers.map(async ({ name, by, sees }) => {
    const may = new Set(tows.filter(sees).flatMap((tow) => [...readable(tow, now)]))
    for (const { request, jobId } of tows) {
      for (const endpoint of [readTrip, readPublicRequest])
        tell(name, await textOf(by, endpoint, { id: request.id }), may)
      tell(name, await textOf(by, readOwnTrip, { id: jobId }), may)
    }
  })
  const follows = tows.flatMap((tow, at) =>
    tow.followers.map(async ({ token, isEnded }) => {
      const name = `who follows tow ${at}${isEnded ? ' by a link that has ended' : ''}`
      const by = withToken(app.anybody(), token)
      tell(name, await textOf(by, follow, {}), isEnded ? new Set() : readable(tow, now))
      for (const { request } of tows)
        tell(name, await textOf(by, readTrip, { id: request.id }), new Set())
    }),
  )
  await Promise.all([...reads, ...follows])
}

function tell(who: string, text: string, may: ReadonlySet<string>) {
  for (const spot of spotsIn(text)) {
    expect(
      may.has(spot),
      `${who} read ${spot}, and might read ${[...may].join(' ') || 'none'}`,
    ).toBe(true)
    seen++
  }
}

/** What is kept, sent and written beside the positions themselves says nothing of them, to nobody. */
async function nothingIsKept(beside?: 'positions') {
  const tables = await tablesWith(app, [spotBeginning])
  expect(tables.filter((name) => name !== beside)).toEqual([])
  const metrics = await (await fetch(`${app.baseUrl}/metrics`)).text()
  const webhooks = receiver.received.map(({ body }) => body)
  for (const [where, lines] of Object.entries({ log, streamed, webhooks, metrics }))
    expect(spotsIn([lines].flat().join('\n')), where).toEqual([])
  log.length = streamed.length = receiver.received.length = 0
}

/** As the worker does: tells those whom it concerns, by mail, SMS and webhooks. */
async function tellOthers() {
  const { services } = app
  await tellAll(services)
  const { rows } = await services.pool.query<{ id: string }>(
    `select id from deliveries where status = 'waiting' order by id`,
  )
  for (const { id } of rows) await deliver(services, { deliveryId: Number(id) })
  while ((await sendDeliveries(services, false)) + (await sendDeliveries(services, true)) > 0);
}

/** Every answer that somebody can read of a tow, lists, files and exports with it. */
async function everyAnswerIsRead(world: World, readers: readonly Reader[]) {
  const now = app.clock.now()
  const reads = app.api.endpoints.filter(
    ({ method, response }) => method === 'GET' && response !== 'event-stream',
  )
  const [{ request, jobId } = { request: { id: '' }, jobId: '' }] = world.tows
  const all = readers.map(async ({ name, by, sees }) => {
    const may = new Set(world.tows.filter(sees).flatMap((tow) => [...readable(tow, now)]))
    for (const endpoint of reads) {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => param ?? '')
      for (const id of names.length > 0 ? [request.id, jobId] : ['']) {
        const params = Object.fromEntries(names.map((param) => [param, id]))
        tell(`${name} in ${endpoint.path}`, await textOf(by, endpoint, params), may)
      }
    }
  })
  await Promise.all(all)
}

/** What somebody may take along of their own data. */
async function copyOf({ caller, password }: { caller: Caller; password: string }) {
  await caller.call(askForCopy, { body: { password } })
  const { rows } = await app.services.pool.query<{ id: string }>(
    'select id from own_copies where ready_at is null',
  )
  for (const { id } of rows) await makeCopy(app.services, { id })
  const { bytes } = await caller.call(fetchCopy)
  return Object.values(unzipSync(bytes)).map((file) => strFromU8(file))
}

async function tellStory(told: readonly Act[]) {
  const world = await beginStory(app)
  for (const { caller } of world.shops)
    await caller.call(addWebhook, {
      body: { address: receiver.address, events: eventNames },
    })
  const readers = await readersOf(world)
  await everybodyReads(world, readers)
  for (const act of told) {
    await carryOut(app, world, act)
    await everybodyReads(world, readers)
    await tellOthers()
    await nothingIsKept('positions')
  }
  await everyAnswerIsRead(world, readers)
  for (const account of [world.customer, world.manager, ...world.shops])
    expect(spotsIn((await copyOf(account)).join())).toEqual([])
  await nothingIsKept('positions')
  app.clock.advance(settings.trips.keepMs + 60_000)
  await purge(app.services)
  await forgetPositions(app.services)
  for (const tow of world.tows) tow.spots.clear()
  await everybodyReads(world, readers)
  await nothingIsKept()
  expect(spotsIn(JSON.stringify(await app.services.outbox()))).toEqual([])
}

describe('no position of a job is ever readable', () => {
  it(
    'but by those who wait for it and its shop, while it is on the way: in no other job, link, table, log line, figure, message, stream or export',
    async () => {
      await fc.assert(fc.asyncProperty(acts, tellStory), {
        numRuns: stories,
        // A story takes seconds: where it fails, a few shorter ones are tried.
        endOnFailure: true,
        interruptAfterTimeLimit: stories * 60_000,
        markInterruptAsFailure: false,
      })
      expect(seen).toBeGreaterThan(0)
    },
    stories * 120_000,
  )
})
