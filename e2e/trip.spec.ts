import type { Page } from '@playwright/test'
import { guestForm } from '../server/testing/given.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** The phone on the dash is so many miles north of the truck. */
const driveTo = (phone: Page, miles: number) =>
  phone.context().setGeolocation({
    latitude: guestForm.lat + miles / 69.09,
    longitude: guestForm.lng,
    accuracy: 12,
  })

test('a fleet and a follower on a third phone see the truck come from its yard, until the link is ended', {
  tag: '@both',
}, async ({ window, app }) => {
  test.setTimeout(180_000)
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: driver.caller })
  const job = await app.given.job({ request })
  const { token } = await app.given.technician(job.provider, job)
  const { businessName } = job.provider

  const desk = await window(company.manager)
  await desk.goto(`/fleet-bids/${request.id}`)
  await desk.getByRole('button', { name: 'Let someone follow' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Who follows this job' })
  await expect(dialog.getByText('Nobody is following this job yet.')).toBeVisible()
  await dialog.getByLabel('Who is it for?').fill('Ann at dispatch')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for Ann at dispatch' })).toBeVisible()
  await expectAccessible(desk)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(desk.getByText('Link copied', { exact: true })).toBeVisible()
  const link = await desk.evaluate(() => navigator.clipboard.readText())
  await dialog.getByRole('button', { name: 'Close' }).click()

  const follower = await window()
  await follower.goto(link)
  await expect(follower.getByText(`${businessName} is coming`)).toBeVisible()
  await expect(follower.getByText('Wrecker 7')).toBeVisible()
  await expect(follower.getByText('$')).toHaveCount(0)
  await expectAccessible(follower)

  const phone = await window()
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
  await expect(follower.getByText(leaving)).toBeVisible({ timeout: 30_000 })

  const onTheWay = new RegExp(`^${businessName} (is here now|was here)`)
  await expect(async () => {
    await driveTo(phone, 5.72 + Math.random() / 1000)
    await expect(follower.getByText(onTheWay).first()).toBeVisible({ timeout: 6_000 })
  }).toPass({ timeout: 60_000 })
  await expect(desk.getByText(onTheWay).first()).toBeVisible({ timeout: 20_000 })
  await expect(follower.getByText(/^Likely/)).toBeVisible()
  await expectAccessible(follower)
  expect(await follower.content()).not.toContain(guestForm.phone)

  await desk.getByRole('button', { name: 'Let someone follow' }).click()
  await dialog.getByRole('button', { name: 'Turn off the link for Ann at dispatch' }).click()
  await expect(dialog.getByText('Nobody is following this job yet.')).toBeVisible()
  await expect(follower.getByText('This link is wrong or no longer works')).toBeVisible({
    timeout: 20_000,
  })
  await expect(follower.getByText(businessName)).toHaveCount(0)
})

test('who presses “I have arrived” in the yard arrives unproved, and whoever waits says that nobody is there', async ({
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
  await phone.getByRole('button', { name: 'I have arrived' }).click()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(customer.getByText('This arrival is not proved.').first()).toBeVisible()
  await customer.getByRole('button', { name: 'No, nobody is here' }).click()
  await expect(customer.getByText('You said that nobody was here.', { exact: false })).toBeVisible()
  await expect(customer.locator('[aria-current=step]')).toContainText('On the way')
})
