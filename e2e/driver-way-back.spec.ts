import type { Page } from '@playwright/test'
import { listOutbox } from '../contract/admin.ts'
import { changeDriver } from '../contract/drivers.ts'
import { formatPhone } from '../contract/phone-shown.ts'
import type { Given } from '../server/testing/given.ts'
import { newPhone } from '../server/testing/new-phone.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** The newest text to a number. */
async function textTo(given: Given, phone: string): Promise<string> {
  const admin = await given.admin()
  const newest = async () =>
    (await admin.call(listOutbox)).body.find(({ to }) => to === phone)?.text ?? ''
  await expect.poll(newest, { timeout: 15_000 }).not.toBe('')
  return newest()
}

async function signIn(page: Page, username: string, password: string) {
  await page.goto('/auth')
  await page.getByLabel('Username or email').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

async function choose(page: Page, password: string) {
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await page.locator('[name=newPassword]').fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

async function givenDriverWithPhone(given: Given) {
  const company = await given.company()
  const driver = await given.fleetDriver(company)
  const phone = newPhone()
  await company.manager.call(changeDriver, { params: { id: driver.id }, body: { phone } })
  return { company, driver, phone }
}

test('a driver who has lost the password gets a code from the fleet, signs in and chooses another', async ({
  window,
  app,
}) => {
  const { company, driver, phone } = await givenDriverWithPhone(app.given)
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard')
  await desk.getByRole('button', { name: `View Details of ${driver.fullName}` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'New sign-in code' }).click()
  await expect(dialog).toContainText('signed out everywhere')
  await dialog.getByLabel(`Also text ${formatPhone(phone)} a link`).check()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Give a new code' }).click()
  await expect(dialog).toContainText(`A link is on its way to ${formatPhone(phone)}.`)
  await expectAccessible(desk)
  const code = (await dialog.locator('code').textContent()) ?? ''
  expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{4}$/)
  expect(await textTo(app.given, phone)).not.toContain(code)

  const truck = await window()
  await signIn(truck, driver.username, code)
  // The code is known to the fleet: it is no password.
  await choose(truck, code)
  await expect(truck.getByText('Choose a password other than the one you have.')).toBeVisible()
  await choose(truck, 'only-the-driver-knows')
  await expect(truck).toHaveURL('/driver-portal')
  await expect(truck.getByRole('heading', { name: `Welcome, ${driver.fullName}` })).toBeVisible()

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(desk.getByText(code)).toHaveCount(0)
})

test('a driver without an email gets back in by the username and a text', async ({ page, app }) => {
  const { driver, phone } = await givenDriverWithPhone(app.given)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('Email or username of your account').fill(driver.username)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('If your account has no email, look for a text.')).toBeVisible()
  await expectAccessible(page)
  const link = /https?:\/\/[^\s/]+(\/\S+)/.exec(await textTo(app.given, phone))?.[1] ?? ''
  await page.goto(link)
  await page.locator('[name=newPassword]').fill('found-by-text')
  await page.locator('[name=confirm]').fill('found-by-text')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page).toHaveURL('/auth')
  await signIn(page, driver.username, 'found-by-text')
  await expect(page).toHaveURL('/driver-portal')
})
