import { readCurrentUser } from '#contract/session.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import { openInAccount } from './settings.ts'

const unique = () => Math.random().toString(36).slice(2, 10)

test('a customer with a new phone changes it; another window and the open request say so', async ({
  app,
  window,
}) => {
  const customer = await app.given.customer()
  const { fullName, phone } = (await customer.call(readCurrentUser)).body
  const request = await app.given.request({ as: customer, form: { fullName, phone } })
  const [page, other] = [await window(customer), await window(customer)]
  await page.goto('/customer-dashboard')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await expect(page).toHaveURL('/account')
  await other.goto('/account?section=contact')
  await expectAccessible(page)
  const details = await openInAccount(page, 'Contact details')
  const there = other.getByRole('region', { name: 'Contact details' })
  await expect(there.getByLabel('Full name')).toHaveValue(fullName)
  await there.getByLabel('Email').fill('typed but not saved')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }

  await details.getByLabel('Phone').fill('555-0199')
  await details.getByRole('button', { name: 'Save contact details' }).click()
  await expect(details.getByText('Phone number must be at least 10 digits')).toBeVisible()
  await expect(details.getByLabel('Phone')).toBeFocused()
  await details.getByLabel('Full name').fill('Robin Moved')
  await details.getByLabel('Phone').fill('512 555 0199')
  await details.getByRole('button', { name: 'Save contact details' }).click()
  await expect(page.getByText('Your contact details are saved.').first()).toBeVisible()
  await expect(details.getByLabel('Phone')).toHaveValue('(512) 555-0199')

  await expect(there.getByLabel('Full name')).toHaveValue('Robin Moved')
  await expect(there.getByLabel('Email')).toHaveValue('typed but not saved')
  await other.goto(`/bids/${request.id}`)
  await other.getByRole('button', { name: 'Correct the request' }).click()
  await expect(other.getByRole('dialog').getByLabel('Phone number')).toHaveValue(/555-?0199/)
})

test('a fleet’s manager who signed in a while ago types the password before another email; a taken one is said at its field', {
  tag: '@desk',
}, async ({ movable, page, context }) => {
  const { manager, password } = await movable.given.company()
  const taken = (await (await movable.given.customer()).call(readCurrentUser)).body.email
  await signIn(context, movable.baseUrl, manager)
  await page.goto(`${movable.baseUrl}/account`)
  movable.later(11 * 60_000)
  const details = page.getByRole('region', { name: 'Contact details' })
  const email = details.getByLabel('Email')
  await email.fill(taken)
  await details.getByRole('button', { name: 'Save contact details' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Password').fill(password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(
    details.getByText('An account with this email already exists.', { exact: false }),
  ).toBeVisible()
  const free = `moved-${unique()}@example.com`
  await email.fill(free)
  await details.getByRole('button', { name: 'Save contact details' }).click()
  await expect(page.getByText('Your contact details are saved.').first()).toBeVisible()
  await page.reload()
  await expect(email).toHaveValue(free)
})

test('a driver and the owner of a business are led to where their number stands', async ({
  app,
  window,
}) => {
  const people = [
    [await app.given.driver(), 'Open your record', /driver-portal\?tab=profile/],
    [(await app.given.provider()).caller, 'Change that number', /section=contact/],
  ] as const
  for (const [person, name, place] of people) {
    const page = await window(person)
    await page.goto('/account?section=contact')
    const details = page.getByRole('region', { name: 'Contact details' })
    await expect(details.getByLabel('Email')).toBeVisible()
    await expect(details.getByLabel('Phone')).toHaveCount(0)
    await expectAccessible(page)
    await details.getByRole('link', { name }).click()
    await expect(page).toHaveURL(place)
    await expect(page.getByLabel(/^Phone|phone/).first()).toBeVisible()
  }
})
