import type { Locator, Page } from '@playwright/test'
import { advanceJob, handBackJob, readJob } from '../contract/jobs.ts'
import { addRequestPhoto } from '../contract/photos.ts'
import { guestForm } from '../server/testing/given.ts'
import { givenPhoto } from '../server/testing/given-photo.ts'
import { secretOf, trackerBody } from '../server/testing/given-tracker.ts'
import { fixAt, technicianSteps } from '../server/testing/given-trip.ts'
import { takeUp } from './at-the-truck.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { loseAnswers } from './lose-answers.ts'
import { loud } from './loud.ts'
import { widths } from './visits.ts'

test.use({ drawsRoads: true })

/** The phone on the dash is so many miles north of the truck. */
const driveTo = (phone: Page, miles: number) =>
  phone.context().setGeolocation({
    latitude: guestForm.lat + miles / 69.09,
    longitude: guestForm.lng,
    accuracy: 12,
  })

test('a fleet and a follower on a third phone see the truck come from its yard, until the link is ended', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: driver.caller })
  await driver.caller.call(addRequestPhoto, {
    params: { id: request.id },
    file: await givenPhoto(),
  })
  const job = await app.given.job({ request })
  const { token } = await app.given.technician(job.provider, job)
  const { businessName } = job.provider

  const desk = await window(company.manager)
  await desk.goto(`/fleet-bids/${request.id}`)
  await desk.getByRole('button', { name: 'Let someone follow' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Who follows this job' })
  await expect(dialog.getByText('Nobody is following this job yet.')).toBeVisible()
  await dialog.getByLabel('Who is it for?').fill('Ann at dispatch')
  await dialog.getByLabel('Show them the photos too').check()
  // Its answers are lost, and one link comes of it.
  await loseAnswers(desk, '**/api/service-requests/*/links', 2)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('No answer yet. Trying again…')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'QR code for Ann at dispatch' })).toHaveCount(1)
  await expect(dialog.getByText('Sees the photos')).toBeVisible()
  await expectAccessible(desk)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(desk.getByText('Link copied', { exact: true })).toBeVisible()
  const link = await desk.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Close' }).click()

  const follower = await window()
  await follower.setViewportSize(widths.phone)
  await follower.goto(link)
  await expect(follower.getByText(`${businessName} is coming`)).toBeVisible()
  await expect(follower.getByText('Wrecker 7')).toBeVisible()
  await expect(follower.getByText('$')).toHaveCount(0)
  await follower.getByRole('button', { name: /^Photo 1 of 1.*show it large/ }).click()
  await expect(follower.getByRole('dialog').getByRole('img')).toBeVisible()
  await follower.keyboard.press('Escape')
  await expectAccessible(follower)

  const phone = await window()
  await phone.setViewportSize(widths.phone)
  await phone.context().grantPermissions(['geolocation'])
  await driveTo(phone, 6)
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
  await phone.getByRole('button', { name: 'On my way' }).click()
  // Where it set out from is nobody's business.
  const leaving = `${businessName} has just set out.`
  await expect(async () => {
    await driveTo(phone, 6 + Math.random() / 1000)
    await expect(desk.getByText(leaving)).toBeVisible({ timeout: 6_000 })
  }).toPass({ timeout: 60_000 })
  await expect(follower.getByText(leaving)).toBeVisible()

  const onTheWay = new RegExp(`^${businessName} was last seen`)
  await expect(async () => {
    await driveTo(phone, 5.72 + Math.random() / 1000)
    await expect(follower.getByText(onTheWay).first()).toBeVisible({ timeout: 6_000 })
  }).toPass({ timeout: 60_000 })
  await expect(desk.getByText(onTheWay).first()).toBeVisible()
  // One time, not what was promised beside what is likely.
  await expect(follower.getByText(/^Likely/)).toBeVisible()
  await expect(follower.getByText('Arrives about')).toBeVisible()
  await expect(follower.getByText('Promised by')).toHaveCount(0)
  // The board says the same as the page of the job, which does not begin with the promise while the trip is on its way.
  const office = await window(company.manager)
  const letTripCome = await holdBack(office, (url) => url.pathname.endsWith('/trip'))
  await office.goto(`/fleet-bids/${request.id}`)
  await expect(office.getByText('Arrives about')).toBeVisible()
  letTripCome()
  await office.goto('/business-dashboard?tab=requests')
  await expect(office.getByText(/^Likely \d/)).toBeVisible()
  await expect(office.getByText('promised by')).toHaveCount(0)
  await expectAccessible(follower)
  expect(await follower.content()).not.toContain(guestForm.phone)

  await desk.getByRole('button', { name: 'Let someone follow' }).click()
  await dialog.getByRole('button', { name: 'Turn off the link for Ann at dispatch' }).click()
  await expect(dialog.getByText('Nobody is following this job yet.')).toBeVisible()
  await expect(follower.getByText('This link is wrong or no longer works')).toBeVisible({
    timeout: 20_000,
  })
  await expect(follower.getByText(businessName)).toHaveCount(0)

  // Nothing that has ended is asked for again, however long the page stays open.
  const later = await window()
  await later.clock.install()
  await later.goto(link)
  await expect(later.getByText('This link is wrong or no longer works')).toBeVisible()
  const asked: string[] = []
  later.on('request', (request) => asked.push(request.url()))
  await later.clock.runFor(120_000)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

/** On the screen as it opened, from top to bottom and under no bar. */
const isSeenAtOnce = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const middle = (left + right) / 2
    return [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(middle, y)),
    )
  })

test('who waits reads how it stands and one time of arrival, and calls, on the first screen of a phone', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const customer = await app.given.customer()
  const ofFleet = await app.given.request({ as: driver.caller })
  const ofCustomer = await app.given.request({ as: customer })
  const ofGuest = await app.given.request()
  for (const request of [ofFleet, ofCustomer, ofGuest]) {
    const job = await app.given.job({ request })
    const { byLink } = await app.given.technician(job.provider, job)
    await technicianSteps(byLink, { id: job.id }, 'start')
  }
  const readers = [
    { as: driver.caller, to: '/driver-portal' },
    { as: company.manager, to: `/fleet-bids/${ofFleet.id}` },
    { as: customer, to: '/customer-dashboard?tab=progress' },
    { as: undefined, to: `/bids/${ofGuest.id}?token=${ofGuest.token}` },
  ]
  for (const { as, to } of readers) {
    const page = await window(as)
    await page.goto(to)
    const arrival = page.getByText('Promised by', { exact: true })
    await expect(arrival).toHaveCount(1)
    await expect(page.getByText('Look for: Wrecker 7')).toBeVisible()
    // As wide as a clock gets, whatever the hour.
    await arrival
      .locator('..')
      .locator('time')
      .evaluate(({ firstChild }) => {
        if (firstChild) firstChild.textContent = '12:58 PM'
      })
    const seen = [
      page.getByText('On the way', { exact: true }).first(),
      // With its figures, not its label alone.
      arrival.locator('..'),
      loud(page.getByRole('main')).filter({ hasText: /^\(/ }),
    ]
    for (const part of seen) expect(await isSeenAtOnce(part), `${to} ${part}`).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('who presses “I have arrived” in the yard arrives unproved, takes it back, or hears that nobody is there', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token } = await app.given.technician(job.provider, job)
  const phone = await window()
  await phone.context().grantPermissions(['geolocation'])
  await driveTo(phone, 9)
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
  await phone.getByRole('button', { name: 'On my way' }).click()
  const arrived = phone.getByRole('button', { name: 'I have arrived' })
  await arrived.click()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(customer.getByText('No proof of arrival.').first()).toBeVisible()
  const lost = 'No proof of arrival. Without proof this arrival does not count as on time.'
  await expect(phone.getByText(lost)).toBeVisible()
  await expect(customer.getByText('does not count as on time')).toHaveCount(0)
  // Tapped by mistake, so whoever tapped takes it back; and then it is tapped again all the same.
  await phone.getByRole('button', { name: 'I am not there yet' }).click()
  await expect(customer.locator('[aria-current=step]')).toContainText('On the way')
  await arrived.click()
  await customer.getByRole('button', { name: 'No, nobody is here' }).click()
  await expect(customer.getByText('You said that nobody was here.', { exact: false })).toBeVisible()
  await expect(customer.locator('[aria-current=step]')).toContainText('On the way')
})

test('a forgotten button costs nothing: the arrival counts from when the phone was at the truck', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token } = await app.given.technician(job.provider, job)
  const phone = await window()
  await phone.context().grantPermissions(['geolocation'])
  await driveTo(phone, 0.02)
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
  const sent = () => phone.waitForResponse(/\/positions$/)
  const setOut = sent()
  await phone.getByRole('button', { name: 'On my way' }).click()
  await setOut
  // What the phone knew before the press is no position of this trip.
  const there = phone.waitForResponse(
    (response) =>
      /\/positions$/.test(response.url()) &&
      `${response.request().postData()}`.includes(`${guestForm.lat + 0.021 / 69.09}`),
  )
  await driveTo(phone, 0.021)
  expect((await there).status()).toBe(200)
  // To the parts store and back to the phone's button, which nobody pressed at the truck.
  await driveTo(phone, 4)
  const pressedAt = new Date().toISOString()
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await expect(phone.getByText('Arrival proved by the position at the vehicle.')).toBeVisible()
  const { body } = await job.provider.caller.call(readJob, { params: { id: job.id } })
  expect(body.arrivalProof).toBe('place')
  expect(body.arrivedAt && body.arrivedAt < pressedAt).toBe(true)
})

/** A device that stands still: what it knew is some seconds old, and it says something new only when it is asked anew. */
const standsStill = ({ latitude, longitude }: { latitude: number; longitude: number }) => `
  navigator.geolocation.watchPosition = (take, _, { maximumAge }) => {
    const coords = { latitude: ${latitude}, longitude: ${longitude}, accuracy: 12, heading: null, speed: null }
    setTimeout(() => take({ coords, timestamp: Date.now() - maximumAge / 2 }), 50)
    return 1
  }
  navigator.geolocation.clearWatch = () => {}`

test('a guest who has the page open hears of a truck that stands still at first: both sides say the same', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const shop = await window(job.provider.caller)
  await shop.addInitScript(
    standsStill({ latitude: guestForm.lat + 9 / 69.09, longitude: guestForm.lng }),
  )
  await shop.goto('/provider-dashboard?tab=jobs')
  await expect(customer.locator('[aria-current=step]')).toContainText('Assigned')
  await shop.getByRole('button', { name: 'On my way' }).click()
  // Of what it knew before, the customer sees nothing, and the shop says so.
  await expect(shop.getByText('The customer doesn’t see it yet.', { exact: false })).toBeVisible()
  const isSeen = shop.getByText('The customer sees where you are until you arrive.', {
    exact: false,
  })
  await expect(isSeen).toBeVisible({ timeout: 20_000 })
  await expect(customer.getByText(`${job.provider.businessName} has just set out.`)).toBeVisible()
})

test('a hand-back in the middle of the way takes the truck off the customer’s page, and the phone stops sending', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token } = await app.given.technician(job.provider, job)
  const phone = await window()
  await phone.context().grantPermissions(['geolocation'])
  await driveTo(phone, 6)
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
  await phone.getByRole('button', { name: 'On my way' }).click()
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const coming = customer.getByText(`${job.provider.businessName} has just set out.`)
  await expect(async () => {
    await driveTo(phone, 6 + Math.random() / 1000)
    await expect(coming).toBeVisible({ timeout: 6_000 })
  }).toPass({ timeout: 60_000 })
  await job.provider.caller.call(handBackJob, {
    params: { id: job.id },
    body: { reason: 'The wrecker broke down' },
  })
  await expect(coming).toHaveCount(0)
  await takeUp(phone)
  await expect(phone.getByText('No jobs now')).toBeVisible()
  const sent: string[] = []
  phone.on('request', (request) => request.url().endsWith('/positions') && sent.push(request.url()))
  await driveTo(phone, 5)
  await expect(customer.getByText('Your request is open again', { exact: false })).toBeVisible()
  expect(sent).toEqual([])
})

test('an app in the background shares the way while the page is closed', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token } = await app.given.technician(job.provider, job)
  const phone = await window()
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
  await phone.getByText('Share while you use another app').click()
  await phone.getByRole('button', { name: 'Connect Traccar Client' }).click()
  const setUp = phone.getByRole('link', { name: 'Open Traccar Client' })
  const link = (await setUp.getAttribute('href')) ?? ''
  await expect(
    phone.getByRole('img', { name: 'QR code that sets up Traccar Client' }),
  ).toBeVisible()
  await expect(phone.getByText('Set up. Nothing has come from the app yet.')).toBeVisible()
  await expectAccessible(phone)
  // Pressed, and the page closed at once: the press arrives all the same.
  const pressed = phone.waitForRequest(/\/steps$/)
  await phone.getByRole('button', { name: 'On my way' }).click()
  await pressed
  await phone.close()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const says = (miles: number) =>
    customer.request.post(`/api/track/${secretOf(link)}`, {
      data: trackerBody(fixAt(miles, new Date())),
    })
  expect((await says(6)).status()).toBe(200)
  const { businessName } = job.provider
  await expect(customer.getByText(`${businessName} has just set out.`)).toBeVisible({
    timeout: 30_000,
  })
  // The page asks once for each position: a second part that listened would cut the first one's question off.
  const cutOff: string[] = []
  customer.on('requestfailed', (request) => {
    if (request.url().endsWith('/trip')) cutOff.push(request.url())
  })
  await expect(async () => {
    await says(5.72 + Math.random() / 1000)
    await expect(customer.getByText(`${businessName} was last seen just now.`)).toBeVisible({
      timeout: 5_000,
    })
  }).toPass({ timeout: 60_000 })
  expect(cutOff).toEqual([])
})

test('a yes beside a code that does not match is asked about, and one pressed in error is taken back', async ({
  app,
  window,
}) => {
  const job = await app.given.job({ until: 'start' })
  const name = job.provider.businessName
  const page = await window()
  await page.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const arrives = page.getByText(/^(Promised by|Arrives|Arrives about)$/)
  await expect(arrives).toBeVisible()
  await page.getByLabel('The code they give you (optional)').fill('ZZZZ')
  await expect(page.getByText(`It does not match: this may not be ${name}.`)).toBeVisible()
  const yes = page.getByRole('button', { name: 'Yes, they are here' })
  await yes.click()
  const question = page.getByRole('dialog', {
    name: `The code does not match. Is this really ${name}?`,
  })
  await question.getByRole('button', { name: 'Ask for the code again' }).click()
  await expect(page.getByText(/^You said at/)).toHaveCount(0)
  await yes.click()
  await question.getByRole('button', { name: `Yes, this is ${name}` }).click()
  await expect(page.getByText(/^You said at/)).toBeVisible()
  // Whom the customer has with them does not arrive anymore.
  await expect(arrives).toHaveCount(0)
  await page.getByRole('button', { name: 'No, they are not here' }).click()
  await expect(yes).toBeVisible()
  await expect(arrives).toBeVisible()
  const { body } = await job.provider.caller.call(advanceJob, {
    params: { id: job.id },
    body: { step: 'arrive' },
  })
  expect(body.arrivalProof).toBe('none')
})
