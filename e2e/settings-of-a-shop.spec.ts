import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo } from './rail.ts'
import { openSection, saveBar, saveChanges } from './settings.ts'

const settings = '/provider-dashboard?tab=settings'
const parts = [
  'Service Areas',
  'Manage Services',
  'Hours',
  'If you do not come',
  'Contact',
  'Picture',
  'Equipment and credentials',
  'People who sign in',
  'GPS in your trucks',
  'Programs',
  'Verification',
  'Notification settings',
]

test('the settings are a list that says what is set; each part has a screen and an address of its own', async ({
  window,
  app,
}) => {
  const shop = await app.given.provider({ radius: 75 })
  const page = await window(shop.caller)
  await page.goto(settings)
  const list = page.getByRole('navigation', { name: 'Parts of your settings' })
  await expect(list.getByRole('link')).toHaveText(parts.map((part) => new RegExp(`^${part}`)))
  await expect(list.getByRole('link', { name: /^Service Areas/ })).toContainText('75 miles around')
  await expect(list.getByRole('link', { name: /^People/ })).toContainText('1 person')
  await expect(page.getByLabel('Service radius')).toHaveCount(0)
  await openSection(page, 'Hours')
  await expect(page).toHaveURL(/section=hours/)
  await expect(list).toBeHidden()
  await page.goBack()
  await expect(list.getByRole('link', { name: /^Hours/ })).toBeFocused()
  for (const part of parts) {
    await openSection(page, part)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  }
})

test('one bar counts what is not saved, and asks before one leaves it behind', {
  tag: '@desk',
}, async ({ window, app }) => {
  const shop = await app.given.provider({ radius: 75 })
  const page = await window(shop.caller)
  await page.goto('/provider-dashboard')
  await goTo(page, 'Settings')
  await openSection(page, 'Service Areas')
  await page.getByLabel('Service radius').selectOption('100')
  await expect(saveBar(page)).toContainText('1 change not saved')
  await openSection(page, 'Contact')
  await page.getByLabel('Description').fill('Open when it freezes')
  await expect(saveBar(page)).toContainText('2 changes not saved')

  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await goTo(page, 'My Jobs')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Description')).toHaveValue('Open when it freezes')
  await page.getByLabel('Business name').press('Enter')
  await expect(saveBar(page)).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Contact', level: 3 })).toBeFocused()
  await openSection(page, 'Service Areas')
  await expect(page.getByLabel('Service radius')).toHaveValue('100')

  await page.getByLabel('Service radius').selectOption('25')
  await saveBar(page).getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Service radius')).toHaveValue('100')
  await expect(saveBar(page)).toBeHidden()

  await openSection(page, 'Contact')
  await page.getByLabel('Phone').fill('12')
  await openSection(page, 'Hours')
  await saveBar(page).getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/section=contact/)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await saveBar(page).getByRole('button', { name: 'Discard' }).click()

  await goTo(page, 'My Jobs')
  await goTo(page, 'Settings')
  await openSection(page, 'Service Areas')
  await page.getByLabel('Service radius').selectOption('50')
  await page.goBack()
  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL(/tab=settings/)
  await question.getByRole('button', { name: 'Discard and leave' }).click()
  await expect(page).toHaveURL(/tab=jobs/)
  await expect(page.getByText('No jobs yet')).toBeVisible()
  await expect(question).toBeHidden()
  await goTo(page, 'Settings')
  await openSection(page, 'Service Areas')
  await expect(page.getByLabel('Service radius')).toHaveValue('100')
  await page.getByLabel('Service radius').selectOption('50')
  await saveChanges(page)
  await page.reload()
  await expect(page.getByLabel('Service radius')).toHaveValue('50')
})
