import { EventSource } from 'eventsource'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOwnBids } from '#contract/bids.ts'
import type { LiveMessage } from '#contract/events.ts'
import { chooseLanguage } from '#contract/language.ts'
import { listConversations } from '#contract/messaging.ts'
import { listBoard, listOwnRequests, readPublicRequest } from '#contract/requests.ts'
import { base, pseudo } from '#contract/words/languages.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PSEUDO_LANGUAGE: 'yes' } })
})
afterAll(() => app.close())

const readIn = (language: string, ...readers: Caller[]) =>
  Promise.all(readers.map((reader) => reader.call(chooseLanguage, { body: { language } })))
/** Outside its town, so that the spot needs words too. */
const outside = { location: 'I-10 west of Ozona, TX', lat: 30.78, lng: -101.28 }
const title = 'Roadside Tire Change near Ozona, TX'
const isOther = /[åéîöû].* Ozona, TX$/

test('a request that nobody has named is called in the language of who reads it, wherever it stands', async () => {
  const customer = await app.given.customer()
  const shop = await app.given.provider({ address: '908 Ave D, Ozona, TX 76943' })
  const request = await app.given.request({ as: customer, form: outside })
  const read = async (language: string) => {
    await readIn(language, shop.caller, customer)
    const [card] = (await shop.caller.call(listBoard)).body
    const [line] = (await customer.call(listOwnRequests)).body
    const whole = (await customer.call(readPublicRequest, { params: { id: request.id } })).body
    return { titles: [card?.title, line?.title, whole.title], areas: [card?.area, whole.area] }
  }
  // Each twice: what is remembered of one language is not answered in the other.
  for (let times = 0; times < 2; times++) {
    const inEnglish = await read(base)
    expect(inEnglish.titles).toEqual([title, title, title])
    for (const area of inEnglish.areas) expect(area).toMatch(/^\d+ mi \w+ of Ozona, TX$/)
    const translated = await read(pseudo)
    for (const text of translated.titles) expect(text).toMatch(isOther)
    for (const area of translated.areas) expect(area).not.toMatch(/ mi | of /)
  }
  await app.given.bid(shop, request)
  const [bid] = (await shop.caller.call(listOwnBids)).body
  expect(bid?.serviceRequest.title).toMatch(isOther)
  expect(bid?.serviceRequest.location).not.toMatch(/ mi | of /)
  expect((await shop.caller.call(listConversations)).status).toBe(200)
})

test('who does not know what broke reads so in the title, and so does the shop', async () => {
  const customer = await app.given.customer()
  const shop = await app.given.provider({ address: '908 Ave D, Ozona, TX 76943' })
  const form = { ...outside, serviceType: 'Emergency', triage: 'dont_know' } as const
  const { id } = await app.given.request({ as: customer, form })
  const unknown = 'Unknown Problem near Ozona, TX'
  const whole = (await customer.call(readPublicRequest, { params: { id } })).body
  expect(whole.title).toBe(unknown)
  const cards = (await shop.caller.call(listBoard)).body
  expect(cards.find((card) => card.id === id)?.title).toBe(unknown)
})

test('a place that nobody knows is said so in the language of who reads it', async () => {
  const customer = await app.given.customer()
  const nowhere = { location: 'by the old water tower', lat: undefined, lng: undefined }
  const { id } = await app.given.request({ as: customer, form: nowhere })
  const read = async (language: string) => {
    await readIn(language, customer)
    return customer.call(readPublicRequest, { params: { id } })
  }
  expect((await read(base)).body).toMatchObject({
    title: 'Roadside Tire Change',
    area: 'Place not known yet',
  })
  expect((await read(pseudo)).body.area).toMatch(/[åéîöû]/)
})

test('a live card comes in the language of each board that it reaches', async () => {
  const address = '301 S Main St, Lufkin, TX 75901'
  const shops = [await app.given.provider({ address }), await app.given.provider({ address })]
  const [inEnglish, inOther] = shops as [(typeof shops)[0], (typeof shops)[0]]
  await readIn(base, inEnglish.caller)
  await readIn(pseudo, inOther.caller)
  const heard: LiveMessage[][] = []
  const sources = shops.map(({ caller }) => {
    const messages: LiveMessage[] = []
    heard.push(messages)
    const source = new EventSource(`${app.baseUrl}/api/live`, {
      fetch: (to, init) =>
        fetch(to, {
          ...init,
          headers: { ...init.headers, cookie: caller.cookie },
        }),
    })
    source.addEventListener('change', ({ data }) => messages.push(JSON.parse(data)))
    return source
  })
  await Promise.all(
    sources.map((source) => new Promise((open) => source.addEventListener('open', open))),
  )
  await app.given.request({ form: { location: 'Lufkin, TX', lat: 31.3382, lng: -94.7291 } })
  await expect.poll(() => heard.map(({ length }) => length)).toEqual([1, 1])
  const [one, two] = heard.map(([message]) => message?.card?.title)
  expect(one).toBe('Roadside Tire Change near Lufkin, TX')
  expect(two).toMatch(/[åéîöû].* Lufkin, TX$/)
  for (const source of sources) source.close()
})
