import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { correctRequest } from '#contract/correcting.ts'
import { endLinks, shareRequest } from '#contract/links.ts'
import { readPublicRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { expireRequests } from '../deals/expire-requests.ts'
import type { GivenRequest } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'
import { type Link, lendLink } from './links.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** What the next mail or text to the contact of a request would carry. */
async function lent(
  { id }: { id: string },
  {
    onlyBidId = null,
    linkKey = app.services.linkKey,
  }: { onlyBidId?: string | null; linkKey?: string } = {},
): Promise<Link> {
  const deed = app.services.deeds.own()
  return deed.transaction((tx) =>
    lendLink(tx, { requestId: id, onlyBidId, isReadOnly: false }, { now: deed.now, linkKey }),
  )
}
async function followed(path: string) {
  const answer = await fetch(app.baseUrl + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, to: answer.headers.get('location') }
}
const follow = ({ code }: Link) => followed(`/s/${code}`)
const view = async ({ id }: { id: string }, token: string) =>
  (await app.anybody().call(readPublicRequest, { params: { id }, token })).body.view
const ended = '/link-ended'

describe('the link that mails and texts carry', () => {
  it('is the same each time, another for another request or a bid alone, and made once by many at a time', async () => {
    const [request, other] = [await app.given.request(), await app.given.request()]
    const bid = await app.given.bid(await app.given.provider(), request)
    const links = await atOnce(8, () => lent(request))
    expect(new Set(links.map(({ code }) => code)).size).toBe(1)
    const [first] = links
    expect(first?.code).toMatch(/^[\w-]{12}$/)
    expect(await lent(request)).toEqual(first)
    const others = [await lent(other), await lent(request, { onlyBidId: bid.id })]
    expect(new Set([first, ...others].map((link) => link?.token)).size).toBe(3)
  })

  it('leads by its short code to the page that it opens, told to nobody on the way', async () => {
    const request = await app.given.request()
    const link = await lent(request)
    const { status, headers, to } = await follow(link)
    expect([status, to]).toEqual([303, `/bids/${request.id}#token=${link.token}`])
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(await view(request, link.token)).toBe('owner')
  })

  it('of one bid shows that bid alone', async () => {
    const request = await app.given.request()
    const bid = await app.given.bid(await app.given.provider(), request)
    await app.given.bid(await app.given.provider(), request)
    const link = await lent(request, { onlyBidId: bid.id })
    const list = await app.anybody().call(listPublicBids, {
      params: { id: request.id },
      token: link.token,
    })
    expect(list.body.map(({ id }) => id)).toEqual([bid.id])
  })

  it('stands in the database so that the database alone opens nothing', async () => {
    const request = await app.given.request()
    const { code, token } = await lent(request)
    const { rows } = await app.services.pool.query(
      'select row_to_json(t)::text as said from request_tokens t where request_id = $1',
      [request.id],
    )
    const said = rows.map((row) => row.said).join()
    for (const secret of [code, token]) {
      expect(said).not.toContain(secret)
      expect(said).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('that was sealed with another key still opens, but another one is sent from now on', async () => {
    const request = await app.given.request()
    const before = await lent(request, {
      linkKey: 'a key that this server had before it was moved',
    })
    const after = await lent(request)
    expect(after.code).not.toBe(before.code)
    expect(await lent(request)).toEqual(after)
    for (const { token } of [before, after]) expect(await view(request, token)).toBe('owner')
    expect((await follow(before)).to).toContain(request.id)
  })

  it('ends a week after its request has closed', async () => {
    const request = await app.given.request()
    const link = await lent(request)
    app.clock.advance(settings.requestExpiryMs.urgent + 1000)
    await expireRequests(app.services)
    app.clock.advance(settings.tokenAfterCloseMs - 10_000)
    expect((await follow(link)).to).toContain(request.id)
    app.clock.advance(20_000)
    expect((await follow(link)).to).toBe(ended)
    expect(await view(request, link.token)).toBe('public')
  })
})

it('a short link that nobody has made leads to the page that says so', async () => {
  for (const code of ['AAAAAAAAAAAA', 'x', '%00', "'or'1'='1", 'x'.repeat(150)])
    expect(await followed(`/s/${code}`)).toMatchObject({ status: 303, to: ended })
})

it('short links are followed so many times a minute by one address, and no more', async () => {
  const limited = await openTestApp({ limits: true })
  const tries = await atOnce(settings.limits.shortLink + 5, () =>
    fetch(`${limited.baseUrl}/s/AAAAAAAAAAAA`, { redirect: 'manual' }),
  )
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5)
  await limited.close()
})

describe('who ends all links', () => {
  const endBy = (request: GivenRequest, token = request.token, idempotencyKey?: string) =>
    app.anybody().call(endLinks, {
      params: { id: request.id },
      token,
      ...(idempotencyKey && { idempotencyKey }),
    })

  it('has a new one, and every other is dead at once: the page’s, the text’s, the bid’s and the shared one', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await app.given.request()
      const bid = await app.given.bid(await app.given.provider(), request)
      const sent = await lent(request)
      const ofBid = await lent(request, { onlyBidId: bid.id })
      const shared = await app
        .anybody()
        .call(shareRequest, { params: { id: request.id }, token: request.token })
      const path = shared.body.path
      const tokenOf = async () => (await followed(path)).to?.split('token=')[1] ?? ''
      const tokens = [request.token, sent.token, ofBid.token, await tokenOf()]
      for (const token of tokens) expect(await view(request, token)).toBe('owner')

      const { body } = await endBy(request)
      for (const token of tokens) expect(await view(request, token)).toBe('public')
      for (const code of [`/s/${sent.code}`, `/s/${ofBid.code}`, path])
        expect((await followed(code)).to).toBe(ended)
      expect(await view(request, body.accessToken ?? '')).toBe('owner')
      const next = await lent(request)
      expect(next.code).not.toBe(sent.code)
      expect(await view(request, next.token)).toBe('owner')
    }
  })

  it('by an account needs none, and takes none from another request', async () => {
    const owner = await app.given.customer()
    const [request, other] = [
      await app.given.request({ as: owner }),
      await app.given.request({ as: owner }),
    ]
    const { body } = await owner.call(endLinks, { params: { id: request.id } })
    expect(body.accessToken).toBeNull()
    expect(await view(request, request.token)).toBe('public')
    expect(await view(other, other.token)).toBe('owner')
  })

  it('and asks again because the answer was lost has the same one, by the same key and the link that asked alone', async () => {
    const request = await app.given.request()
    const bid = await app.given.bid(await app.given.provider(), request)
    const [sent, ofBid] = [await lent(request), await lent(request, { onlyBidId: bid.id })]
    const key = 'links-ended-once-1'
    const first = await endBy(request, request.token, key)
    const again = await endBy(request, request.token, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await view(request, again.body.accessToken ?? '')).toBe('owner')
    expect(await view(request, request.token)).toBe('public')

    const refused = [
      await endBy(request, request.token, 'links-ended-once-2'),
      await endBy(request, sent.token, key),
      await endBy(request, ofBid.token, key),
      await endBy(request, (await app.given.request()).token, key),
      await app.anybody().call(endLinks, { params: { id: request.id }, idempotencyKey: key }),
      await (await app.given.customer()).call(endLinks, {
        params: { id: request.id },
        token: request.token,
        idempotencyKey: key,
      }),
    ]
    for (const { status, bytes } of refused) {
      expect(status).toBe(404)
      expect(new TextDecoder().decode(bytes)).not.toContain(first.body.accessToken)
    }
    // Nothing else is opened by the link that has ended.
    const share = async (idempotencyKey: string | null) => {
      const byEnded = { params: { id: request.id }, token: request.token, idempotencyKey }
      const { status, refusal } = await app.anybody().call(shareRequest, byEnded)
      return [status, refusal.code]
    }
    expect(await share(null)).toEqual([404, 'not_found'])
    expect(await share(key)).toEqual([422, 'key_reused'])
  })

  it('many times at one moment with one key has one new link', async () => {
    for (let round = 0; round < 5; round++) {
      const request = await app.given.request()
      const answers = await atOnce(6, () => endBy(request, request.token, `links-at-once-${round}`))
      expect(new Set(answers.map(({ body }) => body.accessToken)).size).toBe(1)
      expect(await view(request, answers[0]?.body.accessToken ?? '')).toBe('owner')
    }
  })

  it('is none who has a bid’s link or a dead one', async () => {
    const request = await app.given.request()
    const bid = await app.given.bid(await app.given.provider(), request)
    const { token } = await lent(request, { onlyBidId: bid.id })
    expect((await endBy(request, token)).status).toBe(404)
    await endBy(request)
    expect((await endBy(request)).status).toBe(404)
  })
})

it('when the phone of a request is corrected, what was sent to the old one is dead, and who came by it gets a new one', async () => {
  const request = await app.given.request()
  const correct = (token: string, contactPhone: string) =>
    app
      .anybody()
      .call(correctRequest, { params: { id: request.id }, token, body: { contactPhone } })
  const wrong = await lent(request)
  const byPage = await correct(request.token, '(512) 555-0161')
  expect(byPage.body.accessToken).toBeNull()
  expect(await view(request, wrong.token)).toBe('public')
  expect((await follow(wrong)).to).toBe(ended)
  expect(await view(request, request.token)).toBe('owner')

  const right = await lent(request)
  const byText = await correct(right.token, '(512) 555-0162')
  expect(await view(request, right.token)).toBe('public')
  expect(await view(request, byText.body.accessToken ?? '')).toBe('owner')
  expect((await lent(request)).token).toBe(byText.body.accessToken)
})
