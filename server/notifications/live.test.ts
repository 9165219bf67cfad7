import { setTimeout as sleep } from 'node:timers/promises'
import { EventSource } from 'eventsource'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import { makeApiKey } from '#contract/api-keys.ts'
import { login, logout } from '#contract/auth.ts'
import { acceptBidByLink } from '#contract/bids.ts'
import type { LiveMessage } from '#contract/events.ts'
import { changeOwnProvider } from '#contract/providers.ts'
import { listBoard } from '#contract/requests.ts'
import { securitySettings } from '#contract/security-settings.ts'
import { record as recordEvent, recordedIn } from '../core/events.ts'
import { flap } from '../testing/flapping.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { beatChunk } from './live-message.ts'

let app: TestApp
const open: EventSource[] = []
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => {
  for (const source of open.splice(0)) source.close()
})
afterAll(() => app.close())

interface Heard {
  messages: LiveMessage[]
  /** As they came: the position of each. */
  ids: string[]
  events: () => number[]
  readAgain: { data: string; id: string }[]
  source: EventSource
  ended: () => boolean
}

async function listen(headers: Record<string, string>): Promise<Heard> {
  let isEnded = false
  const source = new EventSource(`${app.baseUrl}/api/live`, {
    fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
  })
  open.push(source)
  const heard: Heard = {
    messages: [],
    ids: [],
    events: () => heard.ids.map((id) => Number.parseInt(id, 10)),
    readAgain: [],
    source,
    ended: () => isEnded,
  }
  source.addEventListener('read_again', ({ data, lastEventId }) => {
    heard.readAgain.push({ data, id: lastEventId })
  })
  source.addEventListener('change', (event) => {
    heard.messages.push(JSON.parse(event.data))
    heard.ids.push(event.lastEventId)
  })
  source.addEventListener('error', () => {
    isEnded = true
  })
  await new Promise((resolve) => source.addEventListener('open', resolve, { once: true }))
  return heard
}

const names = (heard: Heard) => heard.messages.map((message) => message.name)

describe('a live stream', () => {
  it('brings a new request as a card to the boards it reaches, and to no other', async () => {
    const near = await app.given.provider()
    const far = await app.given.provider({ address: 'El Paso, TX 79901' })
    const [nearHeard, farHeard] = await Promise.all([
      listen({ cookie: near.caller.cookie }),
      listen({ cookie: far.caller.cookie }),
    ])
    const request = await app.given.request()
    await expect.poll(() => names(nearHeard)).toEqual(['request_opened'])
    expect(nearHeard.messages[0]?.card?.id).toBe(request.id)
    expect(farHeard.messages).toEqual([])
  })

  it('brings an urgent request at once also to open boards that its first wave of alerts does not reach', async () => {
    const waco = await app.given.provider({ address: 'Waco, TX 76701', radius: 150 })
    const heard = await listen({ cookie: waco.caller.cookie })
    const request = await app.given.request()
    await expect.poll(() => names(heard)).toEqual(['request_opened'])
    expect(heard.messages[0]?.card?.id).toBe(request.id)
    const { body } = await waco.caller.call(listBoard, { query: {} })
    expect(body.map(({ id }) => id)).toContain(request.id)
  })

  it('takes the request of who is suspended off open boards, and has them read again once that is lifted', async () => {
    const shop = await app.given.provider()
    const { id, manager } = await app.given.company()
    const heard = await listen({ cookie: shop.caller.cookie })
    const request = await app.given.request({ as: manager })
    const set = async (status: string) =>
      (await app.given.admin()).call(setFleetStanding, {
        params: { id },
        body: { status, reason: 'test' },
      })
    await set('suspended')
    await set('active')
    const expected = ['request_opened', 'request_withheld', 'request_put_back']
    await expect.poll(() => names(heard)).toEqual(expected)
    expect(heard.messages.map(({ requestId }) => requestId)).toEqual(expected.map(() => request.id))
  })

  it('brings bids to the holder of the link, and the outcome to winner and losers', async () => {
    const winner = await app.given.provider()
    const loser = await app.given.provider()
    const request = await app.given.request()
    const guest = await listen({ 'x-access-token': request.token })
    const [won, lost] = await Promise.all([
      listen({ cookie: winner.caller.cookie }),
      listen({ cookie: loser.caller.cookie }),
    ])
    const bid = await app.given.bid(winner, request)
    await app.given.bid(loser, request)
    await expect.poll(() => names(guest)).toEqual(['bid_submitted', 'bid_submitted'])
    await app.anybody().call(acceptBidByLink, {
      params: { id: bid.id },
      body: { accessToken: request.token },
    })
    for (const heard of [guest, won, lost])
      await expect.poll(() => names(heard)).toContain('bid_accepted')
  })

  it('resumes after the last event it has seen', async () => {
    const provider = await app.given.provider()
    const request = await app.given.request()
    const first = await listen({ 'x-access-token': request.token })
    await app.given.bid(provider, request)
    await expect.poll(() => names(first)).toEqual(['bid_submitted'])
    first.source.close()
    await app.given.bid(await app.given.provider(), request)
    const resumed = await listen({
      'x-access-token': request.token,
      'last-event-id': first.ids.at(-1) ?? '',
    })
    await expect.poll(() => names(resumed)).toEqual(['bid_submitted'])
    expect(resumed.messages[0]?.bidId).not.toBe(first.messages[0]?.bidId)
  })

  it('has a place to resume from before anything has happened', async () => {
    const request = await app.given.request()
    const headers = { 'x-access-token': request.token }
    const leaving = new AbortController()
    const { body } = await fetch(`${app.baseUrl}/api/live`, { headers, signal: leaving.signal })
    const { value } = (await body?.getReader().read()) ?? {}
    leaving.abort()
    const position = /^id: (\S+)$/m.exec(new TextDecoder().decode(value))?.[1] ?? ''
    await app.given.bid(await app.given.provider(), request)
    const resumed = await listen({ ...headers, 'last-event-id': position })
    await expect.poll(() => names(resumed)).toContain('bid_submitted')
  })

  it('resumes after a long quiet where its last sign of life says, and after that where it has resumed', async () => {
    const request = await app.given.request()
    const headers = { 'x-access-token': request.token }
    const placeAfter = async (last: string | undefined, then: () => void) => {
      const leaving = new AbortController()
      const { body } = await fetch(`${app.baseUrl}/api/live`, {
        headers: { ...headers, ...(last && { 'last-event-id': last }) },
        signal: leaving.signal,
      })
      let text = ''
      then()
      for await (const some of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += some
        if (/^id: .*\n\n$/m.test(text) && (last || text.includes(': still here'))) break
      }
      leaving.abort()
      return /^id: (\S+)\n\n$/m.exec(text.slice(text.lastIndexOf('id:')))?.[1]
    }
    const { hub, feed, pool } = app.services
    // So much that nobody could resume from where the stream began.
    await pool.query(
      `insert into events (name, at) select 'fleet_changed', now() from generate_series(1, 600)`,
    )
    await app.given.request()
    const rows = await pool.query<{ last: number }>('select max(id) as last from events')
    const last = rows.rows[0]?.last ?? 0
    await expect.poll(() => feed.settledUpTo, { timeout: 10_000 }).toBeGreaterThanOrEqual(last)
    const place = await placeAfter(undefined, () => hub.beat(beatChunk(feed.settledUpTo)))
    expect(Number(place)).toBeGreaterThanOrEqual(last)
    const again = await placeAfter(place, () => {})
    await app.given.bid(await app.given.provider(), request)
    const resumed = await listen({ ...headers, 'last-event-id': again ?? '' })
    await expect.poll(() => names(resumed)).toContain('bid_submitted')
    expect(resumed.readAgain).toEqual([])
  })

  it('misses nothing that happens while it reads what it has missed', async () => {
    const request = await app.given.request()
    const record = async (count: number, length: number) => {
      const deed = app.services.deeds.own()
      const requests = Array.from({ length }, () => request.id)
      const recorded = await deed.transaction(async (tx) => {
        for (let n = 0; n < count; n++)
          await recordEvent(tx, 'trust_changed', { payload: { requests } })
        return recordedIn(tx)
      })
      return recorded.map(({ id }) => String(id))
    }
    for (let round = 0; round < 3; round++) {
      const [last = ''] = await record(1, 1)
      // So much that reading it takes a while.
      const happened = await record(100, 1000)
      const resuming = listen({ 'x-access-token': request.token, 'last-event-id': last })
      for (let n = 0; n < 20; n++)
        happened.push(...(await Promise.all([record(1, 1), record(1, 1), record(1, 1)])).flat())
      const heard = await resuming
      await expect
        .poll(() => happened.filter((id) => !heard.events().includes(Number(id))))
        .toEqual([])
      heard.source.close()
    }
  })

  it('misses none whose id is older than the last one it has seen: ids are given before the commit', async () => {
    const request = await app.given.request()
    const stream = () => listen({ 'x-access-token': request.token })
    const first = await stream()
    const record = async () => {
      const deed = app.services.deeds.own()
      const recorded = await deed.transaction(async (tx) => {
        await recordEvent(tx, 'trust_changed', { payload: { requests: [request.id] } })
        return recordedIn(tx)
      })
      return recorded.map(({ id }) => id)
    }
    const slow = await app.services.pool.connect()
    await slow.query('begin')
    const { rows } = await slow.query(
      `insert into events (name, at, payload) values ('trust_changed', now(), $1) returning id`,
      [{ requests: [request.id] }],
    )
    const late = Number(rows[0].id)
    const [early] = await record()
    await expect.poll(first.events).toContain(early)
    first.source.close()
    await slow.query('commit')
    slow.release()
    const resumed = await listen({
      'x-access-token': request.token,
      'last-event-id': first.ids.at(-1) ?? '',
    })
    await expect.poll(resumed.events).toContain(late)
  })

  it('says that a reader has to read again who was away for too long, or comes from elsewhere', async () => {
    const request = await app.given.request()
    for (const lastId of ['999999999999', 'what', '0']) {
      if (lastId === '0')
        await app.services.pool.query(
          `insert into events (name, at) select 'fleet_changed', now() from generate_series(1, 600)`,
        )
      const heard = await listen({ 'x-access-token': request.token, 'last-event-id': lastId })
      await expect
        .poll(() => heard.readAgain)
        .toEqual([{ data: '{}', id: expect.stringMatching(/^\d+$/) }])
    }
  })

  it('brings everything to readers that break off at random moments and resume at whichever process', async () => {
    // FLAPPING_EVENTS=1100 makes it some 25,000 in all.
    const events = Number(process.env.FLAPPING_EVENTS ?? 250)
    const flapping = await flap(app, { events, readers: 24 })
    expect(flapping).toMatchObject({ missing: 0 })
    expect(flapping.breaks).toBeGreaterThan(100)
    expect(flapping.due).toBeGreaterThan(events * 20)
  }, 600_000)

  it('is refused to a stranger and to a wrong link', async () => {
    for (const headers of [{}, { 'x-access-token': 'x'.repeat(43) }]) {
      const answer = await fetch(`${app.baseUrl}/api/live`, { headers })
      expect(answer.status).toBe(401)
    }
  })

  it('ends when somebody else signs in on the same browser', async () => {
    const [first, second] = [await app.given.provider(), await app.given.provider()]
    const heard = await listen({ cookie: first.caller.cookie })
    const { username, password } = second
    const signedIn = await first.caller.call(login, { body: { username, password } })
    expect(signedIn.status).toBe(200)
    await expect.poll(heard.ended).toBe(true)
  })

  it('ends with signing out and with suspension', async () => {
    const leaving = await app.given.provider()
    const heard = await listen({ cookie: leaving.caller.cookie })
    await leaving.caller.call(logout)
    await expect.poll(heard.ended).toBe(true)

    const suspended = await app.given.provider()
    const other = await listen({ cookie: suspended.caller.cookie })
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: suspended.id },
      body: { status: 'suspended', reason: 'test' },
    })
    await expect.poll(other.ended).toBe(true)
  })

  it('that is opened while its shop goes on duty knows it, at whatever moment of the opening', async () => {
    const shops = await Promise.all(
      Array.from({ length: 24 }, () => app.given.provider({ address: 'Lubbock, TX 79401' })),
    )
    for (const { caller } of shops)
      await caller.call(changeOwnProvider, { body: { onDuty: false } })
    // In a busy process an answer of the database waits its turn while others go on: that is the moment.
    const hog = setInterval(() => {
      for (const until = performance.now() + 8; performance.now() < until; );
    }, 1)
    const heard = await Promise.all(
      shops.map(async ({ caller }, at) => {
        await sleep(4 * at)
        const change = caller.call(changeOwnProvider, { body: { onDuty: true } })
        const opened = await listen({ cookie: caller.cookie })
        await change
        return opened
      }),
    )
    clearInterval(hog)
    await app.given.request({ form: { lat: 33.5779, lng: -101.8552 } })
    for (const each of heard)
      await expect.poll(() => names(each), { timeout: 15_000 }).toContain('request_opened')
  })

  it('that is opened while its session ends, ends too, at whatever moment of the opening', async () => {
    const shops = await Promise.all(Array.from({ length: 24 }, () => app.given.provider()))
    const ends = await Promise.all(
      shops.map(async ({ caller: { cookie }, caller }, at) => {
        const opening = fetch(`${app.baseUrl}/api/live`, { headers: { cookie } })
        await sleep(at / 2)
        await caller.call(logout)
        const answer = await opening
        if (answer.status === 401) return 'refused'
        for await (const chunk of answer.body ?? []) void chunk
        return 'ended'
      }),
    )
    expect(ends).toHaveLength(shops.length)
  })

  it('ends with the session that runs out, an admin’s after 12 hours, and with a key', async () => {
    const admin = await app.given.admin()
    const shop = await app.given.provider()
    const { body: key } = await shop.caller.call(makeApiKey, {
      body: { name: 'Bot', scopes: ['read_requests'], days: 1 },
    })
    const [ofAdmin, ofShop, ofKey] = await Promise.all([
      listen({ cookie: admin.cookie }),
      listen({ cookie: shop.caller.cookie }),
      listen({ authorization: `Bearer ${key.secret}` }),
    ])
    app.clock.advance(securitySettings.adminSessionMs + 1_000)
    await expect.poll(ofAdmin.ended).toBe(true)
    expect([ofShop.ended(), ofKey.ended()]).toEqual([false, false])
    app.clock.advance(24 * 60 * 60 * 1000)
    await expect.poll(ofKey.ended).toBe(true)
    expect(ofShop.ended()).toBe(false)
  })
})
