import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setProviderStanding } from '#contract/admin.ts'
import { login } from '#contract/auth.ts'
import { withdrawBid } from '#contract/bids.ts'
import {
  listConversations,
  listMessages,
  listRequestConversations,
  markMessagesRead,
  sendMessage,
} from '#contract/messaging.ts'
import { addConversationPhoto, readPhoto } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import type { Caller } from '../testing/caller.ts'
import type { GivenRequest } from '../testing/given.ts'
import { givenMember } from '../testing/given-member.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Bid {
  id: string
  serviceRequestId: string
}
const say = (
  from: Caller,
  bid: Bid,
  content: string,
  more: Record<string, unknown> = {},
  token?: string,
) =>
  from.call(sendMessage, {
    body: { serviceRequestId: bid.serviceRequestId, bidId: bid.id, content, ...more },
    ...(token && { token }),
  })
const guestSays = (request: GivenRequest, bid: Bid, content: string, more = {}) =>
  say(app.anybody(), bid, content, { accessToken: request.token, senderType: 'customer', ...more })
const read = async (from: Caller, bid: Bid, token?: string) =>
  (await from.call(listMessages, { params: { id: bid.id }, ...(token && { token }) })).body

async function bidding(of?: GivenRequest) {
  const provider = await app.given.provider()
  const request = of ?? (await app.given.request())
  const bid = await app.given.bid(provider, request)
  return { provider, request, bid }
}

describe('the conversation on a bid', () => {
  it('goes between the guest with the link and the provider, and counts what is unread', async () => {
    const { provider, request, bid } = await bidding()
    const first = await guestSays(request, bid, 'Can you bring two drive tires?')
    expect([first.status, first.body.side]).toEqual([201, 'customer'])
    const inbox = await provider.caller.call(listConversations)
    expect(inbox.body).toEqual([
      expect.objectContaining({
        bidId: bid.id,
        unreadCount: 1,
        with: 'Customer',
        side: 'provider',
      }),
    ])
    await say(provider.caller, bid, 'Yes, 295/75R22.5 on the truck.', {
      senderType: 'service_provider',
    })
    const after = await provider.caller.call(listConversations)
    expect(after.body[0]?.unreadCount).toBe(0)
    const page = await read(app.anybody(), bid, request.token)
    expect(page).toMatchObject({
      side: 'customer',
      with: provider.businessName,
    })
    // Who answers has read what stands above.
    expect(page.readUpTo).toBeGreaterThan(first.body.id)
    expect(page.messages.map((message) => message.content)).toEqual([
      'Can you bring two drive tires?',
      'Yes, 295/75R22.5 on the truck.',
    ])
    const unread = async () =>
      (
        await app.anybody().call(listRequestConversations, {
          params: { id: request.id },
          token: request.token,
        })
      ).body[0]?.unreadCount
    expect(await unread()).toBe(1)
    const upTo = page.messages.at(-1)?.id
    await app
      .anybody()
      .call(markMessagesRead, { params: { id: bid.id }, token: request.token, body: { upTo } })
    expect(await unread()).toBe(0)
  })

  it('holds numbers, addresses and links back until the bid is accepted, and says so', async () => {
    const { provider, request, bid } = await bidding()
    const held = await guestSays(
      request,
      bid,
      'Call 512-555-0143 or me@example.com, www.me.example',
    )
    expect(held.body.isHeldBack).toBe(true)
    expect(held.body.content).not.toMatch(/0143|@|www/)
    expect((await read(provider.caller, bid)).holdsBack).toBe(true)
    const job = await app.given.job({ until: 'accepted' })
    const own = { id: job.bidId, serviceRequestId: job.request.id }
    const open = await guestSays(job.request, own, 'Call 512-555-0143')
    expect([open.body.isHeldBack, open.body.content]).toEqual([false, 'Call 512-555-0143'])
    expect(await read(job.provider.caller, own)).toMatchObject({
      with: 'Dale Whitcomb',
      holdsBack: false,
    })
  })

  it('is nobody else’s: other providers, other links, strangers find nothing', async () => {
    const { request, bid } = await bidding()
    const [rival, other] = [await app.given.provider(), await app.given.request()]
    await app.given.bid(rival, request)
    for (const answer of [
      await say(rival.caller, bid, 'I am cheaper'),
      await guestSays(other, bid, 'Hello'),
      await say(app.anybody(), bid, 'Hello'),
      await say(await app.given.customer(), bid, 'Hello'),
    ])
      expect(answer.status).toBe(404)
    expect((await rival.caller.call(listMessages, { params: { id: bid.id } })).status).toBe(404)
    expect((await read(app.anybody(), bid, request.token)).messages).toEqual([])
  })

  it('believes nobody who claims to be the other side, or writes to a third', async () => {
    const { provider, request, bid } = await bidding()
    const asProvider = await guestSays(request, bid, 'I cancel', { senderType: 'provider' })
    expect([asProvider.status, asProvider.refusal.code]).toEqual([403, 'not_allowed'])
    const toThird = await say(provider.caller, bid, 'Hello', {
      recipientId: (await app.given.provider()).id,
    })
    expect([toThird.status, toThird.refusal.code]).toEqual([403, 'not_allowed'])
    const toProvider = await guestSays(request, bid, 'Hello', { recipientId: provider.id })
    expect(toProvider.status).toBe(201)
    const elsewhere = await say(
      provider.caller,
      { id: bid.id, serviceRequestId: (await app.given.request()).id },
      'Hello',
    )
    expect(elsewhere.status).toBe(404)
  })

  it('needs words, of bearable length', async () => {
    const { request, bid } = await bidding()
    const empty = await guestSays(request, bid, '   ')
    expect([empty.status, empty.refusal.details]).toEqual([400, { content: 'Write a message.' }])
    const long = await guestSays(request, bid, 'x'.repeat(settings.messages.maxLength + 1))
    expect([long.status, long.refusal.message]).toEqual([
      400,
      `The message is too long: at most ${settings.messages.maxLength.toLocaleString('en-US')} characters.`,
    ])
  })

  it('closes with the bid, and 24 hours after the job', async () => {
    const { provider, request, bid } = await bidding()
    await provider.caller.call(withdrawBid, { params: { id: bid.id } })
    const late = await guestSays(request, bid, 'Still there?')
    expect([late.status, late.refusal.code]).toEqual([409, 'conversation_closed'])
    const job = await app.given.job({ until: 'closed' })
    const own = { id: job.bidId, serviceRequestId: job.request.id }
    expect((await guestSays(job.request, own, 'Thank you')).status).toBe(201)
    app.clock.advance(settings.contactAfterCloseMs + 1000)
    expect((await say(job.provider.caller, own, 'Welcome')).refusal.code).toBe(
      'conversation_closed',
    )
  })

  it('is closed to a suspended provider', async () => {
    const { provider, bid } = await bidding()
    await (await app.given.admin()).call(setProviderStanding, {
      params: { id: provider.id },
      body: { status: 'suspended', reason: 'test' },
    })
    // The suspension has ended the session: the rule is for who signs in again.
    const { username, password } = provider
    await provider.caller.call(login, { body: { username, password } })
    const answer = await say(provider.caller, bid, 'Hello')
    expect([answer.status, answer.refusal.code]).toEqual([403, 'account_suspended'])
  })

  it('has the name of a colleague beside what the reader’s own company has said, and none beside the other side’s', async () => {
    const company = await app.given.company()
    const hal = await givenMember(app, company, 'dispatcher', 'Hal Okafor')
    const driver = await app.given.fleetDriver(company)
    const { provider, bid } = await bidding(await app.given.request({ as: driver.caller }))
    const said = await say(hal, bid, 'The gate code is 4411')
    expect(said.body.by).toBeNull()
    await say(provider.caller, bid, 'Thanks')
    const names = async (reader: Caller) => (await read(reader, bid)).messages.map(({ by }) => by)
    expect(await names(company.manager)).toEqual(['Hal Okafor', null])
    expect(await names(driver.caller)).toEqual(['Hal Okafor', null])
    expect(await names(hal)).toEqual([null, null])
    expect(await names(provider.caller)).toEqual([null, null])
    await say(hal, bid, 'You are welcome')
    const last = async (reader: Caller) =>
      (await reader.call(listConversations)).body.find(({ bidId }) => bidId === bid.id)?.last?.by
    expect([await last(company.manager), await last(hal)]).toEqual(['Hal Okafor', null])
  })

  it('is read page by page from its end', async () => {
    const { provider, request, bid } = await bidding()
    const total = settings.pageSize.messages + 5
    for (let n = 1; n <= total; n++) await say(provider.caller, bid, `Message ${n}`)
    const last = await read(app.anybody(), bid, request.token)
    expect(last.hasEarlier).toBe(true)
    expect(last.messages.at(-1)?.content).toBe(`Message ${total}`)
    const earlier = await app.anybody().call(listMessages, {
      params: { id: bid.id },
      query: { before: String(last.messages[0]?.id) },
      token: request.token,
    })
    expect(earlier.body.messages.map((message) => message.content)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Message ${n}`),
    )
    expect(earlier.body.hasEarlier).toBe(false)
  })
})

describe('photos in a conversation', () => {
  it('go between the two parties of an accepted bid, once each, and nowhere else', async () => {
    const job = await app.given.job()
    const own = { id: job.bidId, serviceRequestId: job.request.id }
    const photo = await job.provider.caller.call(addConversationPhoto, {
      params: { id: job.bidId },
      file: await givenPhoto(),
    })
    const sent = await say(job.provider.caller, own, '', { photoIds: [photo.body.id] })
    expect(sent.body.photos.map(({ id }) => id)).toEqual([photo.body.id])
    const again = await say(job.provider.caller, own, 'Again', { photoIds: [photo.body.id] })
    expect(again.status).toBe(404)
    const see = (caller: Caller, token?: string) =>
      caller.call(readPhoto, { params: { id: photo.body.id }, ...(token && { token }) })
    expect((await see(app.anybody(), job.request.token)).status).toBe(200)
    expect((await see((await app.given.provider()).caller)).status).toBe(404)
    expect((await see(app.anybody())).status).toBe(404)
  })

  it('wait for the acceptance', async () => {
    const { provider, bid } = await bidding()
    const early = await provider.caller.call(addConversationPhoto, {
      params: { id: bid.id },
      file: await givenPhoto(),
    })
    expect([early.status, early.refusal.code]).toEqual([403, 'not_allowed'])
  })
})
