import type { Page } from '@playwright/test'
import { advanceJob } from '../contract/jobs.ts'
import { expect, test } from './fixtures.ts'

/** The first asking for each of these scripts is lost on the way, as on one bar; says how many were. */
async function loseOnce(page: Page, name: RegExp) {
  const lost = new Set<string>()
  await page.route(name, (route) => {
    const url = route.request().url()
    if (lost.has(url)) return route.continue()
    lost.add(url)
    return route.abort()
  })
  return lost
}

test('a page whose scripts are lost once on the way comes all the same', async ({ page, app }) => {
  const request = await app.given.request()
  const lost = await loseOnce(page, /\/assets\/(BidsPage|use-decide-bid|BidCard)-.*\.js/)
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(page.getByRole('button', { name: 'Correct the request' })).toBeVisible()
  expect(lost.size).toBeGreaterThan(0)
})

test('a step of the wizard that is lost on the way keeps the page and what was typed', async ({
  page,
}) => {
  await page.goto('/request-service')
  const lost = await loseOnce(page, /\/assets\/details-and-review-.*\.js/)
  await page
    .getByRole('radiogroup', { name: 'Are you safe where you are?' })
    .getByText(/^No/)
    .click()
  await expect.poll(() => lost.size).toBeGreaterThan(0)
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Current location').fill('Waco, TX')
  await expect(page.getByLabel('Phone')).toHaveValue('512 555 0143')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page).toHaveURL(/\/bids\//)
})

test('a dialog whose script was lost opens when it is asked for again', async ({ page, app }) => {
  const request = await app.given.request()
  const lost = await loseOnce(page, /\/assets\/CorrectDialog-.*\.js/)
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  const opener = page.getByRole('button', { name: 'Correct the request' })
  await opener.click()
  await expect.poll(() => lost.size).toBe(1)
  const dialog = page.getByRole('dialog')
  await expect(async () => {
    // One that has opened late covers its opener.
    if (!(await dialog.isVisible())) await opener.click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a technician without a signal, whose last question has not come, keeps the page, and is asked once there is one', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token } = await app.given.technician(job.provider, job)
  for (const step of ['start', 'arrive', 'work'] as const)
    await job.provider.caller.call(advanceJob, { params: { id: job.id }, body: { step } })
  const phone = await window()
  const question = /assets\/FinishDialog/
  await phone.route(question, (route) => route.abort())
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
  const done = phone.getByRole('button', { name: 'Work is done' })
  await expect(done).toBeVisible()
  await phone.context().setOffline(true)
  await done.click()
  await expect(phone.getByText(/^Still loading\. Without a signal it opens/)).toBeVisible()
  await phone.waitForEvent('requestfailed', (request) => question.test(request.url()))
  await expect(done).toBeVisible()
  await phone.unroute(question)
  await phone.context().setOffline(false)
  await expect(phone.getByRole('dialog', { name: 'Is the work done?' })).toBeVisible({
    timeout: 30_000,
  })
})

test('a tab that is lost where nothing answers leaves the page as it is, says so, and opens once there is a network', async ({
  window,
  app,
}) => {
  const { manager } = await app.given.company()
  const desk = await window(manager)
  await desk.clock.install()
  await desk.goto('/business-dashboard')
  await desk.getByRole('heading', { level: 1 }).waitFor()
  const lost = /\/assets\/UnitsTab|\/healthz/
  let failed = 0
  // The device believes in its network all the same.
  await desk.route(lost, (route) => {
    failed++
    return route.abort()
  })
  await desk.getByRole('link', { name: 'Units' }).click()
  await expect(desk.getByText(/^Still loading\. Without a signal it opens/)).toBeVisible()
  // Tried until it is given up, and on.
  await expect(async () => {
    await desk.clock.fastForward(5_000)
    expect(failed).toBeGreaterThan(6)
  }).toPass()
  await expect(desk.getByRole('link', { name: 'Drivers' })).toBeVisible()
  await desk.evaluate(() => Object.assign(window, { isSamePage: true }))
  await desk.unroute(lost)
  await expect(async () => {
    await desk.clock.fastForward(5_000)
    await expect(desk.getByRole('button', { name: 'Add Unit' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await desk.evaluate(() => 'isSamePage' in window)).toBe(true)
})
