import type { Page } from '@playwright/test'
import { finishWork } from './finish-work.ts'
import { expect, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { goTo } from './rail.ts'
import { towns } from './towns.ts'
import { widths } from './visits.ts'

test.use({ drawsRoads: true })

/** The main job, end to end: one guest and two shops in windows of their own; nobody reloads a page. */
test('a trucker without an account gets help from one of two shops', async ({ app, window }) => {
  // A town of its own: what other tests ask for nearby does not come to these boards.
  const shop = { ...towns.wichitaFalls, radius: 25 }
  const shops = [await app.given.provider(shop), await app.given.provider(shop)] as const
  const boards: Page[] = []
  // One of them at a desk.
  for (const [size, { caller }] of [
    [widths.desk, shops[0]],
    [widths.phone, shops[1]],
  ] as const) {
    const board = await window(caller)
    await board.setViewportSize(size)
    await board.goto('/provider-dashboard')
    await expect(board.getByText('Live: new requests show up right away.')).toBeVisible()
    boards.push(board)
  }
  const [loser, winner] = boards as [Page, Page]

  const guest = await window()
  await guest.goto('/request-service?form=short&serviceType=roadside_tire')
  await guest.getByRole('textbox', { name: 'Full name' }).fill('Dale Whitcomb')
  await guest.getByRole('textbox', { name: 'Phone' }).fill('(940) 555-0143')
  await guest.getByRole('textbox', { name: 'Email' }).fill('dale.whitcomb@example.com')
  await guest.getByRole('combobox', { name: /location/i }).fill('Wichita Falls, TX 76301')
  await goOn(guest)
  await goOn(guest)
  await guest.getByRole('button', { name: /Submit/ }).click()
  const submitted = Date.now()
  for (const board of boards)
    await expect(board.getByRole('heading', { name: /^Roadside Tire Change/ })).toBeVisible()
  test.info().annotations.push({
    type: 'measured',
    description: `on both boards ${Date.now() - submitted} ms after the press`,
  })
  await expect(guest).toHaveURL(/\/bids\/[0-9a-f-]{36}#token=/)

  for (const [board, price] of [
    [loser, '185'],
    [winner, '150'],
  ] as const) {
    await board.getByRole('button', { name: /^Submit Bid/ }).click()
    const dialog = board.getByRole('dialog')
    await dialog.getByLabel('Your Price').fill(price)
    await dialog.getByLabel('Estimated Arrival Time').selectOption('45 minutes')
    await dialog.getByRole('button', { name: 'Submit Bid' }).click()
    await expect(board.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
    await expect(
      guest
        .getByRole('listitem')
        .filter({ hasText: 'total price' })
        .filter({ hasText: `$${price}` }),
    ).toBeVisible()
  }

  await guest.getByRole('button', { name: `Accept Bid from ${shops[1].businessName}` }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Accept Bid' }).click()
  await expect(guest.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()

  await goTo(loser, 'My Bids')
  await expect(
    loser.getByRole('region', { name: 'My Bids' }).getByText('The customer accepted another bid.'),
  ).toBeVisible()
  await expect(loser.getByText('(940) 555-0143')).toHaveCount(0)

  await goTo(winner, 'My Jobs')
  await expect(winner.getByRole('link', { name: '(940) 555-0143' })).toBeVisible()
  await expect(winner.getByText('Wichita Falls, TX 76301').first()).toBeVisible()
  for (const step of ['On my way', 'I have arrived', 'Start work'])
    await winner.getByRole('button', { name: step }).click()
  await finishWork(winner)

  await guest.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(guest.getByText('The work is done and the job is closed.')).toBeVisible()
  await expect(winner.getByRole('heading', { name: 'Past jobs' })).toBeVisible()
})

test('the stream and the page recover by themselves when the network comes back', async ({
  app,
  window,
}) => {
  const provider = await app.given.provider({
    address: '222 E 4th St, Big Spring, TX 79720',
    radius: 25,
  })
  const board = await window(provider.caller)
  await board.goto('/provider-dashboard')
  await expect(board.getByText('Live: new requests show up right away.')).toBeVisible()
  await board.context().setOffline(true)
  await expect(board.getByText('You are offline')).toBeVisible()
  await app.given.request({ form: { location: 'Big Spring, TX', lat: 32.2504, lng: -101.4787 } })
  await board.context().setOffline(false)
  await expect(board.getByRole('heading', { name: /^Roadside Tire Change/ })).toBeVisible()
})
