import { listOutbox } from '../contract/admin.ts'
import { readCurrentUser } from '../contract/auth.ts'
import { importDrivers } from '../contract/drivers.ts'
import { changeOwnFleet, removeMember } from '../contract/fleets.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { memberOf } from './member-of.ts'
import { goTo } from './rail.ts'

const unique = () => Math.random().toString(36).slice(2, 8)

test('who was removed is invited again and comes back as the same person', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const member = await memberOf(app, company, 'viewer')
  const { email, username } = (await member.call(readCurrentUser)).body
  const desk = await window(company.manager)
  const viewer = await window(member)
  // What a company may do while it waits for approval is said to who may do it.
  for (const [reader, isTold] of [
    [desk, 1],
    [viewer, 0],
  ] as const) {
    await reader.goto('/business-dashboard?tab=people')
    await expect(reader.getByText('An admin reviews every registration.')).toBeVisible()
    await expect(reader.getByText('You can already request service')).toHaveCount(isTold)
  }
  // Away from the page, so that the next visit is what learns of it.
  await viewer.goto('about:blank')
  await desk.getByRole('button', { name: 'Remove Vera Night' }).click()
  await desk.getByRole('button', { name: 'Remove from the fleet' }).click()
  await expect(desk.getByText('Vera Night', { exact: true })).toHaveCount(0)
  await viewer.goto('/business-dashboard')
  await expect(viewer).toHaveURL(/\/auth/)
  await expect(viewer.getByText('Your company closed your account.')).toBeVisible()
  await viewer.reload()
  await expect(viewer.getByText('Your company closed your account.')).toBeVisible()

  // Twice: the second invitation takes the place of the first.
  for (const role of ['viewer', 'dispatcher']) {
    await desk.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Role').selectOption(role)
    const isAnother = role === 'dispatcher'
    await expect(
      dialog.getByText('This changes the invitation from Viewer to Dispatcher.'),
    ).toHaveCount(isAnother ? 1 : 0)
    await dialog
      .getByRole('button', { name: isAnother ? 'Change the invitation' : 'Send the invitation' })
      .click()
    await expect(dialog).toHaveCount(0)
  }
  await expect(
    desk.getByRole('table', { name: 'Pending invitations' }).getByRole('row'),
  ).toHaveCount(2)
  await desk.getByRole('button', { name: `Send again to ${email}` }).click()
  const sent = `A new link is on its way to ${email}. The old one no longer works.`
  await expect(desk.getByText(sent, { exact: true })).toBeVisible()
  await expect(
    desk.getByRole('table', { name: 'Pending invitations' }).getByRole('row'),
  ).toHaveCount(2)

  const admin = await app.given.admin()
  let link: string | undefined
  await expect(async () => {
    const links = (await admin.call(listOutbox)).body
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => /\/join-fleet#[\w-]+/.exec(text) ?? [])
    // Before the account was closed, the two of above, and the one sent again.
    expect(links).toHaveLength(4)
    link = links[0]
  }).toPass()
  const page = await window()
  await page.goto(link ?? '')
  await expect(page.getByText('Welcome back, Vera Night.')).toBeVisible()
  await expect(page.getByText(`with your username ${username}`)).toBeVisible()
  await expectAccessible(page)
  await page.locator('[name=password]').fill('mesquite-42-again')
  await page.getByRole('button', { name: 'Rejoin the fleet' }).click()
  await expect(page).toHaveURL('/business-dashboard')
  await expect(page.getByText('Dispatcher', { exact: true })).toBeVisible()
  await expect(desk.getByLabel('Role of Vera Night')).toHaveValue('dispatcher')
})

test('a manager keeps the company’s record, and sees what another one has changed meanwhile', {
  tag: '@desk',
}, async ({ window, app }) => {
  const company = await app.given.company()
  const desk = await window(company.manager)
  await desk.goto('/business-dashboard')
  await desk.getByRole('button', { name: 'Company record' }).click()
  const dialog = desk.getByRole('dialog')
  await expectAccessible(desk)
  await dialog.getByLabel('Company address').fill('1 Depot Rd, Waco, TX 76701')
  await dialog.getByLabel('Dispatch phone').fill('(254) 555-0100')
  await dialog.getByLabel('Spending limit for new drivers ($)').fill('much')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter the spending limit as an amount in dollars.')).toBeVisible()
  await dialog.getByLabel('Spending limit for new drivers ($)').fill('750')

  // Another manager saves the address first.
  await company.manager.call(changeOwnFleet, { body: { address: '2 Other Rd, Waco, TX 76701' } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Somebody else changed this to “2 Other Rd, Waco, TX 76701”')
  await expect(dialog.getByLabel('Company address')).toHaveValue('1 Depot Rd, Waco, TX 76701')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('The company record is saved.', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Company record' }).click()
  await expect(dialog.getByLabel('Company address')).toHaveValue('1 Depot Rd, Waco, TX 76701')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  // The rule for new drivers is said where it counts.
  const dispatcher = await window(await memberOf(app, company, 'dispatcher'))
  await dispatcher.goto('/business-dashboard')
  const record = dispatcher.getByRole('button', { name: 'Company record' })
  await expect(record).toHaveAttribute('aria-disabled', 'true')
  await dispatcher.getByRole('button', { name: 'Add Driver' }).click()
  const limit = dispatcher.getByRole('dialog').getByLabel('Spending limit')
  await expect(limit).toHaveValue('750.00')
  await expect(limit).toHaveJSProperty('readOnly', true)
  await expect(limit).toHaveAccessibleDescription(/A new driver gets your company’s default/)
})

test('a fleet with 5,000 drivers has a page of them, finds each, and offers none of them as a list', {
  tag: '@desk',
}, async ({ window, app }) => {
  test.slow()
  const { manager } = await app.given.company()
  const tag = unique()
  const lines = Array.from(
    { length: 5_000 },
    (_, at) => `Driver ${String(at).padStart(4, '0')},512555${1000 + at},many-${tag}-${at}`,
  )
  const done = await manager.call(importDrivers, {
    query: { mode: 'commit' },
    file: new TextEncoder().encode(['name,phone,username', ...lines].join('\n')),
    contentType: 'text/csv',
  })
  expect(done.body.isDone).toBe(true)
  const desk = await window(manager)
  await desk.goto('/business-dashboard?tab=drivers')
  await expect(desk.getByRole('rowheader', { name: /Driver 0000/ })).toBeVisible()
  const nodes = () => desk.evaluate(() => document.querySelectorAll('*').length)
  expect(await nodes()).toBeLessThan(5_000)
  await expect(desk.getByRole('rowheader')).toHaveCount(50)
  await desk.getByRole('rowheader').last().scrollIntoViewIfNeeded()
  await expect(desk.getByRole('rowheader', { name: /Driver 0099/ })).toBeAttached()

  await desk.getByLabel('Search drivers').fill('driver 0471')
  await expect(desk.getByRole('rowheader')).toHaveCount(1)
  await expect(desk.getByRole('rowheader')).toContainText('Driver 0471')
  await expect(desk.getByText(/^1 of 5,?000$/)).toBeVisible()

  await goTo(desk, /^Service Requests/)
  await desk.getByRole('button', { name: /More filters/ }).click()
  const driver = desk.getByRole('combobox', { name: 'Driver', exact: true })
  await driver.click()
  await expect(desk.getByRole('listbox', { name: 'Driver' }).getByRole('option')).toHaveCount(51)
  await expectAccessible(desk)
  await driver.fill('0471')
  await desk.getByRole('option', { name: 'Driver 0471' }).click()
  await expect(driver).toHaveValue('Driver 0471')
  await expect(desk).toHaveURL(/driver=/)
  await desk.reload()
  await expect(driver).toHaveValue('Driver 0471')
  expect(await nodes()).toBeLessThan(5_000)
})

test('who takes over a fleet is asked for its dispatch phone, once', async ({ app, window }) => {
  const company = await app.given.company()
  const second = await memberOf(app, company, 'manager')
  const { id } = (await company.manager.call(readCurrentUser)).body
  await second.call(removeMember, { params: { id } })
  const desk = await window(second)
  await desk.goto('/business-dashboard')
  await expect(desk.getByText(/^Is .+ still your dispatch phone\?$/)).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Change it' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Dispatch phone').fill('(512) 555-0187')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText(/still your dispatch phone/)).toHaveCount(0)
})
