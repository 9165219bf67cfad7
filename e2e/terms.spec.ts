import { readCurrentUser } from '../contract/session.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'

for (const [link, heading, section] of [
  ['Terms', 'Terms of Service', 'Bids and prices'],
  ['Privacy', 'Privacy Policy', 'Who sees it'],
  ['SMS Terms', 'SMS Terms', 'How to stop'],
] as const)
  test(`the landing page’s footer leads to the ${heading}, which says that it is a template`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(
      page.getByText('Template: have a lawyer read this before you go live.'),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
    // What the operator has not said is seen before anybody goes live.
    if (heading !== 'SMS Terms')
      await expect(page.getByText('[address of the operator]').first()).toBeVisible()
    await expectAccessible(page)
  })

test('who opens an account reads beside the button what is agreed to, and beside the number what texts cost', async ({
  page,
}) => {
  await page.goto('/auth?tab=signup&type=customer')
  await expect(page.getByText('By creating an account, you agree to:')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(
    /you agree to texts about your account.*Msg & data rates may apply\. Reply STOP to end, HELP for help\./,
  )
  const link = page.getByRole('main').getByRole('link', { name: 'SMS Terms' })
  await expect(link).toHaveAttribute('href', '/sms-terms')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('a changed text is asked for above the page until it is agreed to, and keeps nobody from asking for help', async ({
  window,
  app,
}) => {
  const customer = await app.given.customer()
  const { id } = (await customer.call(readCurrentUser)).body
  await inDatabase(
    app.databaseUrl,
    `update agreements set version = '2020-01-01' where text = 'terms' and user_id = $1`,
    [id],
  )
  const page = await window(customer)
  await page.goto('/service-request')
  const asked = page.getByRole('region', { name: 'Notices' })
  await expect(asked).toContainText('Our terms have changed.')
  await expect(asked.getByRole('link')).toHaveText(['Terms of Service'])
  await expectAccessible(page)
  await page.getByText('No, or the truck is in a lane').click()
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
  await asked.getByRole('button', { name: 'I agree' }).click()
  await expect(asked).not.toContainText('Our terms have changed.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(asked).not.toContainText('Our terms have changed.')
})

test('a technician reads on the page of the link what is agreed to, until the first step on a job', async ({
  page,
  app,
}) => {
  const job = await app.given.job()
  const { token } = await app.given.technician(job.provider, job)
  await page.goto(`/technician?token=${encodeURIComponent(token)}`)
  const line = page.getByText('By updating a job here, you agree to:')
  await expect(line).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'On my way' }).click()
  await expect(page.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  await expect(line).toBeHidden()
})
