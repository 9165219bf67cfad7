import { setProviderStanding } from '../contract/admin.ts'
import { askProviderForMore } from '../contract/approvals.ts'
import { sendMessage } from '../contract/messaging.ts'
import { readByLink } from '../server/testing/read-answers.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo, rail } from './rail.ts'
import { widths } from './visits.ts'

const reason = 'The driver called the operator.'

test('the approval desk: all evidence in one view, the next one follows, and the applicant hears', {
  tag: '@desk',
}, async ({ window, app }) => {
  const phone = '(575) 555-0161'
  await app.given.provider({ phone })
  const shop = await app.given.provider({ approved: false, phoneConfirmed: false, phone })
  const other = await app.given.provider({ approved: false })
  const third = await app.given.provider({ approved: false })
  await app.given.submission(shop, 'insurance', { expiresOn: '2031-05-01' })

  const admin = await app.given.admin()
  const page = await window(admin)
  await page.goto('/admin-dashboard')
  await expect(rail(page).getByRole('link', { name: /^Approvals/ })).toContainText(/\d/)
  await page.getByRole('link', { name: 'Open the approval desk' }).click()
  const queue = page.getByRole('navigation', { name: 'Waiting for approval' })
  await queue
    .getByRole('button', { name: shop.businessName })
    .filter({ hasText: 'Provider application' })
    .click()
  const evidence = page.getByRole('region', { name: 'Evidence' })
  await expect(evidence).toContainText('Not confirmed')
  await expect(evidence).toContainText('Same phone')
  await expect(evidence).toContainText('50 mi')
  await expect(evidence).toContainText('Takes emergenciesNo')
  await page.getByRole('button', { name: 'Show the document: Insurance' }).click()
  await expect(
    page.getByRole('img', { name: `Insurance of ${shop.businessName}, page 1 of 1` }),
  ).toBeVisible()
  await expectAccessible(page)

  // Who is asked for more waits on, and reads what is missing.
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Ask for more' }).click()
  await dialog.getByLabel('What do you need?').fill('Send us your DOT number.')
  await dialog.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText(`${shop.businessName} has been asked.`).first()).toBeVisible()
  const theirs = await window(shop.caller)
  await theirs.goto('/provider-application')
  await expect(theirs.getByText('We need one more thing: Send us your DOT number.')).toBeVisible()

  // The phone is not confirmed, and papers are missing: that is said first. What waits for its review is not missing.
  await queue
    .getByRole('button', { name: shop.businessName })
    .filter({ hasText: 'Asked for more' })
    .click()
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(dialog).toContainText('This phone number is not confirmed.')
  await expect(dialog).toContainText(
    'Still missing: Identity, Business License, and Background Check; you can approve',
  )
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(theirs.getByText('Approved by an admin').first()).toBeVisible()

  await queue.getByRole('button', { name: other.businessName }).click()
  await page.getByRole('button', { name: 'Reject' }).first().click()
  await expect(dialog).toContainText('The applicant is told why')
  await dialog.getByLabel('Reason').fill('No insurance at all.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(queue.getByRole('button', { name: other.businessName })).toHaveCount(0)

  // A colleague approves the last one while a reason is typed: the words stay, and the refusal is read.
  await queue.getByRole('button', { name: third.businessName }).click()
  await page.getByRole('button', { name: 'Reject' }).first().click()
  await dialog.getByLabel('Reason').fill('No license either.')
  const body = { status: 'active' } as const
  await admin.call(setProviderStanding, { params: { id: third.id }, body })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toContainText('Somebody else approved this account.')
  await expect(dialog.getByLabel('Reason')).toHaveValue('No license either.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('This has already been decided.')).toBeVisible()
})

test('an applicant answers what was asked, and its application is back in front', async ({
  window,
  app,
}) => {
  const shop = await app.given.provider({ approved: false })
  const admin = await app.given.admin()
  await admin.call(askProviderForMore, {
    params: { id: shop.id },
    body: { words: 'Your DOT number, please.' },
  })
  const phone = await window(shop.caller)
  await phone.goto('/provider-application')
  const ask = phone.getByRole('region', { name: /^We need one more thing/ })
  await expect(ask).toContainText('Your DOT number, please.')
  await expectAccessible(phone)
  await ask.getByLabel('Your answer').fill('USDOT 3141592')
  await ask.getByRole('button', { name: 'Send your answer' }).click()
  await expect(phone.getByText('We have what you sent and will look at it.').first()).toBeVisible()

  const desk = await window(admin)
  await desk.setViewportSize(widths.desk)
  await desk.goto(`/admin-dashboard?tab=approvals&item=provider.${shop.id}`)
  const queue = desk.getByRole('navigation', { name: 'Waiting for approval' })
  await expect(desk.getByRole('region', { name: 'Evidence' })).toContainText(
    'They answered: USDOT 3141592',
  )
  const waiting = queue.getByRole('button', { name: shop.businessName })
  await expect(waiting).toBeVisible()
  await expect(waiting.getByText('Asked for more')).toHaveCount(0)
  await expectAccessible(desk)
})

test('every email and text stands on a page as it looks, and is found by a word', {
  tag: '@desk',
}, async ({ window, app }) => {
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard?tab=outbox')
  await page.getByRole('link', { name: 'See every email and text as it looks' }).click()
  await expect(page.getByRole('heading', { name: 'Emails and texts', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Find by word').fill('on the way')
  await expect(page.getByText('Help is on the way: Cedar Brake Towing')).toBeVisible()
  await expect(page.getByText('Your account is approved')).toHaveCount(0)
})

test('a request’s page: who was alerted, a bid for a shop, more time, a note, and the provider released', {
  tag: '@desk',
}, async ({ window, app }) => {
  const there = { location: 'Carlsbad, NM', lat: 32.4207, lng: -104.2288 }
  const shop = { address: '101 N Halagueno St, Carlsbad, NM 88220', radius: 30 }
  const [first, second] = [await app.given.provider(shop), await app.given.provider(shop)]
  const request = await app.given.request({ form: there })
  const bid = await app.given.bid(first, request)
  await first.caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: bid.id, content: 'Which side of the road?' },
  })

  const page = await window(await app.given.admin())
  await page.goto(`/admin/requests/${request.id}`)
  const alerted = page.getByRole('region', { name: 'Who was alerted' })
  await expect(alerted.getByRole('row').filter({ hasText: second.businessName })).toContainText(
    'No answer',
  )
  await expect(alerted.getByRole('row').filter({ hasText: first.businessName })).toContainText(
    'Bid',
  )
  await expectAccessible(page)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Give it more time' }).click()
  await dialog.getByLabel('How much longer').selectOption('2 hours')
  await dialog.getByLabel('Reason').fill(reason)
  await expectAccessible(page)
  const before = (await readByLink(app.anybody(), request)).expiresAt
  await dialog.getByRole('button', { name: 'Give it more time' }).click()
  await expect(page.getByText('The request has more time now.').first()).toBeVisible()
  const after = (await readByLink(app.anybody(), request)).expiresAt
  expect(Date.parse(after) - Date.parse(before)).toBe(2 * 3_600_000)

  await page.getByRole('button', { name: 'Bid for a provider' }).click()
  await dialog.getByLabel('Name, phone or city').fill(second.businessName)
  const shops = dialog.getByRole('combobox', { name: 'Provider' })
  // The nearest of all stand there until the search is answered.
  await expect(shops.getByRole('option')).toHaveCount(2)
  await shops.selectOption({ index: 1 })
  const chosen = shops.getByRole('option', { selected: true })
  const theSecond = new RegExp(`^${second.businessName}, Carlsbad, NM, [\\d.]+ mi$`)
  await expect(chosen).toHaveText(theSecond)
  // Who searches on keeps the one that was chosen.
  await dialog.getByLabel('Name, phone or city').fill(first.businessName)
  await expect(shops.getByRole('option')).toHaveCount(3)
  await expect(chosen).toHaveText(theSecond)
  await dialog.getByLabel('Price in dollars').fill('175')
  await dialog.getByLabel('Arrival in minutes').fill('40')
  await dialog.getByLabel('Who agreed, and when').fill('Rosa agreed at 4:10.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enter the bid' }).click()
  const bids = page.getByRole('region', { name: 'Bids' })
  await expect(bids.getByRole('row').filter({ hasText: second.businessName })).toContainText(
    'Entered by',
  )

  await bids.getByRole('button', { name: `Read 1 message with ${first.businessName}` }).click()
  await dialog.getByLabel('Reason').fill('A complaint')
  await dialog.getByRole('button', { name: 'Read them' }).click()
  await expect(dialog).toContainText('Which side of the road?')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const note = page.getByLabel('New note')
  await note.fill('Called the driver: northbound shoulder.')
  // What is being written outlives a reload and a look at another page; once saved, nothing of it is left in the field.
  await page.reload()
  await alerted.getByRole('link', { name: second.businessName }).click()
  await expect(page).toHaveURL(`/admin/providers/${second.id}`)
  await expect(note).toHaveValue('')
  await page.goBack()
  await expect(note).toHaveValue('Called the driver: northbound shoulder.')
  await page.getByRole('button', { name: 'Save note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes).toContainText('northbound shoulder')
  // The same words once more are a second note.
  await note.fill('Called the driver: northbound shoulder.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(notes.getByText('Called the driver: northbound shoulder.')).toHaveCount(2)
  await page.reload()
  await expect(note).toHaveValue('')

  // Accepted by the customer, and released at the desk.
  const customer = await window()
  await customer.goto(`/bids/${request.id}?token=${request.token}`)
  await customer.getByRole('button', { name: `Accept Bid from ${second.businessName}` }).click()
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: /Accept/ })
    .click()
  await expect(customer.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Take the provider off' }).click()
  await expect(dialog).toContainText('nobody is charged')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Take the provider off' }).click()
  await expect(page.getByText('The provider is off the job').first()).toBeVisible()
  await expect(
    customer.getByRole('button', { name: `Accept Bid from ${first.businessName}` }),
  ).toBeVisible()
  // Nobody reads that the provider has handed it back.
  await expect(
    customer.getByRole('heading', { name: `Roadcall took ${second.businessName} off the job` }),
  ).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Took the provider off the job.')
  await expect(history).toContainText(reason)
  await expectAccessible(page)
})

test('a suspended shop asks why: the desk says what dies, the sign-in page why it ended', {
  tag: '@desk',
}, async ({ window, app }) => {
  const shop = await app.given.provider({ address: '1 Main St, Roswell, NM 88203' })
  await app.given.bid(shop, await app.given.request())
  const theirs = await window(shop.caller)
  await theirs.goto('/provider-dashboard')
  await expect(theirs.getByText('Live: new requests show up right away.')).toBeVisible()

  const page = await window(await app.given.admin())
  await page.goto(`/admin/providers/${shop.id}`)
  await page.getByRole('button', { name: 'Suspend this account…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'This signs out everyone who works there. 1 pending bid is rejected',
  )
  await dialog.getByLabel('Reason').fill('Two complaints about prices.')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText('Status updated.', { exact: true })).toBeVisible()

  await expect(theirs).toHaveURL(/\/auth/)
  await expect(theirs.getByText('Reason: Two complaints about prices.')).toBeVisible()
  await theirs.getByLabel('Username or email').fill(shop.username)
  await theirs.getByLabel('Password').fill(shop.password)
  await theirs.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(theirs.getByText('Reason: Two complaints about prices.').first()).toBeVisible()

  await page.getByRole('button', { name: 'Reinstate' }).click()
  await dialog.getByRole('button', { name: 'Reinstate' }).click()
  await expect(theirs.getByText('Your account is suspended.')).toHaveCount(0)
})

test('on a phone the oldest that waits is decided on the first screen, and all of them stand below it', async ({
  window,
  app,
}) => {
  await app.given.provider({ approved: false })
  await app.given.provider({ approved: false })
  const page = await window(await app.given.admin())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin-dashboard?tab=approvals')
  const queue = page.getByRole('navigation', { name: 'Waiting for approval' })
  await expect(page.getByRole('button', { name: 'Reject' }).first()).toBeInViewport({ ratio: 1 })
  await expect(queue.getByRole('button').first()).not.toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^1 of \d+$/ }).click()
  await expect(queue.getByRole('button').first()).toBeInViewport({ ratio: 1 })
  await queue.getByRole('button').nth(1).click()
  await expect(page.getByText(/^2 of \d+$/)).toBeInViewport()
  // A word of the bar stands on one line.
  const word = rail(page).getByRole('link').first().locator('span').first()
  await expect.poll(async () => (await word.boundingBox())?.height).toBeLessThan(20)
  // The figures stand on the first part alone.
  await expect(page.getByText('Total Providers')).toHaveCount(0)
})

test('a guest who calls is found by the number, whole or its end, and the request’s page is one press away', {
  tag: '@desk',
}, async ({ window, app }) => {
  const request = await app.given.request({ form: { phone: '(575) 555-0177' } })
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard')
  await goTo(page, 'Requests')
  await page.getByLabel('Customer’s phone number').fill('575 555 0177')
  const found = page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({
      has: page.getByRole('link', { name: '(575) 555-0177' }),
    })
  // A row at a desk, a card on a phone.
  for (const size of [widths.phone, widths.desk]) {
    await page.setViewportSize(size)
    await expect(found).toHaveCount(1)
    await expectAccessible(page)
  }
  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(`/admin/requests/${request.id}`)
  // Who comes back looks at what was found, not at everything.
  await page.goBack()
  await expect(page.getByLabel('Customer’s phone number')).toHaveValue('575 555 0177')
  await expect(found).toHaveCount(1)
  // So does who presses the page's own way back, over another page and past a reload.
  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(`/admin/requests/${request.id}`)
  await page.reload()
  await page.getByRole('link', { name: 'Back to Requests' }).click()
  await expect(page.getByLabel('Customer’s phone number')).toHaveValue('575 555 0177')
  await expect(found).toHaveCount(1)
  await page.getByLabel('Customer’s phone number').fill('0177')
  await expect(found).toHaveCount(1)
  await expect(page).not.toHaveURL(/0177/)
  await page.getByLabel('Customer’s phone number').fill('575 555 0199')
  await expect(page.getByText('No requests found')).toBeVisible()
})

test('a technician who calls is found by the number, with the shop they work for one press away', {
  tag: '@desk',
}, async ({ window, app }) => {
  const shop = await app.given.provider()
  const technician = await app.given.technician(shop)
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard?tab=users')
  const search = page.getByLabel('Name, username, email or phone number')
  await search.fill(technician.phone)
  const card = page.getByRole('listitem').filter({ hasText: technician.fullName })
  await expect(card).toContainText('Technician')
  await expectAccessible(page)
  await card.getByRole('link', { name: shop.businessName }).click()
  await expect(page).toHaveURL(`/admin/providers/${shop.id}`)
  await page.getByRole('link', { name: 'Back to Users' }).click()
  await expect(search).toHaveValue(technician.phone)
  await expect(card).toBeVisible()

  // At a desk that several share, the next one finds nothing of it.
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth|login/)
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain(
    technician.phone,
  )
})

test('what was searched is gone with the session, even where another read hears of its end before the logout is answered', {
  tag: '@desk',
}, async ({ window, app }) => {
  const technician = await app.given.technician(await app.given.provider())
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard?tab=users')
  await page.getByLabel('Name, username, email or phone number').fill(technician.phone)
  await expect(page.getByRole('listitem').filter({ hasText: technician.fullName })).toBeVisible()

  // The server has ended the session; the answer is still on its way.
  const { promise: ended, resolve: noteEnd } = Promise.withResolvers<void>()
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  // One read alone hears of it: the page would hear by others too, before or after somebody can press.
  await page.route(/\/api\/(?!admin\/security-events)/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.route('**/api/logout', async (route) => {
    const response = await route.fetch()
    noteEnd()
    await arrival
    await route.fulfill({ response })
  })
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await ended
  await page.getByRole('link', { name: 'Security' }).first().click()
  await expect(page).toHaveURL(/\/auth|login/)
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  expect(await kept()).not.toContain(technician.phone)
  expect(await kept()).not.toContain('session-ended')
  arrive()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await kept()).not.toContain(technician.phone)
})
