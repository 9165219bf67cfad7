import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'
import { memberOf } from './member-of.ts'

test('the owner shares a look that does nothing, and ends all links for a new one', async ({
  page,
  app,
  window,
}) => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  await app.given.bid(provider, request)
  // The phone's own Share sheet, which no browser here has: it keeps what it was given.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => {
        document.documentElement.dataset.shared = url
      },
    }),
  )
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await page.getByRole('button', { name: 'Share a read-only link' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/s\/[\w-]{12}$/)
  const shared = (await page.locator('html').getAttribute('data-shared')) ?? ''

  const dispatcher = await window()
  await dispatcher.goto(shared)
  await expect(dispatcher).toHaveURL(new RegExp(`/bids/${request.id}#token=`))
  await expect(dispatcher.getByText(provider.businessName).first()).toBeVisible()
  await expect(dispatcher.getByText('This link only shows the request.').first()).toBeVisible()
  for (const name of [/^Accept Bid from/, 'Cancel request'])
    await expect(dispatcher.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Share a read-only link', 'Copy a read-only link', 'End all links'])
    await expect(dispatcher.getByRole('button', { name })).toHaveCount(0)
  await expectAccessible(dispatcher)

  await page.getByRole('button', { name: 'End all links' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'End them all' }).click()
  await expect(page.getByText('All earlier links have ended', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'End all links' })).toBeFocused()
  await expect(page).not.toHaveURL(new RegExp(request.token))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Accept Bid from/ })).toBeVisible()

  await dispatcher.reload()
  await expect(dispatcher.getByText('This link is wrong or has ended')).toBeVisible()
  await expect(dispatcher.getByText(provider.businessName)).toHaveCount(0)
  await dispatcher.goto(shared)
  await expect(
    dispatcher.getByRole('heading', { name: 'This link is wrong or has ended' }),
  ).toBeVisible()
  await dispatcher.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(dispatcher.getByText('This link is wrong or has ended')).toBeVisible()
})

test('ending all links goes on until it is answered, and the guest keeps the page though its link has ended', async ({
  page,
  app,
}) => {
  const request = await app.given.request()
  await app.given.bid(await app.given.provider(), request)
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  const keys = await loseAnswers(page, /\/links\/end$/, 2)
  await page.getByRole('button', { name: 'End all links' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'End them all' }).click()
  await expect(page.getByText('All earlier links have ended', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect([keys.length, new Set(keys).size]).toEqual([3, 1])
  await expect(page).toHaveURL(new RegExp(`/bids/${request.id}#token=(?!${request.token})`))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Accept Bid from/ })).toBeVisible()
})

test('who stops trying to end all links reads that it may have gone through, and the next press counts as the same', async ({
  page,
  app,
}) => {
  const request = await app.given.request()
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  // The page hears of nothing meanwhile.
  await page.route(/\/(live|updates|public)(\?|$)/, (route) => route.abort())
  const keys = await loseAnswers(page, /\/links\/end$/, 1)
  await page.getByRole('button', { name: 'End all links' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'End them all' }).click()
  await dialog.getByRole('button', { name: 'Stop trying' }).click()
  await expect(dialog.getByText('Stopped, but it may have gone through.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'End them all' }).click()
  await expect(page).toHaveURL(new RegExp(`/bids/${request.id}#token=(?!${request.token})`))
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('where there is no Share sheet the link is copied, and the page fits the smallest phone', async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const request = await app.given.request()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await page.getByRole('button', { name: 'Copy a read-only link' }).click()
  await expect(page.getByText('Read-only link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/s\/[\w-]{12}$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a token in the question of an address goes behind the #, and no call carries it in its address', async ({
  page,
  app,
}) => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  await app.given.bid(provider, request)
  const addresses: string[] = []
  page.on('request', (call) => addresses.push(call.url()))
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  const clean = new RegExp(`/bids/${request.id}#token=${request.token}$`)
  await expect(page).toHaveURL(clean)
  await expect(page.getByText(provider.businessName).first()).toBeVisible()
  // The way past the header has a place of its own behind the #; the link stays good for a reload.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(clean)
  await page.reload()
  await expect(page.getByText(provider.businessName).first()).toBeVisible()
  const telling = addresses.filter((address) => address.split('#')[0]?.includes(request.token))
  expect(telling).toHaveLength(1)
})

test('a fleet’s people share a look at their request too; who may only look there may not', async ({
  window,
  app,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const provider = await app.given.provider()
  const request = await app.given.request({ as: driver.caller })
  await app.given.bid(provider, request)
  const desk = await window(company.manager)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.goto(`/fleet-bids/${request.id}`)
  await desk.getByText('Links to this request').click()
  await desk.getByRole('button', { name: 'Copy a read-only link' }).click()
  await expect(desk.getByText('Read-only link copied', { exact: true })).toBeVisible()
  const shared = await desk.evaluate(() => navigator.clipboard.readText())
  const broker = await window()
  await broker.goto(shared)
  await expect(broker.getByText(provider.businessName).first()).toBeVisible()
  await expect(broker.getByText('This link only shows the request.').first()).toBeVisible()
  await expectAccessible(broker)

  const viewer = await window(await memberOf(app, company, 'viewer'))
  await viewer.goto(`/fleet-bids/${request.id}`)
  await expect(viewer.getByText(provider.businessName).first()).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Copy a read-only link' })).toHaveCount(0)
})
