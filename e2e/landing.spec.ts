import { expect, expectAccessible, test } from './fixtures.ts'

test('the landing page leads a trucker to help and a shop to its sign-up', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get help now' }).first().click()
  await expect(page).toHaveURL(/\/request-service/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Become a provider' }).first().click()
  await expect(page).toHaveURL(/\/auth\?tab=signup&type=service_provider/)
})

test('the landing page works without JavaScript and loads nothing from other hosts', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.baseUrl })
  const page = await context.newPage()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(app.baseUrl)) foreign.push(request.url())
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Get help now' }).first()).toBeVisible()
  expect(foreign).toEqual([])
  await context.close()
})
