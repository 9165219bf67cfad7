import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptBidByLink } from '#contract/bids.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { settings } from '#contract/settings.ts'
import { guestForm } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { atOnce } from '../testing/race.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ask = (idempotencyKey: string, form: object = {}) =>
  app.anybody().call(createIndividualRequest, {
    body: { ...guestForm, ...form },
    idempotencyKey,
  })

async function countRequests(): Promise<number> {
  const { rows } = await app.services.pool.query('select count(*) as n from requests')
  return rows[0].n
}

describe('a write with an Idempotency-Key', () => {
  it('is done once and answered the same, link included', async () => {
    const before = await countRequests()
    const first = await ask('a-key-of-my-own-1')
    const second = await ask('a-key-of-my-own-1')
    expect(second.body).toEqual(first.body)
    expect(await countRequests()).toBe(before + 1)
  })

  it('is done once when it is sent many times at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await countRequests()
      const answers = await atOnce(12, () => ask(`at-once-${round}`))
      expect(new Set(answers.map((answer) => answer.body.requestId)).size).toBe(1)
      expect(await countRequests()).toBe(before + 1)
    }
  })

  it('is refused when the same key carries another body', async () => {
    await ask('a-key-of-my-own-2')
    const other = await app.anybody().call(createIndividualRequest, {
      body: { ...guestForm, fullName: 'Somebody Else' },
      idempotencyKey: 'a-key-of-my-own-2',
    })
    expect([other.status, other.refusal.code]).toEqual([422, 'key_reused'])
  })

  it('is answered to who asked alone: not to who has the key without the link, nor to another link', async () => {
    const { given } = app
    const request = await given.request()
    const bid = await given.bid(await given.provider(), request)
    const accept = { params: { id: bid.id }, body: {}, idempotencyKey: 'a-key-of-my-own-5' }
    const own = await app.anybody().call(acceptBidByLink, { ...accept, token: request.token })
    expect(own.status).toBe(200)
    const again = await app.anybody().call(acceptBidByLink, { ...accept, token: request.token })
    expect(again.body).toEqual(own.body)
    const other = await given.request()
    for (const token of [undefined, other.token]) {
      const { status, refusal, bytes } = await app
        .anybody()
        .call(acceptBidByLink, { ...accept, token })
      expect([status, refusal.code]).toEqual([404, 'not_found'])
      expect(new TextDecoder().decode(bytes)).not.toContain(own.body.jobId)
    }
  })

  it('is a key of its account: another may use the same for a deed of its own', async () => {
    const keyed = { body: guestForm, idempotencyKey: 'a-key-of-everybody' }
    const [one, two] = [await app.given.customer(), await app.given.customer()]
    const first = await one.call(createIndividualRequest, keyed)
    const second = await two.call(createIndividualRequest, keyed)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.requestId).not.toBe(first.body.requestId)
  })

  it('is not remembered when it was refused, so that a mended body may follow', async () => {
    const refused = await app.anybody().call(createIndividualRequest, {
      body: { ...guestForm, phone: '1' },
      idempotencyKey: 'a-key-of-my-own-3',
    })
    expect(refused.status).toBe(400)
    expect((await ask('a-key-of-my-own-3')).status).toBe(201)
  })

  it('keeps its answer for who holds the key only: the token stands nowhere in the database', async () => {
    const { body } = await ask('a-key-of-my-own-4')
    const { rows } = await app.services.pool.query(
      `select t.relname as name, query_to_xml(format('select * from %I', t.relname), true, false, '')::text as content
       from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { name, content } of rows)
      expect([name, String(content).includes(body.accessToken)]).toEqual([name, false])
    expect(settings.idempotencyMs).toBe(24 * 60 * 60 * 1000)
  })
})
