import { setFleetStanding, setProviderStanding } from '../contract/admin.ts'
import { login } from '../contract/auth.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

test('a driver and the desk of a suspended fleet read so before anything is filled in, and a bid is not approved', async ({
  app,
  window,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const request = await app.given.request({ as: company.manager })
  const shop = await app.given.provider()
  await app.given.bid(shop, request)
  const admin = await app.given.admin()
  const stand = (status: 'active' | 'suspended') =>
    admin.call(setFleetStanding, {
      params: { id: company.id },
      body: { status, reason: 'Unpaid invoices elsewhere' },
    })
  await stand('active')
  await stand('suspended')
  await company.manager.call(login, { body: { ...company } })
  const desk = await window(company.manager)
  await desk.goto(`/fleet-bids/${request.id}`)
  await expect(desk.getByText('Your company is suspended.')).toBeVisible()
  await expect(desk.getByText('Reason: Unpaid invoices elsewhere.')).toBeVisible()
  await desk.getByRole('button', { name: `Approve Provider ${shop.businessName}` }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Approve Provider' }).click()
  await expect(dialog.getByText('This account is suspended.')).toBeVisible()

  await driver.caller.call(login, { body: { ...driver } })
  const phone = await window(driver.caller)
  await phone.goto('/driver-portal')
  await expect(phone.getByText('Your account is suspended.')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'I need help' })).toHaveCount(0)
  await expectAccessible(phone)
  await phone.goto('/driver-portal?help=1')
  await expect(phone.getByText('Your account is suspended.')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Next' })).toHaveCount(0)

  await stand('active')
  await phone.goto('/driver-portal')
  await expect(phone.getByText(/^Welcome/)).toBeVisible()
  await expect(phone.getByText('Your account is suspended.')).toHaveCount(0)
})

test('who is suspended asks for a copy of the own data, and has the account deleted, from the notice', async ({
  app,
  window,
}) => {
  const [company, shop] = [await app.given.company(), await app.given.provider()]
  const admin = await app.given.admin()
  const body = { status: 'suspended', reason: 'Complaints' } as const
  await admin.call(setFleetStanding, { params: { id: company.id }, body })
  await admin.call(setProviderStanding, { params: { id: shop.id }, body })
  for (const [caller, { username, password }, desk] of [
    [company.manager, company, '/business-dashboard'],
    [shop.caller, shop, '/provider-dashboard'],
  ] as const) {
    await caller.call(login, { body: { username, password } })
    const page = await window(caller)
    await page.goto(desk)
    await page.getByRole('link', { name: 'Download or delete your data' }).click()
    const confirm = async (button: string) => {
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your password').fill(password)
      await dialog.getByRole('button', { name: button }).click()
    }
    await page.getByRole('button', { name: 'Request a copy' }).click()
    await confirm('Request a copy')
    await expect(page.getByText(/Your copy is/)).toBeVisible()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await confirm('Delete my account')
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()
  }
})
