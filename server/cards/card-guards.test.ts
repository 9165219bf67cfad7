import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOperations } from '#contract/admin-operations.ts'
import { login, readCurrentUser } from '#contract/auth.ts'
import { acceptBidByLink } from '#contract/bids.ts'
import { advanceJob, confirmJob } from '#contract/jobs.ts'
import { lookAtPayment, putCard, readPayment } from '#contract/payments.ts'
import { readOwnMoney } from '#contract/payouts.ts'
import { listProviderReviews, writeReview } from '#contract/reviews.ts'
import { settings } from '#contract/settings.ts'
import { live, paidJob, settleCards, setUpBank } from '../testing/card-money.ts'
import type { GivenJob, GivenProvider, guestForm } from '../testing/given.ts'
import { byLink, goodCard, payByCard } from '../testing/given-card.ts'
import { type AppWithCards, openWithCards } from '../testing/open-with-cards.ts'
import { atOnce } from '../testing/race.ts'
import { begunJob } from '../testing/read-answers.ts'
import { measureJobs } from '../views/measure-jobs.ts'

const declined = '4000 0000 0000 0002'
const hour = settings.cards.tries.withinMs

let app: AppWithCards
let provider: GivenProvider
let phones = 0
beforeAll(async () => {
  app = await openWithCards({ TRUST_PROXY: '1' })
  provider = await app.given.provider()
})
afterAll(() => app.close())

/** Another person each time, unless a number is said. */
const job = async (phone = `512555${String(1000 + phones++)}`) => {
  const request = await app.given.request({ form: { phone } })
  return app.given.job({ provider, request, until: 'finish', price: '300.00' })
}
type From = { address?: string; device?: string }
const askFrom = (one: GivenJob, { address, device }: From = {}) =>
  app.anybody().call(putCard, {
    ...byLink(one),
    headers: {
      ...(address && { 'x-forwarded-for': address }),
      ...(device && { cookie: `roadcall_device=${device}` }),
    },
  })
const put = async (one: GivenJob, number: string, from: From = {}) => {
  const { url } = (await askFrom(one, from)).body
  await fetch(url, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' })
  return url
}
const failThree = async (one: GivenJob, from: From = {}) => {
  for (let tried = 0; tried < 3; tried++) await put(one, declined, from)
  await app.anybody().call(lookAtPayment, byLink(one))
}
const read = async (one: GivenJob) => (await app.anybody().call(readPayment, byLink(one))).body
const board = async () =>
  (await (await app.given.admin()).call(readOperations)).body.late.map(({ id, reason }) => [
    id,
    reason,
  ])

describe('cards that fail', () => {
  it('are tried three times, then not for an hour: the page is closed, the job goes on and can be paid directly', async () => {
    const one = await job()
    await failThree(one)
    const page = await put(one, declined).catch(() => null)
    expect(page).toBeNull()
    await settleCards(app)
    const shown = await read(one)
    expect(shown).toMatchObject({ state: 'failed', canPutCard: false, direct: '300.00' })
    expect(shown.cardsOffUntil).toBe(new Date(app.clock.now().getTime() + hour).toISOString())
    const refused = await askFrom(one)
    expect([refused.status, refused.refusal.message]).toEqual([
      429,
      '3 cards failed within 60 minutes, so no card can be tried here right now. Help goes on: pay the provider directly, or try a card again later.',
    ])
    expect(await board()).toContainEqual([one.id, 'cards_refused'])
    expect((await app.anybody().call(confirmJob, byLink(one))).status).toBe(200)

    const other = await job()
    app.clock.advance(hour)
    expect((await askFrom(other)).status).toBe(200)
  })

  it.each([
    ['phone number', '5125559001', {}, {}],
    ['device', undefined, { device: 'a-device-of-a-thief' }, { device: 'a-device-of-a-thief' }],
    ['network address', undefined, { address: '203.0.113.9' }, { address: '203.0.113.9' }],
  ] as const)('are counted by %s, on whichever job', async (_, phone, from, then) => {
    await failThree(await job(phone), from)
    expect((await askFrom(await job(phone), then)).status).toBe(429)
    // Somebody else is not in the way, and help was never refused to anybody.
    expect((await askFrom(await job(), { address: '203.0.113.77' })).status).toBe(200)
  })

  it('do not count against everybody behind a proxy that does not say for whom it asks', async () => {
    await failThree(await job(), { address: '10.0.0.7' })
    expect((await askFrom(await job(), { address: '10.0.0.7' })).status).toBe(200)
  })

  it('are counted once, however often and by however many the page is looked at', async () => {
    const one = await job()
    await put(one, declined)
    await put(one, declined)
    await atOnce(5, () => app.anybody().call(lookAtPayment, byLink(one)))
    expect(await read(one)).toMatchObject({ state: 'needs_card', cardsOffUntil: null })
    await put(one, goodCard)
    await app.anybody().call(lookAtPayment, byLink(one))
    expect((await read(one)).state).toBe('secured')
  })
})

describe('a job whose customer and provider are the same people', () => {
  const ofOneself = async (phone: string) => {
    const own = await app.given.provider({ phone })
    const request = await app.given.request({ form: { phone } })
    const one = await app.given.job({ provider: own, request, until: 'finish', price: '300.00' })
    await payByCard(app, one)
    await app.anybody().call(confirmJob, byLink(one))
    await settleCards(app)
    return { own, one }
  }

  it('counts for no figure, is paid out after 14 business days, and the operator sees why', async () => {
    const { own, one } = await ofOneself('5125557001')
    await measureJobs(app.services)
    const { rows } = await app.services.pool.query(
      `select jobs_done, job_record ->> 'closed' as closed from providers where id = $1`,
      [own.id],
    )
    expect(rows).toEqual([{ jobs_done: 0, closed: '0' }])
    expect(await board()).toContainEqual([one.id, 'same_people'])
    await setUpBank(own)
    const money = async () => (await own.caller.call(readOwnMoney)).body
    expect((await money()).jobs).toMatchObject([{ jobId: one.id, samePeople: 'phone' }])
    await live(app, 14)
    expect((await money()).payouts).toEqual([])
    await live(app, 10)
    const { username, password } = own
    await own.caller.call(login, { body: { username, password } })
    expect((await money()).payouts).toMatchObject([{ amount: '270.00', state: 'paid' }])
  })

  it('is known by the device that paid, on which the shop is signed in', async () => {
    const own = await app.given.provider()
    const { username, password } = own
    const signedIn = await app.anybody().call(login, { body: { username, password } })
    const device = /roadcall_device=([^;]+)/.exec(signedIn.headers.getSetCookie().join(';'))?.[1]
    const request = await app.given.request({ form: { phone: '5125557002' } })
    const one = await app.given.job({ provider: own, request, until: 'finish', price: '300.00' })
    await put(one, goodCard, { device: device ?? '' })
    await app.anybody().call(lookAtPayment, byLink(one))
    await app.anybody().call(confirmJob, byLink(one))
    await settleCards(app)
    expect((await own.caller.call(readOwnMoney)).body.jobs).toMatchObject([
      { samePeople: 'device' },
    ])
  })

  it('is known by a mail address with a note in it, and by the device on which a guest accepts; what they write of it is on no page', async () => {
    const own = await app.given.provider()
    const { username, password } = own
    const signedIn = await app.anybody().call(login, { body: { username, password } })
    const device = /roadcall_device=([^;]+)/.exec(signedIn.headers.getSetCookie().join(';'))?.[1]
    const { email } = (await own.caller.call(readCurrentUser)).body
    const noted = (email ?? '').replace('@', '+road@').toUpperCase()
    const because = async (form: Partial<typeof guestForm>, cookie?: string) => {
      const request = await app.given.request({ form })
      const { id } = await app.given.bid(own, request)
      const accepted = await app.anybody().call(acceptBidByLink, {
        params: { id },
        token: request.token,
        body: {},
        ...(cookie && { headers: { cookie } }),
      })
      const one = { id: begunJob(accepted.body), request }
      for (const step of ['start', 'arrive', 'work', 'finish'] as const)
        await own.caller.call(advanceJob, { params: { id: one.id }, body: { step } })
      await app.anybody().call(confirmJob, byLink(one))
      const form5 = { service: 5, onTime: 5, price: 5, words: 'The best there is.' }
      await app.anybody().call(writeReview, { ...byLink(one), body: form5 })
      await own.caller.call(writeReview, { params: { id: one.id }, body: form5 })
      const { rows } = await app.services.pool.query('select same_people from jobs where id = $1', [
        one.id,
      ])
      return rows[0].same_people
    }
    expect(await because({ email: noted, phone: '5125557011' })).toBe('mail')
    const onDevice = { email: 'guest-on-device@example.com', phone: '5125557012' }
    expect(await because(onDevice, `roadcall_device=${device}`)).toBe('device')
    const reviews = async () =>
      (await app.anybody().call(listProviderReviews, { params: { id: own.id } })).body
    expect(await reviews()).toEqual([])
    expect(await because({ email: 'stranger@example.com', phone: '5125557013' })).toBeNull()
    expect(await reviews()).toMatchObject([{ words: 'The best there is.' }])
  })

  it('is not one of strangers', async () => {
    const own = await app.given.provider()
    await paidJob(app, own)
    expect((await own.caller.call(readOwnMoney)).body.jobs).toMatchObject([{ samePeople: null }])
  })
})
