import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptBidByLink, changeBid } from '#contract/bids.ts'
import { correctRequest } from '#contract/correcting.ts'
import { readGlance } from '#contract/glance.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { type GivenRequest, guestForm } from '../../testing/given.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { readByLink } from '../../testing/read-answers.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { deliver } from './deliver.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

async function deliverAll() {
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select id from deliveries where status = 'waiting' order by id`,
  )
  for (const { id } of rows) await deliver(app.services, { deliveryId: Number(id) })
}

let guests = 0
/** Each guest with an address of their own, so that no mail is another's. */
async function asked(form: object = {}): Promise<GivenRequest & { email: string }> {
  const email = `guest-with-links-${guests++}@example.com`
  return { email, ...(await app.given.request({ form: { email, ...form } })) }
}
async function newestMail(to: string): Promise<string> {
  await deliverAll()
  const mails = (await app.services.outbox()).filter((message) => message.to === to)
  return mails[0]?.text ?? ''
}
/** The links of a mail that accept a bid, with what stands above each. */
const acceptLinks = (mail: string) =>
  [...mail.matchAll(/^(.+)\n\S+\/accept-bid\?bidId=(\S+?)&version=(\d+)#token=(\S+)$/gm)].map(
    ([, text, bidId = '', version, token = '']) => ({
      text,
      bidId,
      token,
      version: Number(version),
    }),
  )
type Link = ReturnType<typeof acceptLinks>[number]
const press = ({ token, version }: Link, bidId: string) =>
  app.anybody().call(acceptBidByLink, { params: { id: bidId }, token, body: { version } })

async function onlyLink(email: string): Promise<Link> {
  const [link, ...others] = acceptLinks(await newestMail(email))
  if (!link || others.length > 0) throw new Error('not one link that accepts')
  return link
}

it('the mail of a guest’s bids carries a link for each bid that says its price and accepts it alone', async () => {
  const request = await asked()
  const [dear, cheap] = [await app.given.provider(), await app.given.provider()]
  const dearBid = await app.given.bid(dear, request, { price: '240.50' })
  // The mail is due with the first bid; it says what there is when it leaves.
  await tellAll(app.services)
  const cheapBid = await app.given.bid(cheap, request, { price: '185.00' })
  const mail = await newestMail(request.email)
  expect(mail).toMatch(/\/bids\/[0-9a-f-]{36}#token=\S+\n/)
  const [first, second, ...others] = acceptLinks(mail)
  if (!first || !second) throw new Error('no links')
  expect(others).toEqual([])
  expect([first.bidId, second.bidId]).toEqual([cheapBid.id, dearBid.id])
  expect(first.text).toBe(`Accept ${cheap.businessName} for $185.00. Arrival in 45 min.`)

  // Another bid is not this link's.
  expect((await press(first, dearBid.id)).status).toBe(404)
  expect((await press(first, cheapBid.id)).status).toBe(200)
  expect((await readByLink(app.anybody(), request)).job?.price).toBe('185.00')
  const late = await press(second, dearBid.id)
  expect([late.status, late.refusal.code]).toEqual([409, 'already_assigned'])
  const { body } = await app.anybody().call(readGlance, { token: second.token })
  expect(body.requestId).toBe(request.id)
})

it('a link takes its bid at the price that stood beside it, or not at all', async () => {
  const request = await asked()
  const shop = await app.given.provider()
  const { id } = await app.given.bid(shop, request, { price: '185.00' })
  const link = await onlyLink(request.email)
  await shop.caller.call(changeBid, { params: { id }, body: { price: '285.00' } })
  const changed = await press(link, id)
  expect([changed.status, changed.refusal.code]).toEqual([409, 'bid_changed'])
  expect((await readByLink(app.anybody(), request)).status).toBe('open')
})

it('of a scheduled job it says no minutes, and an account gets none: it signs in', async () => {
  const later = await asked({
    preferredServiceTime: 'custom_date/time',
    scheduledAt: new Date(app.clock.now().getTime() + 86_400_000).toISOString(),
  })
  const shop = await app.given.provider()
  await app.given.bid(shop, later)
  expect((await onlyLink(later.email)).text).toBe(`Accept ${shop.businessName} for $185.00.`)

  const customer = await app.given.customer()
  const { body } = await customer.call(createIndividualRequest, { body: guestForm })
  const own = { id: body.requestId, token: body.accessToken }
  await app.given.bid(shop, own)
  await deliverAll()
  const about = (await app.services.outbox()).filter(({ text }) => text.includes(own.id))
  expect(about.length).toBeGreaterThan(0)
  expect(about.map(({ text }) => text).join()).not.toContain('/accept-bid')
})

it('who gives an address while waiting gets the link to the request there', async () => {
  const { body } = await app.anybody().call(createIndividualRequest, {
    body: { serviceType: 'Emergency', phone: '(512) 555-0143', location: 'Austin, TX' },
  })
  const email = 'given-while-waiting@example.com'
  await app.anybody().call(correctRequest, {
    params: { id: body.requestId },
    token: body.accessToken,
    body: { email },
  })
  expect(await newestMail(email)).toContain(`/bids/${body.requestId}#token=`)
})

it('a link that does not say which offer it was made for takes the first one alone', async () => {
  const request = await asked()
  const provider = await app.given.provider()
  const bid = await app.given.bid(provider, request, { price: '185.00' })
  const press = (body: object) =>
    app.anybody().call(acceptBidByLink, { params: { id: bid.id }, token: request.token, body })
  await provider.caller.call(changeBid, { params: { id: bid.id }, body: { price: '99999.00' } })
  const silent = await press({})
  expect([silent.status, silent.refusal.code]).toEqual([409, 'bid_changed'])
  expect((await press({ price: '185.00' })).refusal.code).toBe('bid_changed')
  expect((await press({ price: '99999.00' })).status).toBe(200)

  const other = await asked()
  const unchanged = await app.given.bid(provider, other, { price: '185.00' })
  const taken = await app
    .anybody()
    .call(acceptBidByLink, { params: { id: unchanged.id }, token: other.token, body: {} })
  expect(taken.status).toBe(200)
})
