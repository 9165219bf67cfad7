import type { Page } from '@playwright/test'
import { login, register } from '../contract/auth.ts'
import { releaseJob } from '../contract/jobs.ts'
import { changeOwnProvider } from '../contract/providers.ts'
import { cancelRequest } from '../contract/requests.ts'
import { readCurrentUser } from '../contract/session.ts'
import { settings } from '../contract/settings.ts'
import { accounts } from '../contract/words/en/refusals/accounts.ts'
import { testAdmin } from '../server/testing/test-admin.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { widths } from './visits.ts'

const day = 24 * 60 * 60 * 1000
const password = 'only-mine-4711'
/** The arrival time of `given.bid`. */
const minutesToPromise = 45

const account = (name: string) => ({
  userType: 'customer',
  username: name,
  password,
  email: `${name}@example.com`,
  fullName: 'Quillon Marsh',
  phone: '+15125661001',
})

/** Types the own password into the dialog and confirms. */
async function confirm(page: Page, button: string, typed = password) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(typed)
  await dialog.getByRole('button', { name: button }).click()
}

test('somebody takes a copy of everything along: by the own password, once', async ({
  window,
  app,
}) => {
  const person = app.anybody()
  await person.call(register, { body: account('takes-along') })
  const page = await window(person)
  await page.goto('/customer-dashboard')
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('button', { name: 'Notification settings' }).click()
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Request a copy' }).click()
  await confirm(page, 'Request a copy', 'somebody-elses')
  await expect(page.getByRole('dialog')).toContainText('This is not your current password.')
  await confirm(page, 'Request a copy')
  await expect(page.getByText(/Your copy is ready until/)).toBeVisible({ timeout: 20_000 })
  // Somebody else signs in in another tab: their copy is neither fetched nor used up by this one.
  const other = app.anybody()
  await other.call(register, { body: account('in-another-tab') })
  const signInAs = ({ cookie }: typeof person) =>
    page
      .context()
      .addCookies([
        { name: 'roadcall_session', value: cookie.split('=')[1] ?? '', url: app.baseUrl },
      ])
  await signInAs(other)
  await page.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText(accounts.other).first()).toBeVisible()
  await signInAs(person)
  await page.reload()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toBe('roadcall-data.zip')
  await expect(page.getByText('You downloaded your copy.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Request a copy' })).toBeDisabled()
})

test('somebody has the account deleted, takes it back, and the next time is gone', async ({
  // In this order: the windows close before their server does.
  movable,
  window,
}) => {
  const { baseUrl, later, given } = movable
  const person = movable.anybody()
  await person.call(register, { body: account('goes-away') })
  const { id } = (await person.call(readCurrentUser)).body
  const page = await window(person)
  await page
    .context()
    .addCookies([
      { name: 'roadcall_session', value: person.cookie.split('=')[1] ?? '', url: baseUrl },
    ])
  const askToBeDeleted = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click()
    await confirm(page, 'Delete my account')
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  }
  await page.goto(`${baseUrl}/account/data`)
  await expect(page.getByText(/What stays, without your name/)).toBeVisible()
  await askToBeDeleted()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  later(15 * day)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await askToBeDeleted()

  const desk = await window(await given.admin())
  await desk.goto(`${baseUrl}/admin/people/${id}`)
  await expect(desk.getByText(/^Will be deleted on/)).toBeVisible()
  later(15 * day)
  // Nobody who runs the platform stays signed in that long: the first call signs in again.
  const admin = await given.admin()
  await admin.call(readCurrentUser)
  const afterwards = await window(admin)
  await expect(async () => {
    await afterwards.goto(`${baseUrl}/admin/people/${id}`)
    await expect(afterwards.getByText(/^Deleted on [A-Z]/)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(afterwards.getByRole('heading', { level: 1, name: 'Removed person' })).toBeVisible()
  await page.goto(`${baseUrl}/account/data`)
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible()
})

test('an admin reads what goes with an account, and what is in the way, before it is deleted and in the question', async ({
  movable,
  window,
}) => {
  const { baseUrl, later, given } = movable
  const shop = await given.provider()
  await shop.caller.call(changeOwnProvider, { body: { pledge: '50.00' } })
  const person = await given.customer()
  const { id } = (await person.call(readCurrentUser)).body
  const request = await given.request({ as: person })
  const job = await given.job({ provider: shop, request })
  // Nobody comes, and the customer takes somebody else: the pledge is theirs as credit, and the request is open.
  later(minutesToPromise * 60_000 + settings.noShow.customerMs + 60_000)
  expect((await person.call(releaseJob, { params: { id: job.id } })).status).toBe(200)

  const desk = await window(await given.admin())
  await desk.goto(`${baseUrl}/admin/people/${id}`)
  const section = desk.getByRole('region', { name: 'Deletion of the account' })
  await expect(section).toContainText('$50.00 of credit goes with the account')
  await expect(section).toContainText('It cannot be deleted now.')
  await expect(section).toContainText('You have 1 open request or job.')
  const of = { params: { id: request.id }, body: { reason: 'Found help elsewhere' } }
  expect((await person.call(cancelRequest, of)).status).toBe(200)
  await desk.reload()
  await expect(section).not.toContainText('It cannot be deleted now.')
  await section.getByRole('button', { name: 'Delete account' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog).toContainText('$50.00 of credit goes with the account')
  await dialog.getByLabel('Who asked for it, and how').fill('They asked by phone')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  // The admin has signed in an hour ago.
  const proof = desk.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Password').fill(testAdmin.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(section).toContainText('Will be deleted on')
  await expect(section).toContainText('$50.00 of credit goes with the account')
  await expectAccessible(desk)
})

test('a guest whose request has ended has its data deleted sooner, or keeps it; an admin sees which', async ({
  page,
  app,
  window,
}) => {
  const request = await app.given.request()
  const of = { params: { id: request.id }, token: request.token }
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(page.getByRole('button', { name: 'End all links' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete my data' })).toHaveCount(0)
  await app.anybody().call(cancelRequest, { ...of, body: { reason: 'Runs again' } })
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByRole('dialog')).toContainText('are removed 14 days after you ask')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByText(/^Your data will be deleted on /)).toBeVisible()

  const desk = await window(await app.given.admin())
  await desk.setViewportSize(widths.desk)
  await desk.goto(`/admin/requests/${request.id}`)
  await expect(desk.getByText(/^Will be deleted on /)).toBeVisible()
  await page.getByRole('button', { name: 'Keep my data' }).click()
  await expect(page.getByRole('button', { name: 'Delete my data' })).toBeVisible()
})

test('an admin reads in the security log who was refused, and what came from the same origin', {
  tag: '@desk',
}, async ({ window, app }) => {
  const { username } = await app.given.provider()
  await app.anybody().call(login, { body: { username, password: 'wrong-again' } })
  const page = await window(await app.given.admin())
  await page.goto('/admin-dashboard?tab=security&event=authn_login_fail')
  const table = page.getByRole('table', { name: 'Security events' })
  await expect(table).toContainText('authn_login_fail')
  await expect(table).toContainText('POST /api/login')
  await expectAccessible(page)
  await table
    .getByRole('button', { name: /^Events from origin/ })
    .first()
    .click()
  await expect(page.getByText('Showing one origin only.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table).toContainText('Signed in')
})
