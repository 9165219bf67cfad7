import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPublicBids } from '#contract/bids.ts'
import { detailFieldNames, detailReaders } from '#contract/catalogue.ts'
import { createFleetRequest } from '#contract/fleet-requests.ts'
import { cancelRequest, listBoard, readPublicRequest } from '#contract/requests.ts'
import { base } from '#contract/words/languages.ts'
import type { GivenProvider } from '../testing/given.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

/** Nothing of a later stage leaks into an earlier one (rules C10). */
let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
  provider = await app.given.provider()
})
afterAll(() => app.close())

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })

const person = fc.record({
  name: fc.constantFrom('Quillon Abernathy', 'Zephyrine Oakes', 'Marcellus Vandersloot'),
  number: digits(6).map((d) => `5125${d.join('')}`),
  mailbox: fc.stringMatching(/^[a-z]{6,12}$/).map((box) => `${box}@private-mail.example`),
  // Always six decimals, so that the exact number is telling.
  lat: fc.integer({ min: 20_000, max: 39_999 }).map((n) => 30 + (n * 10 + 1) / 1_000_000),
  lng: fc.integer({ min: 65_000, max: 79_999 }).map((n) => -97 - (n * 10 + 1) / 1_000_000),
  spacing: fc.constantFrom('', '-', ' ', '.'),
})

it('before acceptance neither the board, the stream nor the public view tell name, phone, e-mail or exact place', async () => {
  const seen: string[] = []
  app.services.hub.add({
    topics: ['board'],
    language: base,
    write: (chunk) => seen.push(String(chunk)),
    end() {},
  })
  await fc.assert(
    fc.asyncProperty(person, async ({ name, number, mailbox, lat, lng, spacing }) => {
      const written = [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(spacing)
      const street = '4417 Hidden Hollow Rd'
      const request = await app.given.request({
        form: {
          fullName: name,
          phone: number,
          email: mailbox,
          location: `${street}, Austin, TX`,
          problemDescription: `Blown tire. Call ${written} or write to ${mailbox}, see https://me.example/x`,
          additionalNotes: `Text me at +1 ${written}`,
          dropOffLocation: `${street}, Waco, TX`,
          lat,
          lng,
        },
      })
      const board = await provider.caller.call(listBoard)
      const card = board.body.find((one) => one.id === request.id)
      expect(card).toBeDefined()
      const shown = await app.anybody().call(readPublicRequest, { params: { id: request.id } })
      const bids = await app.anybody().call(listPublicBids, { params: { id: request.id } })
      expect(bids.status).toBe(404)
      const told = JSON.stringify([card, shown.body, seen])
      const secrets = [
        name,
        number,
        written,
        mailbox,
        street,
        String(lat),
        String(lng),
        'me.example',
      ]
      for (const secret of secrets) expect(told).not.toContain(secret)
      seen.length = 0
      await app.anybody().call(cancelRequest, {
        params: { id: request.id },
        token: request.token,
        body: { reason: 'The next one comes' },
      })
      expect(told).not.toContain(request.token)
    }),
    { numRuns: 15 },
  )
})

it('before acceptance every answer is told to its readers alone: to the board, by its town, or to nobody', async () => {
  const told: string[] = []
  app.services.hub.add({
    topics: ['board'],
    language: base,
    write: (chunk) => told.push(String(chunk)),
    end() {},
  })
  const answers = Object.fromEntries(detailFieldNames.map((name) => [name, `${name} answer`]))
  const places = { dropOffLocation: '4417 Hidden Hollow Rd, Waco, TX', vin: '1M8GDM9AXKP042788' }
  const said: Record<string, string> = { ...answers, ...places }
  const request = await app.given.request({ form: said })
  const board = await provider.caller.call(listBoard)
  const details = board.body.find(({ id }) => id === request.id)?.details
  const shown = detailFieldNames.flatMap((name) => {
    if (detailReaders[name] === 'accepted') return []
    return [[name, detailReaders[name] === 'town' ? 'Waco, TX' : said[name]]]
  })
  expect(details).toEqual(Object.fromEntries(shown))
  await expect.poll(() => told.join()).toContain(request.id)
  const outline = await app.anybody().call(readPublicRequest, { params: { id: request.id } })
  for (const name of detailFieldNames) {
    expect(JSON.stringify(outline.body)).not.toContain(said[name])
    if (detailReaders[name] !== 'board') expect(told.join()).not.toContain(said[name])
  }
})

it('what a fleet writes over a request, or of its time, gives no number or address away', async () => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const asked = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title: 'Blown tire, call 512-555-0199',
      preferredTime: 'noon, 512 555 0199',
      description: 'Left drive tire',
      location: 'Austin, TX',
      lat: 30.2672,
      lng: -97.7431,
    },
  })
  const board = await provider.caller.call(listBoard)
  const card = board.body.find(({ id }) => id === asked.body.id)
  expect(card?.title).toMatch(/^Blown tire, call \[…\]$/)
  expect(card?.preferredTime).toBe('noon, […]')
})

it("a bid's message gives no phone number, e-mail address or link away before acceptance", async () => {
  const request = await app.given.request()
  const bid = await app.given.bid(provider, request, {
    message: 'Call me: 512 555 0199, shop@example.com, www.shop.example',
  })
  expect(bid.message).not.toMatch(/0199|@|www/)
  expect(bid.message).toContain('Call me')
})
