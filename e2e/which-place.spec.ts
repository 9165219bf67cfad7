import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { holdBack } from './hold-back.ts'
import { saySafe } from './say-safe.ts'
import { openWholeWizard } from './whole-wizard.ts'

/** Somebody in Austin who asks for a truck elsewhere, and has long ago allowed the page to locate them. */
test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 30.2672, longitude: -97.7431, accuracy: 12 })
})

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click()
const locate = (page: Page) => page.getByRole('button', { name: 'Use my location' }).click()
const useDallas = (page: Page) => page.getByRole('button', { name: 'Use Dallas, TX' })
const usePosition = (page: Page) =>
  page.getByRole('button', { name: /^Use my position near Austin/ })
const posted = (page: Page, path: string): Promise<Request> =>
  page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path))

async function goToReview(page: Page) {
  await goOn(page)
  await goOn(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Review and Submit' })).toBeFocused()
}
/** The wizard, located in Austin, with Dallas typed over it. */
async function typeDallas(page: Page) {
  await page.goto('/request-service?form=short&serviceType=battery_service')
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale.whitcomb@example.com')
  await locate(page)
  await expect(page.getByLabel('Current location')).toHaveValue(/^Near Austin, TX/)
  await page.getByLabel('Current location').fill('Dallas, TX')
  await expect(page.getByText(/^Dallas, TX is 1\d\d mi from your position/)).toBeVisible()
}

test('a place that is typed over the position of the device is asked about before it is sent', async ({
  page,
}) => {
  await typeDallas(page)
  await expectAccessible(page)
  await goToReview(page)
  await submit(page)
  await expect(page.getByText('Choose which location is right.')).toBeVisible()
  await useDallas(page).click()
  await expect(useDallas(page)).toBeHidden()
  await goToReview(page)
  const [sent] = await Promise.all([posted(page, '/individual'), submit(page)])
  expect(sent.postDataJSON()).toMatchObject({ location: 'Dallas, TX' })
  expect(sent.postDataJSON()).not.toHaveProperty('lat')
})

test('who means their own position after all gets its words back', async ({ page }) => {
  await typeDallas(page)
  await usePosition(page).click()
  await expect(page.getByLabel('Current location')).toHaveValue(/^Near Austin, TX/)
  await goToReview(page)
  const [sent] = await Promise.all([posted(page, '/individual'), submit(page)])
  expect(sent.postDataJSON()).toMatchObject({
    location: expect.stringMatching(/^Near Austin, TX/),
    lat: 30.2672,
    lng: -97.7431,
  })
})

test('a town with a wrong letter is asked about, and one press sets it right', async ({ page }) => {
  await page.goto('/request-service?serviceType=battery_service')
  const place = page.getByLabel('Where are you?')
  await place.fill('Huoston, TX')
  await expect(page.getByText('Did you mean one of these?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Houston, TX' }).click()
  await expect(place).toHaveValue('Houston, TX')
  await expect(page.getByText('Understood: Houston, TX')).toBeVisible()
})

test('on the map’s way no position is taken without a press, and words alone are enough', async ({
  page,
}) => {
  await page.goto('/request-service?serviceType=battery_service')
  const place = page.getByLabel('Where are you?')
  await place.fill('I-35 mile 251, Round Rock, TX')
  await expect(page.getByText(/^Understood: I-35 mile 251/)).toBeVisible()
  await page.getByRole('button', { name: 'Send to all providers nearby' }).click()
  await page.getByLabel('Contact phone').fill('512 555 0143')
  const [sent] = await Promise.all([posted(page, '/api/service-requests'), submit(page)])
  expect(sent.postDataJSON()).toMatchObject({ pickupLocation: 'I-35 mile 251, Round Rock, TX' })
  expect(sent.postDataJSON()).not.toHaveProperty('lat')
})

test('on the map’s way, too, a far place that is typed over the position is asked about', async ({
  page,
}) => {
  await page.goto('/request-service?serviceType=battery_service')
  const place = page.getByLabel('Where are you?')
  await locate(page)
  await expect(place).toHaveValue(/^Near Austin, TX/)
  await place.fill('Dallas, TX')
  await expect(useDallas(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send to all providers nearby' }).click()
  await expect(page.getByText('Choose which location is right.')).toBeVisible()
  await useDallas(page).click()
  await page.getByRole('button', { name: 'Send to all providers nearby' }).click()
  await page.getByLabel('Contact phone').fill('512 555 0143')
  const [sent] = await Promise.all([posted(page, '/api/service-requests'), submit(page)])
  expect(sent.postDataJSON()).toMatchObject({ pickupLocation: 'Dallas, TX' })
  expect(sent.postDataJSON()).not.toHaveProperty('lat')
})

test('what is understood of a place moves no button from under the finger', async ({ page }) => {
  const answer = await holdBack(page, '**/api/places?*')
  await page.goto('/request-service?form=short&serviceType=battery_service')
  await page.getByLabel('Current location').fill('Austin, TX')
  await expect(page.getByText('Looking up the location')).toBeVisible()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const height = async () => (await next.boundingBox())?.y
  const before = await height()
  answer()
  await expect(page.getByText('Understood: Austin, TX')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show on the map' })).toBeVisible()
  expect(await height()).toBe(before)
})

test('a town that nobody finds stops the way to the next question once, and goes as it was typed after a press', async ({
  page,
}) => {
  await openWholeWizard(page, '/request-service')
  await saySafe(page)
  await goOn(page)
  const location = page.getByLabel('Current location')
  for (const words of ['Round Rok', 'behind the red barn']) {
    await location.fill(words)
    await expect(page.getByText(/^We can’t find this location/)).toBeVisible()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('Say which location you mean')).toBeVisible()
    await expect(location).toBeFocused()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send it as I typed it' }).click()
  await expect(page.getByText('No provider is alerted until you add the town')).toBeVisible()
  await goOn(page)
  await expect(location).toBeHidden()
})

test('a place that may be in several states is asked about before the next question', async ({
  page,
}) => {
  await openWholeWizard(page, '/request-service')
  await saySafe(page)
  await goOn(page)
  const location = page.getByLabel('Current location')
  await location.fill('Springfield')
  const which = page.getByRole('group', { name: 'Which one do you mean?' })
  await expect(which.getByRole('button', { name: 'Springfield, MO' })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(
    page.getByText('Say which location you mean, or send it as you typed it.'),
  ).toBeVisible()
  await expect(location).toBeFocused()
  await expectAccessible(page)
  await which.getByRole('button', { name: 'Send it as I typed it' }).click()
  await expect(
    page.getByText('No provider is alerted until you add the town and state'),
  ).toBeVisible()
  await expect(page.getByText(/^Say which location you mean/)).toBeHidden()
  await location.fill('Springfield ')
  await page.getByRole('option', { name: 'Springfield, MO' }).click()
  await expect(page.getByText('Understood: Springfield, MO')).toBeVisible()
  // A road of which nobody knows where it runs settles nothing; one that passes a single town of that name does.
  await location.fill('US 290 near Elgin')
  await which.getByRole('button', { name: 'Elgin, TX' }).click()
  await expect(location).toHaveValue('US 290 near Elgin, TX')
  await expect(page.getByText('Understood: Elgin, TX')).toBeVisible()
  await location.fill('I-10 near Columbus')
  await expect(page.getByText('Understood: Columbus, TX')).toBeVisible()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'What broke?' })).toBeVisible()
})
