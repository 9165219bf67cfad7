import type { Locator, Page } from '@playwright/test'
import { decideBid } from '../contract/bids.ts'
import { advanceJob, confirmJob, type ProviderStep } from '../contract/jobs.ts'
import { changeOwnProvider } from '../contract/providers.ts'
import { stepAtPlace } from '../server/testing/given.ts'
import { accept, fleetJob, fleetRequest, onTerms } from '../server/testing/given-terms.ts'
import { begunJob } from '../server/testing/read-answers.ts'
import { expect, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { goTo } from './rail.ts'
import { towns } from './towns.ts'

/** How long the page is, in pixels. */
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** As a row says it. */
const aDate = /^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/

/** Where a phone's screen ends for its reader: above the bar of 64 px at its foot. */
const aboveDock = 844 - 64

test('on a phone a board of five requests is at most 2,200 px long, My Bids with sixteen 2,500, and a shop’s figures 2,000', async ({
  window,
  app,
}) => {
  const { address, lat, lng } = towns.dodgeCity
  const provider = await app.given.provider({ address, radius: 40 })
  const customer = await app.given.customer()
  const bid = async () => {
    const request = await app.given.request({ as: customer, form: { lat, lng } })
    const message = 'On the truck, with the tire on board. Call when you are safe behind the rail.'
    return app.given.bid(provider, request, { price: '385.00', message })
  }
  // Six won, five lost, five live.
  for (let at = 0; at < 16; at++) {
    const { id } = await bid()
    const status = at < 6 ? 'accepted' : at < 11 ? 'rejected' : null
    if (status) await customer.call(decideBid, { params: { id }, body: { status } })
  }
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard')
  // Those that were lost may be asked for again.
  const card = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' })
  await expect(card).toHaveCount(5)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2200)
  await goTo(page, 'My Bids')
  await expect(page.getByRole('list', { name: 'Live' }).locator('> li')).toHaveCount(5)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2500)
  await goTo(page, 'Analytics')
  await expect(page.getByRole('heading', { name: 'The last 30 days' })).toBeVisible()
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2000)
})

/** How far down the page something ends, in pixels. */
const endOf = (part: Locator) =>
  part.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY)

test('on a phone a fleet has read five bids within 2,200 px, each with its price, arrival and deeds', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await fleetRequest(company, { driverId: driver.id })
  const message = 'On the truck, with the tire on board. Call when you are safe behind the rail.'
  for (const price of ['385.00', '395.00', '405.00', '415.00', '1425.00'])
    await app.given.bid(await app.given.provider(), request, { price, message })
  const page = await window(company.manager)
  await page.goto(`/fleet-bids/${request.id}`)
  const bids = page.getByRole('region', { name: 'Bids' })
  await expect(bids.getByRole('button', { name: /^Approve Provider/ })).toHaveCount(5)
  await expect(bids.getByRole('button', { name: /^Reject the bid/ })).toHaveCount(5)
  await expect.poll(() => endOf(bids)).toBeLessThanOrEqual(2200)
})

test('on a phone a fleet’s request with five bids is at most 2,200 px long while help comes, 2,700 while it asks for a review', async ({
  window,
  withCards: { given, baseUrl, databaseUrl },
}) => {
  const app = { given }
  const company = await onTerms(app)
  const driver = await app.given.fleetDriver(company)
  const request = await fleetRequest(company, { driverId: driver.id })
  const shop = await app.given.provider()
  const won = await app.given.bid(shop, request, { price: '385.00' })
  for (const price of ['395.00', '405.00', '415.00', '1425.00'])
    await app.given.bid(await app.given.provider(), request, { price })
  const params = { id: begunJob((await accept(company.manager, won.id)).body) }
  await app.given.technician(shop, params)
  const advance = (step: ProviderStep) =>
    shop.caller.call(advanceJob, { params, body: stepAtPlace(step, new Date()) })
  await advance('start')
  // The office is asked for nothing: the device has said where the truck stands.
  const place = 'update requests set accuracy_m = 10, place_miles = null where id = $1'
  await inDatabase(databaseUrl, place, [request.id])
  const page = await window(company.manager)
  await page.goto(`${baseUrl}/fleet-bids/${request.id}`)
  // Who comes and whom to call stand on the first screen.
  await expect(page.getByText('On the way', { exact: true }).first()).toBeVisible()
  const calls = page.getByRole('main').getByRole('link', { name: /^(Call )?\(\d{3}\) / })
  await expect(calls).toHaveCount(2)
  for (const call of await calls.all()) expect(await endOf(call)).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2200)

  // What was offered is behind one line; what the request says and its links are too.
  const bids = page.getByRole('region', { name: 'Bids' })
  await bids.getByText('5 bids · $385.00 approved').click()
  await expect(bids.getByRole('listitem')).toHaveCount(5)
  await bids.getByLabel('Sort by').selectOption('Price: high to low')
  await expect(bids.getByRole('listitem').nth(1)).toContainText('$1,425.00')
  await page.getByText('Request details').click()
  await expect(page.getByText('Left drive tire')).toBeVisible()
  await page.getByText('Links to this request').click()
  await expect(page.getByRole('button', { name: 'Let someone follow' })).toBeVisible()
  await page.getByText('When they are at the truck', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Yes, they are here' })).toBeVisible()
  await page.getByRole('button', { name: /^Show \d more$/ }).click()
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Help requested')

  for (const step of ['arrive', 'work', 'finish'] as const) await advance(step)
  await company.manager.call(confirmJob, { params })
  await page.goto(`${baseUrl}/fleet-bids/${request.id}`)
  await expect(page.getByText('The work is done and the job is closed.')).toBeVisible()
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2700)
})

test('on a phone a fleet that is asked for approval decides on the first screen, and its request with four bids is at most 2,450 px long', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company, { spendingLimit: '200' })
  const request = await fleetRequest(company, { driverId: driver.id })
  const message = 'On the truck, with the tire on board. Call when you are safe behind the rail.'
  for (const price of ['385.00', '395.00', '405.00'])
    await app.given.bid(await app.given.provider(), request, { price, message })
  const asked = await app.given.bid(await app.given.provider(), request, { price: '570.00' })
  await driver.caller.call(decideBid, { params: { id: asked.id }, body: { status: 'accepted' } })
  const page = await window(company.manager)
  await page.goto(`/fleet-bids/${request.id}`)
  const approval = page.getByRole('region', { name: 'Needs your approval' })
  await expect(approval).toContainText('$570.00')
  expect(await endOf(approval)).toBeLessThanOrEqual(aboveDock)
  // The bid that is asked for stands first, the best of the others after it.
  const bids = page.getByRole('region', { name: 'Bids' })
  const approve = bids.getByRole('button', { name: /^Approve Provider/ })
  await expect(approve).toHaveCount(2)
  await expect(bids.getByRole('listitem').first()).toContainText('$570.00')
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2450)
  await bids.getByRole('button', { name: 'Show 2 more' }).click()
  await expect(approve).toHaveCount(4)
  await page.getByText('Photos', { exact: true }).click()
  await expect(page.getByText('Add photos')).toBeVisible()
})

test('on a phone a customer’s dashboard shows two of six bids, the best first, and is at most 2,000 px long', async ({
  window,
  app,
}) => {
  const customer = await app.given.customer()
  const request = await app.given.request({ as: customer })
  for (const price of ['385.00', '395.00', '405.00', '415.00', '425.00', '435.00'])
    await app.given.bid(await app.given.provider(), request, { price })
  const page = await window(customer)
  await page.goto('/customer-dashboard')
  const accept = page.getByRole('button', { name: /^Accept Bid from/ })
  await expect(accept).toHaveCount(2)
  await expect(accept.first()).toHaveAccessibleName(/\$385\.00/)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2000)
  await page.getByRole('button', { name: 'Show 4 more' }).click()
  await expect(accept).toHaveCount(6)
})

test('on a phone no step of a shop’s application is longer than one and a half screens', async ({
  page,
}) => {
  for (const step of [1, 2, 3, 4]) {
    await page.goto(`/provider-signup?step=${step}`)
    const next = page.getByRole('button', { name: /^(Continue|Apply)$/ })
    await expect(next).toBeVisible()
    expect(await endOf(next)).toBeLessThanOrEqual(1.5 * 844)
  }
})

test('on a phone a shop’s Money with nine jobs and five payouts is at most 1,800 px long', async ({
  window,
  withCards: { given, baseUrl, databaseUrl },
}) => {
  const app = { given, clock: { now: () => new Date() } }
  const company = await onTerms(app)
  const shop = await given.provider()
  for (let at = 0; at < 7; at++) await fleetJob(app, company, shop, { price: '385.00' })
  for (let at = 0; at < 2; at++) await fleetJob(app, company, shop, { payBy: 'direct' })
  for (const days of [3, 4, 5, 6, 7])
    await inDatabase(
      databaseUrl,
      `insert into payouts (provider_id, day, state, cents, set_off_cents, asked_at, moved_at) values ($1, current_date - $2::int, 'paid', 27000, 3000, now(), now())`,
      [shop.id, days],
    )
  const page = await window(shop.caller)
  await page.goto(`${baseUrl}/provider-dashboard?tab=money`)
  const jobs = page.getByRole('region', { name: 'Paid by card or on fleet terms' })
  const payouts = page.getByRole('region', { name: 'Payouts' })
  await expect(jobs.getByRole('rowheader')).toHaveCount(3)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(1800)
  await jobs.getByRole('button', { name: 'Show 4 more' }).click()
  await expect(jobs.getByRole('rowheader')).toHaveCount(7)
  await payouts.getByRole('button', { name: /^Show \d more$/ }).click()
  await expect(payouts.getByRole('rowheader')).toHaveCount(5)
  await page.getByText('Paid directly to you').first().click()
  await expect(page.getByRole('table', { name: 'Paid directly to you' })).toBeVisible()
})

test('on a phone a fleet’s Money begins with what it owes and with nine jobs is at most 2,400 px long', async ({
  window,
  withCards: { given, baseUrl },
}) => {
  const app = { given, clock: { now: () => new Date() } }
  const company = await onTerms(app, { billing: 'weekly' })
  const shop = await given.provider()
  for (let at = 0; at < 9; at++) await fleetJob(app, company, shop, { price: '385.00' })
  const page = await window(company.manager)
  await page.goto(`${baseUrl}/business-dashboard?tab=money`)
  const terms = page.getByRole('region', { name: 'Fleet terms' })
  await expect(terms).toContainText('$3,465.00')
  expect(await endOf(terms)).toBeLessThanOrEqual(aboveDock)
  const unbilled = page.getByRole('region', { name: 'Not billed yet' })
  const spent = page.getByRole('region', { name: 'What you spent' })
  await expect(unbilled.getByRole('rowheader')).toHaveCount(2)
  await expect(unbilled.getByText(aDate)).toHaveCount(2)
  await expect(unbilled.getByText(aDate).first()).toBeVisible()
  await expect(spent.getByRole('rowheader')).toHaveCount(3)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2400)
  await unbilled.getByRole('button', { name: 'Show 7 more' }).click()
  await expect(unbilled.getByRole('rowheader')).toHaveCount(9)
})

test('on a phone a shop whose driver is on the way has the place, the phone, what is owed and the next step on the first screen, and its card is at most 1,500 px long', async ({
  window,
  app,
}) => {
  const { provider, id } = await app.given.job({ until: 'start' })
  await app.given.technician(provider, { id })
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard?tab=jobs')
  const card = page.getByRole('list', { name: 'In progress' }).getByRole('listitem').first()
  const call = card.getByRole('link', { name: /^\(\d{3}\) / }).first()
  const owed = card.getByText(/^Paid directly: you collect/)
  const next = card.getByRole('button', { name: 'I have arrived' })
  await expect(next).toBeInViewport()
  await expect(owed).toBeVisible()
  expect(await endOf(call)).toBeLessThan(await endOf(owed))
  expect(await endOf(owed)).toBeLessThanOrEqual(aboveDock)
  await expect(card.getByText('Proof of work · 0 of 7')).toBeVisible()
  await expect
    .poll(() => card.evaluate((one) => one.getBoundingClientRect().height))
    .toBeLessThanOrEqual(1500)
  // What is behind one line each is still there.
  await card.getByText('Arrival codes').click()
  await expect(card.getByLabel('The customer’s code (optional)')).toBeVisible()
  await card.getByText('Proof of work · 0 of 7').click()
  await expect(card.getByText(/^Before the work/)).toBeVisible()
  await card.getByText('What happened').click()
  await expect(card.getByRole('list', { name: 'What happened' })).toContainText(
    'Provider on the way',
  )
})

test('on a phone a fleet’s overview begins with what needs a person, and its counts are one group of at most 200 px', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  await fleetRequest(company, { driverId: (await app.given.fleetDriver(company)).id })
  const page = await window(company.manager)
  await page.goto('/business-dashboard?tab=overview')
  const needed = page.getByRole('list', { name: 'What needs a person now' })
  const help = needed.getByRole('link', { name: '1 Needs help' })
  expect(await endOf(help)).toBeLessThanOrEqual(aboveDock / 1.5)
  const now = page.getByLabel('The fleet now')
  expect((await now.boundingBox())?.height).toBeLessThanOrEqual(200)
  // By whose clock is set once: it stands after everything that is read.
  const figures = page.getByRole('heading', { name: 'Figures' })
  const zone = page.getByLabel('Time zone')
  expect(await endOf(zone)).toBeGreaterThan((await endOf(figures)) + 300)
  await help.click()
  await expect(page).toHaveURL(/tab=drivers&status=needs_help/)
})

test('on a phone an operator sees the state of a request and all deeds on the first screen, and its page is at most 2,600 px long', async ({
  window,
  app,
}) => {
  const request = await app.given.request({ as: await app.given.customer() })
  for (const price of ['385.00', '395.00', '405.00'])
    await app.given.bid(await app.given.provider(), request, { price })
  const page = await window(await app.given.admin())
  await page.goto(`/admin/requests/${request.id}`)
  await expect(page.getByRole('region', { name: 'Request' })).toContainText('3 bids')
  const deeds = page.getByRole('region', { name: 'What you can do' })
  expect(await endOf(deeds)).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2600)
})

test('on a phone an operator finds what can be done with a shop, a fleet and a person on the first screen', async ({
  window,
  app,
}) => {
  const shop = await app.given.provider()
  const company = await app.given.company()
  const page = await window(await app.given.admin())
  for (const path of [`/admin/providers/${shop.id}`, `/admin/fleets/${company.id}`]) {
    await page.goto(path)
    const deed = page.getByRole('region', { name: 'Status' }).getByRole('button')
    await expect(deed).toHaveCount(1)
    expect(await endOf(deed)).toBeLessThanOrEqual(aboveDock)
  }
  await page.getByRole('region', { name: 'People' }).getByRole('link').click()
  const suspend = page.getByRole('region', { name: 'Status' }).getByRole('button')
  await expect(page).toHaveURL(/people/)
  expect(await endOf(suspend)).toBeLessThanOrEqual(aboveDock)
})

test('on a phone the account is a list of parts on one screen and a half, each says how it stands and has an address of its own', async ({
  window,
  app,
}) => {
  const page = await window(await app.given.customer())
  await page.goto('/account')
  const parts = page.getByRole('navigation', { name: 'Parts of your account' })
  await expect(parts.getByRole('link')).toHaveCount(6)
  await expect(parts.getByRole('link', { name: /^Authenticator app/ })).toContainText('Off')
  expect(await endOf(parts)).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(1200)
  await parts.getByRole('link', { name: /^Password/ }).click()
  await expect(page).toHaveURL('/account?section=password')
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Contact details' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(parts.getByRole('link', { name: /^Password/ })).toBeFocused()
})

test('on a phone an operator reads who owes what in rows of at most 80 px', async ({
  window,
  app,
}) => {
  for (let at = 0; at < 3; at++) await app.given.job({ price: '300.00', until: 'closed' })
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard?tab=balances')
  const rows = page.getByRole('table', { name: 'Who owes what' }).locator('tbody').getByRole('row')
  const first = rows.filter({ hasText: '$30.00' }).first()
  await expect(first).toBeVisible()
  expect((await first.boundingBox())?.height).toBeLessThanOrEqual(80)
  expect(await endOf(page.getByLabel('All together'))).toBeLessThanOrEqual(300)
  // Invoices and statement stand on the party's own page.
  const name = await first.getByRole('link').textContent()
  await first.getByRole('link').click()
  await expect(page.getByRole('link', { name: `Invoices of ${name}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Statement of ${name}, this month` })).toBeVisible()
})

test('on a phone a shop reads three drivers on one screen, the rarer deeds of each behind a line, without a word of what nobody has told', async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  for (let at = 0; at < 3; at++) await app.given.technician(provider)
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard?tab=drivers')
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Wrecker 7' })
  await expect(cards).toHaveCount(3)
  await expect(page.getByText(/Not provided|None yet/)).toHaveCount(0)
  expect(await endOf(cards.last())).toBeLessThanOrEqual(aboveDock)
  const first = cards.first()
  await expect(first.getByRole('button', { name: /^Assign a job/ })).toBeVisible()
  await expect(first.getByRole('button', { name: /^Deactivate/ })).toBeHidden()
  await first.getByText('More', { exact: true }).click()
  await expect(first.getByRole('button', { name: /^Deactivate/ })).toBeVisible()
})

test('on a phone a verified shop reads each step that is done in one line, and what it has already is not advertised', async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const required = ['identity', 'business_license', 'insurance', 'background_check'] as const
  await app.given.verified(provider, [...required])
  const page = await window(provider.caller)
  await page.goto('/provider-verification')
  const step = page
    .getByRole('region', { name: 'Verification steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Identity', exact: true }) })
  await expect(step).toContainText('Completed')
  expect((await step.boundingBox())?.height).toBeLessThanOrEqual(70)
  const badge = page.getByText('The badge on every bid')
  await expect(badge).toBeHidden()
  await page.getByText('Benefits').click()
  await expect(badge).toBeVisible()
})

test('on a phone a new shop has its first document to hand in on the first screen, and the page is at most 1,750 px long', async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const page = await window(provider.caller)
  await page.goto('/provider-verification')
  const first = page.getByRole('button', { name: 'Upload document: Identity' })
  await expect(first).toBeVisible()
  expect(await endOf(first)).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(1750)
  // Nothing is lost: each of the others is behind its line, and so are the levels.
  const insurance = page.getByRole('heading', { name: 'Insurance', exact: true })
  await insurance.click()
  await expect(page.getByRole('button', { name: 'Upload document: Insurance' })).toBeVisible()
  await page.locator('summary', { hasText: 'Target level' }).click()
  await expect(page.getByText('Elite', { exact: true })).toBeVisible()
})

test('on a phone a fleet has three of its providers on the first screen, and a list of eight is at most 1,450 px long', async ({
  window,
  app,
}) => {
  const { manager } = await app.given.company()
  for (let at = 0; at < 8; at++) await app.given.provider()
  const page = await window(manager)
  await page.goto('/business-dashboard?tab=providers&q=Shop')
  const names = page.getByRole('table').getByRole('rowheader')
  await expect(names).toHaveCount(6)
  expect(await endOf(page.getByRole('row').nth(3))).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(1450)
  await expect(page.getByText('Preferred providers nearby are alerted')).toBeVisible()
})

test('on a phone a fleet reads its providers by name, in rows of at most 110 px with quiet buttons', async ({
  window,
  app,
}) => {
  const { manager } = await app.given.company()
  const shop = await app.given.provider()
  const page = await window(manager)
  await page.goto(`/business-dashboard?tab=providers&q=${shop.businessName}`)
  const row = page.getByRole('row').filter({ hasText: shop.businessName })
  const prefer = row.getByRole('button', { name: `Prefer ${shop.businessName}` })
  await expect(prefer).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110)
  // Beside the name, not in a row of their own below it.
  const name = row.getByRole('link', { name: shop.businessName })
  expect(Math.abs((await endOf(prefer)) - (await endOf(name)))).toBeLessThan(20)
  await prefer.click()
  await expect(row).toContainText('Preferred')
})

test('on a phone no step of a fleet’s registration is longer than one and a half screens, and the first has its button on the first', async ({
  page,
}) => {
  for (const step of [1, 2, 3, 4]) {
    await page.goto(`/fleet-signup?step=${step}`)
    const next = page.getByRole('button', { name: /^(Continue|Register fleet)$/ })
    await expect(next).toBeVisible()
    expect(await endOf(next)).toBeLessThanOrEqual(step === 1 ? 844 : 1.5 * 844)
  }
})

test('on a phone a provider’s page asks for its service on the first screen', async ({
  page,
  app,
}) => {
  const shop = await app.given.provider()
  await shop.caller.call(changeOwnProvider, {
    body: {
      description:
        'Family-run and always on the road. Jump starts and fresh batteries on board, common 22.5 and 24.5 sizes on the truck, and a mechanic who has worked on every engine that pulls a trailer through Texas. We answer the phone at night.',
    },
  })
  await page.goto(`/providers/${shop.id}`)
  expect(await endOf(page.getByRole('link', { name: /^Request Service/ }))).toBeLessThanOrEqual(
    aboveDock,
  )
})

test('on a phone the landing page is at most 5,500 px long', async ({ page }) => {
  await page.goto('/')
  expect(await height(page)).toBeLessThanOrEqual(5500)
})

test('on a phone an operator reads who owes what an invoice asks for, since when, and whether it is paid, in rows of at most 110 px, at a desk of 40', async ({
  window,
  app,
}) => {
  const { provider } = await app.given.job({ price: '300.00', until: 'closed' })
  const page = await window(await app.given.admin())
  await page.goto(`/admin-dashboard?tab=invoices&party=${provider.id}`)
  const row = page.getByRole('row', { name: /^RC-/ })
  await expect(row).toContainText('Direct to seller')
  await expect(row).toContainText('$300.00')
  await expect(row.getByText(/^[A-Z][a-z]{2} \d{1,2}$/)).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(110)
  await page.getByLabel('Payment').selectOption('Overdue')
  await expect(page.getByText('No invoice matches')).toBeVisible()
  await page.getByLabel('Payment').selectOption('All payments')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await row.first().boundingBox())?.height).toBeLessThanOrEqual(40)
  await expect(row.getByText(aDate)).toBeVisible()
})

test('on a phone the short form has four services on the first screen and is at most 2,400 px long', async ({
  page,
}) => {
  await page.goto('/request-service?form=short')
  expect(await endOf(page.getByText('Truck Wash', { exact: true }))).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(2400)
})

test('on a phone asking by the map has both places above the map on the first screen, and is at most 1,540 px long', async ({
  page,
}) => {
  await page.goto('/enhanced-service-request')
  const dropOff = page.getByRole('combobox', { name: /^Drop-off location/ })
  expect(await endOf(page.getByRole('button', { name: 'Use my location' }))).toBeLessThanOrEqual(
    aboveDock - 100,
  )
  expect(await endOf(dropOff)).toBeLessThanOrEqual(aboveDock)
  await expect.poll(() => height(page)).toBeLessThanOrEqual(1540)
})
