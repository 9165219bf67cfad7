import { listBoard } from '../contract/requests.ts'
import { withKey } from '../server/testing/caller.ts'
import { openReceiver, type Receiver } from '../server/testing/webhook-receiver.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'

const settings = '/provider-dashboard?tab=settings&section=programs'

test('an owner makes a key, sees it once, a program uses it, and it ends when it is revoked', {
  tag: '@desk',
}, async ({ window, app }) => {
  const { caller } = await app.given.provider()
  const page = await window(caller)
  await page.goto(settings)
  const keys = page.getByRole('region', { name: 'API keys' })
  await expect(keys.getByText('No keys yet.')).toBeVisible()
  await keys.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect(dialog.getByText('Choose at least one thing it may do.')).toBeVisible()
  await dialog.getByLabel(/^Name/).fill('Dispatch bot')
  await dialog.getByLabel(/^Read requests/).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  await expect(dialog.getByRole('heading', { name: 'The secret of Dispatch bot' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  const row = keys.getByRole('row', { name: /Dispatch bot/ })
  await expect(row).toContainText(secret.slice(0, 12))
  await expect(page.getByText(secret)).toHaveCount(0)

  const program = withKey(app.baseUrl, secret)
  expect((await program.call(listBoard)).status).toBe(200)
  await page.reload()
  await expect(row).toContainText('127.0.0.0/24')

  await row.getByRole('button', { name: 'Revoke Dispatch bot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click()
  await expect(keys.getByText('No keys yet.')).toBeVisible()
  expect((await program.call(listBoard)).status).toBe(401)
})

test('a manager who signed in a while ago types the password before a key is made', {
  tag: '@desk',
}, async ({ movable, browser }) => {
  const { manager, password } = await movable.given.company()
  const context = await browser.newContext({ baseURL: movable.baseUrl })
  await signIn(context, movable.baseUrl, manager)
  const page = await context.newPage()
  await page.goto('/business-dashboard?tab=people')
  movable.later(11 * 60_000)
  await page.getByText('Programs: API keys and webhooks', { exact: true }).click()
  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make an API key' })
  await dialog.getByLabel(/^Name/).fill('Dispatch bot')
  await dialog.getByLabel(/^Read requests/).check()
  await dialog.getByRole('button', { name: 'Make the key' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Password').fill(password)
  await expectAccessible(page)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'The secret of Dispatch bot' })).toBeVisible()
  await context.close()
})

test.describe('a webhook', () => {
  let receiver: Receiver
  test.beforeEach(async () => {
    receiver = await openReceiver()
    // The server of the test starts after this, and reads it.
    process.env.WEBHOOK_HOSTS = receiver.host
  })
  test.afterEach(async () => {
    delete process.env.WEBHOOK_HOSTS
    await receiver.close()
  })

  test('is added, tried out, its delivery shown, and sent again', async ({ movable, browser }) => {
    const context = await browser.newContext({ baseURL: movable.baseUrl })
    const { caller } = await movable.given.provider()
    await signIn(context, movable.baseUrl, caller)
    const page = await context.newPage()
    await page.goto(settings)
    const webhooks = page.getByRole('region', { name: 'Webhooks' })
    await webhooks.getByRole('button', { name: 'Add a webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Address/).fill('https://10.0.0.8/hook')
    await dialog.getByLabel('bid_accepted').check()
    await dialog.getByRole('button', { name: 'Add the webhook' }).click()
    await expect(dialog.getByText(/not on the public internet/)).toBeVisible()
    await dialog.getByLabel(/^Address/).fill(receiver.address)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add the webhook' }).click()
    await expect(dialog.getByText(/^whsec_/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()

    await webhooks.getByText('Deliveries', { exact: true }).click()
    await expect(webhooks.getByText('Nothing has been sent yet.')).toBeVisible()
    await webhooks.getByRole('button', { name: /^Send a test/ }).click()
    await expect(webhooks.getByText(/^200 in \d+ ms$/)).toBeVisible()
    await expectAccessible(page)
    await webhooks.getByRole('button', { name: /^Send again: test of/ }).click()
    await expect(webhooks.getByText(/^200 in \d+ ms$/)).toHaveCount(2)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([ids[0], ids[0]])
    await context.close()
  })
})
