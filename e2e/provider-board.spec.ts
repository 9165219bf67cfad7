import type { Locator, Page } from '@playwright/test'
import { acceptBidByLink, changeBid, withdrawBid } from '../contract/bids.ts'
import { changeOwnProvider } from '../contract/providers.ts'
import { cancelRequest } from '../contract/requests.ts'
import type { Given, ProviderOptions } from '../server/testing/given.ts'
import { finishWork } from './finish-work.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'
import { goTo } from './rail.ts'
import { openSection, saveBar, saveChanges } from './settings.ts'
import { type Town, towns } from './towns.ts'

const board = '/provider-dashboard'

const providerIn = (given: Given, { address }: Town, options: ProviderOptions = {}) =>
  given.provider({ ...options, address, radius: 40 })

const requestIn = (given: Given, { lat, lng }: Town, form: Record<string, unknown> = {}) =>
  given.request({ form: { lat, lng, ...form } })

/** On the first card, without its dialog. */
async function bidOnCard(page: Page, price: string) {
  await page
    .getByRole('textbox', { name: /^Your price/ })
    .first()
    .fill(price)
  await page
    .getByRole('combobox', { name: /^Arrival time/ })
    .first()
    .selectOption('45 min')
  await page
    .getByRole('button', { name: /^Submit Bid/ })
    .first()
    .click()
}

test('a new request reaches the open board by itself, without its phone number and exact place, and leaves it declined or given up; without a network the page says one thing', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.amarillo)
  const page = await window(provider.caller)
  await page.goto(board)
  await expect(page.getByText('No incoming requests')).toBeVisible()
  await expect(page.getByText('Live: new requests show up right away.')).toBeVisible()
  await expectAccessible(page)

  const asked = Date.now()
  await requestIn(app.given, towns.amarillo, {
    location: '2400 Secret Lane, Austin, TX',
    vin: '1HGCM82633A004352',
  })
  const card = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' })
  await card.waitFor()
  test.info().annotations.push({
    type: 'measured',
    description: `on the board ${Date.now() - asked} ms after the request was sent`,
  })

  await expect(page).toHaveTitle(/^\(1\) Available Requests/)
  await expect(page.locator('[aria-live]').filter({ hasText: 'New request' })).toHaveCount(1)
  // What says nothing takes no room.
  for (const noise of ['Anonymous', 'Not provided', 'ASAP'])
    await expect(card).not.toContainText(noise)
  await expect(card).toContainText('VIN 1HGCM82633A004352')
  for (const secret of ['Secret Lane', '555-0143', '5550143', 'Whitcomb', 'example.com'])
    await expect(card).not.toContainText(secret)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sound is locked. Tap to turn it on.' }).click()
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await expect(page).toHaveTitle(/^Available Requests/)

  await test.step('a declined request leaves the board', async () => {
    await page
      .getByRole('button', { name: /^Decline/ })
      .first()
      .click()
    await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
    await expect(page.getByText('No incoming requests')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No incoming requests')).toBeVisible()
  })

  await test.step('a request that its customer gives up leaves it by itself', async () => {
    await expect(page.getByText('Live: new requests')).toBeVisible()
    const request = await requestIn(app.given, towns.amarillo)
    await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)
    await app.anybody().call(cancelRequest, {
      params: { id: request.id },
      token: request.token,
      body: { reason: 'Fixed it myself' },
    })
    await expect(page.getByText('No incoming requests')).toBeVisible()
  })

  await test.step('without a network the page says one thing, and not that it is online', async () => {
    const pill = (words: string) => page.getByRole('banner').getByText(words, { exact: true })
    await expect(pill('Online')).toHaveCount(1)
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline').first()).toBeVisible()
    await expect(pill('Online')).toHaveCount(0)
    await expect(pill('Offline')).toHaveCount(1)
    await page.context().setOffline(false)
    await expect(pill('Online')).toHaveCount(1)
  })
})

test('when the stream is down, the board asks every ten seconds', async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.elPaso)
  const page = await window(provider.caller)
  await page.clock.install()
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
  await page.goto(board)
  await expect(page.getByText('Refreshes every 10 seconds.')).toBeVisible()
  await expect(page.getByText('No incoming requests')).toBeVisible()
  await requestIn(app.given, towns.elPaso)
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Left steer tire blew out')).toBeVisible({ timeout: 9_000 })
})

test('a bid is submitted, updated and withdrawn', async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.laredo)
  await requestIn(app.given, towns.laredo)
  const page = await window(provider.caller)
  await page.goto(board)
  await page
    .getByRole('button', { name: /^Submit Bid/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: 'Submit Bid' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Your Price').fill('12,50')
  await dialog.getByLabel('Estimated Arrival Time').focus()
  await expect(dialog.getByText('Enter a price in dollars, such as')).toBeVisible()
  await dialog.getByLabel('Your Price').fill('185.50')
  await expect(dialog.getByText('Enter a price in dollars, such as')).toHaveCount(0)
  await dialog.getByLabel('Your Price').press('Enter')
  await expect(page.getByText('Please fill all required fields').first()).toBeVisible()
  await expect(dialog).toContainText('$166')
  await dialog.getByLabel('Estimated Arrival Time').selectOption('45 minutes')
  await dialog.getByLabel('Additional Message').fill('Two steer tires on the truck.')
  await expectAccessible(page)
  await submit.click()
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText('No incoming requests')).toBeVisible()

  await goTo(page, 'My Bids')
  await expect(page).toHaveURL(/tab=bids/)
  const bid = page.getByRole('listitem').filter({ hasText: 'your price' })
  await expect(bid).toContainText('$185')
  await expect(bid).toContainText('Pending')
  await expectAccessible(page)
  await bid.getByRole('button', { name: /^View Request/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Bids so far')
  await expect(page.getByRole('dialog')).toContainText('Left steer tire blew out')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  await bid.getByRole('button', { name: /^Update Bid/ }).click()
  await expect(dialog.getByLabel('Estimated Arrival Time')).toHaveValue('45 minutes')
  await dialog.getByLabel('Your Price').fill('0')
  await dialog.getByRole('button', { name: 'Update Bid' }).click()
  await expect(dialog.getByText('Enter a price between $0.01')).toBeVisible()
  await expect(dialog.getByLabel('Your Price')).toBeFocused()
  await dialog.getByLabel('Your Price').fill('170')
  await dialog.getByRole('button', { name: 'Update Bid' }).click()
  await expect(bid).toContainText('$170')
  await expect(bid).toContainText('version 2')

  await bid.getByRole('button', { name: /^Withdraw/ }).click()
  // Its answer is lost: it goes on by itself, once.
  const keys = await loseAnswers(page, '**/api/bids/*/withdraw', 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the bid' }).click()
  await expect(page.getByRole('list', { name: 'Lost' })).toContainText('Your shop withdrew it.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  await goTo(page, 'Available Requests')
  await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)
})

test('a bid that does not get through: closing its page loses nothing of it, and what is not taken later stays with its reason until it is read, though its card has gone', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.alamogordo)
  await requestIn(app.given, towns.alamogordo)
  const page = await window(provider.caller)
  const bids = '**/api/bids'
  const waits = page.getByText('No answer yet. Trying again…')
  const bidInVain = async () => {
    await page.route(bids, (route) => route.abort())
    await page.goto(board)
    await bidOnCard(page, '185.50')
    await expect(waits).toBeVisible()
  }

  await test.step('its card says that the page was closed, and has what was typed', async () => {
    await bidInVain()
    await page.reload()
    // Not before: the next try of the page that is closed would still come through.
    await page.unroute(bids)
    const left = page.locator('form').filter({ hasText: 'Not sent yet: the page was closed' })
    await expect(left.getByRole('textbox')).toHaveValue('185.50')
    await expectAccessible(page)
    await left.getByRole('button', { name: /^Submit Bid/ }).click()
    await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
    await expect(left).toHaveCount(0)
  })

  await test.step('what is not taken stays with its reason', async () => {
    const request = await requestIn(app.given, towns.alamogordo)
    await bidInVain()
    // It was pressed far down a board that has filled.
    for (let count = 0; count < 8; count++) await requestIn(app.given, towns.alamogordo)
    await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(9)
    await waits.scrollIntoViewIfNeeded()
    await app.given.job({ provider: await app.given.provider(), request })
    // Its card has gone.
    await expect(waits).toHaveCount(0)
    await page.unroute(bids)
    const refused = page.getByText(
      /^Your bid of \$185\.50 at .+ did not go through \(Roadside Tire/,
    )
    await expect(refused).toBeInViewport()
    await expect(page.getByText('This request is no longer open for bids.')).toBeInViewport()
    await expect(page.getByText('Failed to submit bid')).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(refused).toBeVisible()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(refused).toHaveCount(0)
  })
})

/** Its usual prices stand beside it once a shop has some. */
const priceIn = (dialog: Locator) => dialog.getByRole('textbox', { name: /^Your Price/ })

/** The newest bid on the page, at another price that is not sent yet. */
async function beginChange(page: Page) {
  await page.goto(`${board}?tab=bids`)
  const dialog = page.getByRole('dialog')
  await page
    .getByRole('button', { name: /^Update Bid/ })
    .first()
    .click()
  await priceIn(dialog).fill('470')
  return dialog
}

test('a bid that a colleague changes, the customer accepts, or that is no longer pending while it is being changed: the dialog says so', async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const page = await window(provider.caller)

  await test.step('a colleague changes it: what it is now is said, and what was typed is kept', async () => {
    const bid = await app.given.bid(provider, await app.given.request(), { price: '440' })
    const dialog = await beginChange(page)
    await provider.caller.call(changeBid, { params: { id: bid.id }, body: { price: '390.00' } })
    await dialog.getByRole('button', { name: 'Update Bid' }).click()
    await expect(dialog.getByRole('alert')).toContainText('it is now $390.00')
    await expect(priceIn(dialog)).toHaveValue('470')
    await dialog.getByRole('button', { name: 'Update Bid' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'your price' })).toContainText('$470')
  })

  await test.step('the customer accepts it: the dialog opens the job', async () => {
    const request = await app.given.request()
    const bid = await app.given.bid(provider, request, { price: '440' })
    const dialog = await beginChange(page)
    await app.anybody().call(acceptBidByLink, {
      params: { id: bid.id },
      body: { accessToken: request.token },
    })
    await expect(dialog.getByText('The customer accepted your bid of $440.00.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Update Bid' })).toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Open the job' }).click()
    await expect(page).toHaveURL(/tab=jobs&job=/)
    await expect(page.getByRole('button', { name: 'On my way' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('it is no longer pending, without a live stream: the answer says what happened', async () => {
    const { id } = await app.given.bid(provider, await app.given.request())
    await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
    const dialog = await beginChange(page)
    await provider.caller.call(withdrawBid, { params: { id } })
    await dialog.getByRole('button', { name: 'Update Bid' }).click()
    await expect(dialog.getByText('Your shop withdrew it.')).toBeVisible()
    await expect(page.getByText('Failed to submit bid')).toHaveCount(0)
    await expect(priceIn(dialog)).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toHaveCount(0)
  })
})

test('a price that is hardly meant is asked about before it goes out, where it can be seen', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.alamogordo)
  await requestIn(app.given, towns.alamogordo)
  const page = await window(provider.caller)
  await page.goto(board)
  const typed = page.getByRole('textbox', { name: /^Your price/ }).first()
  await typed.fill('350.555')
  await typed.press('Tab')
  await expect(page.getByText('with at most two decimals.')).toBeVisible()
  await bidOnCard(page, '3')
  await expect(page.getByText('with at most two decimals.')).toHaveCount(0)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^You would receive \$0\.00/)).toBeInViewport()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: /^Your Price/ }).fill('185')
  await expect(dialog.getByText(/^You would receive/)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Submit Bid' }).click()
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
})

const ownPrices = '**/api/bids/own-prices*'

/** What this shop usually asks is on its way until it is let go. */
async function holdPrices(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(ownPrices, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a bid that is pressed before the usual price is there waits for it, and is asked about; without it the bid goes', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.alamogordo)
  for (let before = 0; before < 3; before++)
    await app.given.bid(provider, await requestIn(app.given, towns.alamogordo), { price: '590' })
  await requestIn(app.given, towns.alamogordo)
  const page = await window(provider.caller)
  const release = await holdPrices(page)
  await page.goto(board)
  await bidOnCard(page, '4600')
  const submit = page.getByRole('button', { name: /^Submit Bid/ }).first()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  release()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/\$4,600\.00.+\$590\.00/)).toBeVisible()
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toHaveCount(0)

  await page.route(ownPrices, (route) => route.abort())
  await page.reload()
  await bidOnCard(page, '4600')
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
  await page.unroute(ownPrices)

  const releaseAgain = await holdPrices(page)
  const change = await beginChange(page)
  await change.getByLabel('Your Price').fill('4700')
  const update = change.getByRole('button', { name: 'Update Bid' })
  await update.click()
  await expect(update).toHaveAttribute('aria-busy', 'true')
  releaseAgain()
  await expect(change.getByText(/\$4,700\.00.+\$590\.00/)).toBeVisible()
  await change.getByRole('button', { name: 'Send it for $4,700.00' }).click()
  await expect(change).toHaveCount(0)
})

test('a card on a phone says what decides in a third of the screen, and the rest on a tap; its bid whose answer is lost is sent again under one key, and is never said to have failed', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.tucumcari)
  await requestIn(app.given, towns.tucumcari, { vin: '1HGCM82633A004352' })
  const page = await window(provider.caller)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(board)
  const card = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' })
  await expect(card.getByText('Left steer tire blew out')).toBeVisible()
  await expect(card.getByText('VIN 1HGCM82633A004352')).toBeHidden()
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(844 / 3)
  await card.getByText('Details', { exact: true }).first().click()
  await expect(card.getByText('VIN 1HGCM82633A004352')).toBeVisible()
  expect((await card.boundingBox())?.y).toBeLessThanOrEqual(200)
  await expectAccessible(page)
  // A price and an arrival time are a bid; without one of them the dialog goes on with the other.
  await card.getByRole('textbox', { name: /^Your price/ }).fill('185')
  await card.getByRole('button', { name: /^Submit Bid/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your Price')).toHaveValue('185')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const keys = await loseAnswers(page, '**/api/bids', 2)
  await bidOnCard(page, '185.50')
  await expect(page.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to submit bid')).toHaveCount(0)
  expect(keys.length).toBe(3)
  expect(new Set(keys).size).toBe(1)
  await expect(page.getByText('No incoming requests')).toBeVisible()
  await goTo(page, 'My Bids')
  await expect(page.getByRole('listitem').filter({ hasText: 'your price' })).toHaveCount(1)
})

test('nothing moves under a press on a card, and what was typed on it is there after a look at the bids', {
  tag: '@desk',
}, async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.roswell)
  await requestIn(app.given, towns.roswell)
  await requestIn(app.given, towns.roswell, { problemDescription: 'Blown tire on the trailer' })
  const page = await window(provider.caller)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(board)
  const card = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' })
  // A card beside a longer one has room that the suggestions would take.
  const openDetails = () =>
    page
      .getByRole('listitem')
      .filter({ hasText: 'Blown tire on the trailer' })
      .getByText('Details', { exact: true })
      .first()
      .click()
  const press = async (name: RegExp) => {
    const control = card.getByLabel(name)
    await control.hover()
    const before = await control.boundingBox()
    if (!before) throw new Error(`${name} is not drawn`)
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    await expect(control).toBeFocused()
    // A button goes down by a pixel under the press.
    expect(Math.abs(((await control.boundingBox())?.y ?? 0) - before.y)).toBeLessThanOrEqual(1)
    await page.mouse.up()
  }
  await openDetails()
  await press(/^Your price/)
  await expect(card.getByRole('group', { name: 'Likely arrival times' })).toBeVisible()
  await page.keyboard.type('185')
  await goTo(page, 'My Bids')
  await goTo(page, 'Available Requests')
  await expect(card.getByLabel(/^Your price/)).toHaveValue('185')

  await page.reload()
  await openDetails()
  await press(/^Decline/)
  await expect(page.getByText('Request declined', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByLabel(/^Your price/)).toHaveValue('')
})

test('the winner gets the phone and the place and walks the job to its end; the other is told', async ({
  window,
  app,
}) => {
  const [winner, other] = [
    await providerIn(app.given, towns.lubbock),
    await providerIn(app.given, towns.lubbock),
  ]
  const request = await requestIn(app.given, towns.lubbock, {
    location: 'I-35 N, mile 254, Austin, TX',
  })
  const { id } = await app.given.bid(winner, request)
  await app.given.bid(other, request, { price: '300.00' })
  const [page, losing] = [await window(winner.caller), await window(other.caller)]
  await page.goto(board)
  await losing.goto(`${board}?tab=bids`)
  await expect(losing.getByText('Pending', { exact: true })).toBeVisible()
  await expect(page.getByText('Live: new requests')).toBeVisible()
  await app.anybody().call(acceptBidByLink, {
    params: { id },
    body: { accessToken: request.token, customerNotes: 'Gate code 4411' },
  })
  await expect(page.getByText('Your bid was accepted', { exact: true })).toBeVisible()
  await expect(
    losing.getByRole('region', { name: 'My Bids' }).getByText('The customer accepted another bid.'),
  ).toBeVisible()

  await goTo(page, 'My Jobs')
  const job = page.getByRole('listitem').filter({ hasText: 'You keep' })
  await expect(job).toContainText('Dale Whitcomb')
  await expect(job).toContainText('I-35 N, mile 254')
  await expect(job).toContainText('Gate code 4411')
  await expect(job.getByRole('link', { name: '(512) 555-0143' })).toBeVisible()
  await expect(job.getByRole('link', { name: 'Google Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=33\./,
  )
  await expectAccessible(page)

  for (const [step, reached] of [
    ['On my way', 'On the way'],
    ['I have arrived', 'Arrived'],
    ['Start work', 'Working'],
  ] as const) {
    await job.getByRole('button', { name: step }).click()
    await expect(job.locator('[aria-current=step]')).toContainText(reached)
  }
  await expect(job.getByRole('button', { name: 'Cannot complete' })).toBeVisible()
  await finishWork(page, 'Two new steer tires')
  await expect(job).toContainText('Waiting for the customer to confirm')
  // Nothing is offered that is no longer taken.
  await expect(job.getByRole('button', { name: /^(Hand back|Cannot complete)$/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('a job is handed back with a reason', async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.corpus)
  const request = await requestIn(app.given, towns.corpus)
  const { id } = await app.given.bid(provider, request)
  await app
    .anybody()
    .call(acceptBidByLink, { params: { id }, body: { accessToken: request.token } })
  const page = await window(provider.caller)
  await page.goto(`${board}?tab=jobs`)
  await page.getByRole('button', { name: 'Hand back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hand back the job' }).click()
  await expect(dialog.getByText('Say in a few words why.')).toBeVisible()
  await dialog.getByLabel('Why?').fill('Flat tire on my own truck')
  await dialog.getByRole('button', { name: 'Hand back the job' }).click()
  await expect(page.getByRole('heading', { name: 'Past jobs' })).toBeVisible()
  await expect(page.getByText('Provider off the job', { exact: true })).toBeVisible()
  await goTo(page, 'Available Requests')
  await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)
})

test('duty and settings decide what reaches the board', async ({ window, app }) => {
  const provider = await providerIn(app.given, towns.abilene)
  await requestIn(app.given, towns.abilene)
  const page = await window(provider.caller)
  await page.goto(board)
  await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'On duty' }).click()
  await page.getByRole('switch', { name: 'On duty' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Off duty' })).toBeFocused()
  await expect(page.getByText('You are off duty.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on duty' }).click()
  await expect(page.getByRole('button', { name: /^Submit Bid/ })).toHaveCount(1)

  await goTo(page, 'Settings')
  await expectAccessible(page)
  const services = await openSection(page, 'Manage Services')
  await services.getByText('Tire', { exact: true }).click()
  await services.getByText('Battery', { exact: true }).click()
  await openSection(page, 'Contact')
  await page.getByLabel('Phone').fill('12')
  await saveBar(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(saveBar(page)).toContainText('Saved: Manage Services. Not saved: Contact.')
  await expectAccessible(page)
  await page.getByLabel('Phone').fill('(512) 555-0199')
  await saveChanges(page)
  await expect(page.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible()
  await goTo(page, 'Available Requests')
  await expect(page.getByText('No incoming requests')).toBeVisible()
})

test('a provider who waits for approval may look but not bid; others are sent away', async ({
  window,
  app,
}) => {
  const waiting = await providerIn(app.given, towns.delRio, { approved: false })
  await requestIn(app.given, towns.delRio)
  const page = await window(waiting.caller)
  await page.goto(board)
  await expect(page.getByText('Your account is awaiting approval.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Submit Bid/ }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page)

  const customer = await window(await app.given.customer())
  await customer.goto(board)
  await expect(customer.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await customer.getByRole('link', { name: 'Login as Provider' }).click()
  await expect(customer.getByLabel('Username or email')).toBeVisible()
})

test('going on duty brings what is open without calling anybody; what is asked afterwards is called', async ({
  window,
  app,
}) => {
  const provider = await providerIn(app.given, towns.paris)
  await provider.caller.call(changeOwnProvider, {
    body: { onDuty: false, serviceHours: 'Emergency Only' },
  })
  await requestIn(app.given, towns.paris)
  const page = await window(provider.caller)
  await page.goto(board)
  await page.getByRole('button', { name: 'Go on duty' }).click()
  const cards = page.getByRole('listitem').filter({ hasText: 'Left steer tire blew out' })
  await expect(cards).toHaveCount(1)
  await expect(page).toHaveTitle(/^Available Requests/)
  await expect(cards.getByText('New', { exact: true })).toHaveCount(0)
  await requestIn(app.given, towns.paris)
  await expect(cards).toHaveCount(2)
  await expect(page).toHaveTitle(/^\(1\) Available Requests/)
  await expect(cards.getByText('New', { exact: true })).toHaveCount(1)
})
