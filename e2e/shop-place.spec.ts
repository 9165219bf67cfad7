import { listProvidersForAdmin, setProviderStanding } from '../contract/admin.ts'
import { goOnTo } from './application-steps.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { saveChanges } from './settings.ts'

test.use({ drawsRoads: true })

const unique = () => Math.random().toString(36).slice(2, 10)
const unknown = 'Hwy 12 by the water tower'
const fortStockton = { location: 'Fort Stockton, TX', lat: 30.894, lng: -102.8793 }

test('a shop with an unknown address is refused at the field, sets a pin, and gets requests once it is approved', async ({
  page,
  app,
}) => {
  const name = `pinned-${unique()}`
  await page.goto('/provider-signup')
  await page.getByLabel('Business name').fill(`Shop ${name}`)
  await page.getByLabel('Owner name').fill('Rosa Delgado')
  await page.getByLabel('Email').fill(`${name}@example.com`)
  await page.getByLabel('Phone').fill('(512) 555-0143')
  await page.getByLabel('Business address').fill(unknown)
  await goOnTo(page, 'Primary Service')
  await page.getByText('Tire', { exact: true }).click()
  await goOnTo(page, 'Service Details')
  await page.getByLabel('Service hours').selectOption('24/7')
  await page.getByLabel('Service radius').selectOption('50 miles (recommended)')
  await goOnTo(page, 'Account Setup')
  await page.getByLabel('Username').fill(name)
  await page.locator('[name=password]').fill('mesquite-42')
  await page.getByLabel('Confirm password').fill('mesquite-42')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Business address')).toBeFocused()
  await expect(page.getByText(/^We cannot find this address\./).first()).toBeVisible()

  await page.getByRole('button', { name: 'Set the pin on the map' }).click()
  await page.getByRole('combobox', { name: 'Nearest town or ZIP' }).fill(fortStockton.location)
  await page.getByRole('button', { name: 'Put the pin here' }).click()
  await expect(page.getByText('The pin is set. Distances are measured from it.')).toBeVisible()
  await page.getByRole('button', { name: 'Your shop' }).press('ArrowRight')
  await expect(page.getByText('The pin is set. Distances are measured from it.')).toBeVisible()
  await expectAccessible(page)
  await goOnTo(page, 'Primary Service', 'Service Details', 'Account Setup')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/provider-profile-setup')

  const admin = await app.given.admin()
  const listed = await admin.call(listProvidersForAdmin, {
    query: { search: name },
  })
  const id = listed.body[0]?.id ?? ''
  await admin.call(setProviderStanding, { params: { id }, body: { status: 'active' } })
  await page.goto('/provider-dashboard')
  await app.given.request({ form: fortStockton })
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Fort Stockton' }).first(),
  ).toBeVisible()
  await expect(page.getByText('We cannot find your address')).toHaveCount(0)
})

test('a shop of before whose address names no place is told so, the admin as well, and mends it in its settings', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider({ approved: false })
  await inDatabase(
    app.databaseUrl,
    `update providers set address = $2, lat = null, lng = null, city = null, state = null, cover = null
     where id = $1`,
    [shop.id, unknown],
  )
  const desk = await window(await app.given.admin())
  await desk.goto(`/admin-dashboard?q=${shop.businessName}`)
  await expect(desk.getByText('Address not found')).toBeVisible()
  await desk.getByRole('link', { name: /^Details/ }).click()
  await expect(desk.getByRole('region', { name: 'Evidence' })).toContainText(
    'no request reaches this provider',
  )
  await expect(desk.getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(desk)

  const page = await window(shop.caller)
  await page.goto('/provider-application')
  const notice = page.getByText('We cannot find your address, so no request reaches you.')
  await expect(notice).toBeVisible()
  await page.goto('/provider-dashboard')
  await expect(notice.first()).toBeVisible()
  await expect(page.getByText('Nobody within')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Service Areas' }).first().click()
  const areas = page.getByRole('region', { name: 'Service Areas' })
  await areas.getByRole('button', { name: 'Set the pin on the map' }).click()
  await areas.getByRole('combobox', { name: 'Nearest town or ZIP' }).fill(fortStockton.location)
  await areas.getByRole('button', { name: 'Put the pin here' }).click()
  await saveChanges(page)
  await expect(notice).toHaveCount(0)
})
