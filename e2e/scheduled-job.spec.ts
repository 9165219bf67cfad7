import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'

const hour = 60 * 60_000
const elPaso = { location: 'El Paso, TX', lat: 31.7619, lng: -106.485 }

/** The next day's 9 AM in El Paso, which is on Mountain time as the rest of Texas is not. */
function tomorrowAtNine(): Date {
  const tell = (at: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/Denver', ...parts }).format(at)
  const dayOf = (at: number) => tell(at, { dateStyle: 'short' })
  const hourOf = (at: number) => tell(at, { hour: 'numeric', hourCycle: 'h23' })
  let at = Math.ceil(Date.now() / hour) * hour
  while (dayOf(at) === dayOf(Date.now()) || Number(hourOf(at)) !== 9) at += hour
  return new Date(at)
}

test('a job for tomorrow is promised for tomorrow, by the clock of its place, on the pages of both sides', async ({
  app,
  page,
  window,
}) => {
  const tomorrow = /Tomorrow, \w+ \d+, 9:00 AM M[SD]T/
  const shop = await app.given.provider({ address: 'El Paso, TX 79901' })
  const request = await app.given.request({
    form: {
      ...elPaso,
      preferredServiceTime: 'custom_date/time',
      scheduledAt: tomorrowAtNine().toISOString(),
    },
  })
  const board = await window(shop.caller)
  await board.goto('/provider-dashboard')
  const card = board.getByRole('listitem').filter({ hasText: 'El Paso' }).first()
  await expect(card).toContainText(tomorrow)
  await app.given.bid(shop, request)
  const other = await app.given.provider({ address: 'El Paso, TX 79901' })
  await app.given.bid(other, request, { price: '310.00', estimatedDuration: '2 hours' })

  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(tomorrow)
  await expect(page.getByRole('listitem').filter({ hasText: 'total price' })).toHaveCount(2)
  // The price keeps to itself beside a date that needs two lines.
  const terms = page.locator('dd', { hasText: '$310.00' })
  expect(await terms.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  // All come at the time that was asked for.
  await expect(page.getByText('arrives in')).toHaveCount(0)
  await expect(page.getByText('Soonest')).toHaveCount(0)
  await page.getByRole('button', { name: `Accept Bid from ${shop.businessName}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Promised arrival: Tomorrow')
  await expect(dialog).toContainText(
    'You can cancel for free until 2 hours before the scheduled start.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept Bid' }).click()
  await expect(page.getByRole('heading', { name: 'Accepted Service' })).toBeFocused()
  for (const reader of [page, board]) {
    if (reader === board) await board.goto('/provider-dashboard?tab=jobs')
    const promise = reader.getByText('Promised arrival').locator('..')
    await expect(promise).toContainText(tomorrow)
    await expect(reader.getByText('promised by')).toHaveCount(0)
  }
  await expectAccessible(board)

  // After the acceptance canceling says the same, also in its first minutes.
  await page.getByRole('button', { name: 'Cancel request' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Canceling is free until 2 hours before the scheduled start.',
  )
  await page.keyboard.press('Escape')

  // Nobody sets out a night early by a slip of the thumb.
  const onMyWay = board.getByRole('button', { name: 'On my way' })
  await onMyWay.click()
  const asked = board.getByRole('alert').filter({ hasText: 'This job is for' })
  await expect(asked).toContainText(tomorrow)
  await expectAccessible(board)
  await onMyWay.click()
  await expect(board.getByRole('button', { name: 'I have arrived' })).toBeVisible()
})

test('for tomorrow a guest may say a time, and then reads the date', async ({ page }) => {
  await page.goto('/request-service?form=short&serviceType=truck_wash')
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale.whitcomb@example.com')
  await page.getByLabel('Current location').fill('Waco, TX')
  await page.getByText('Tomorrow', { exact: true }).click()
  await expect(page.getByText('Or agree on one with the provider.')).toBeVisible()
  await page.getByLabel('Time tomorrow').fill('09:00')
  await expectAccessible(page)
  await goOn(page)
  await goOn(page)
  await expect(page.getByText(/, 9:00 AM/)).toBeVisible()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(
    /Tomorrow, \w+ \d+, 9:00 AM/,
  )
})
