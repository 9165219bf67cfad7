import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readByLink } from '../server/testing/read-answers.ts'
import { asked } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { cutOff } from './plain-words.ts'
import { saySafe } from './say-safe.ts'
import { openWholeWizard } from './whole-wizard.ts'

/** A thumb that counts: what it pressed, and into how many fields it wrote. */
class Thumb {
  taps = 0
  fields = 0

  async tap(control: Locator) {
    await control.tap()
    this.taps++
  }

  async write(field: Locator, text: string) {
    await field.fill(text)
    this.fields++
  }
}

async function standBesideTheRoad(context: BrowserContext) {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 31.5493, longitude: -97.1467, accuracy: 12 })
}
const askForHelp = (page: Page) => page.getByRole('link', { name: /^Get help now/ }).first()
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
/** From the top of the page to the end of what is asked. */
const heightOfScreen = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY)

test('from the landing page an emergency is out after four taps and one field', async ({
  page,
  context,
  app,
}) => {
  await standBesideTheRoad(context)
  const thumb = new Thumb()
  await page.goto('/')
  await thumb.tap(askForHelp(page))
  await thumb.tap(page.getByText(/^No, or the truck/))
  await thumb.tap(page.getByRole('button', { name: 'Use my location' }))
  await expect(page.getByLabel('Current location')).toHaveValue(/Waco, TX/)
  await thumb.write(page.getByLabel('Phone'), '512 555 0143')
  await thumb.tap(page.getByRole('button', { name: 'Send for help now' }))
  await expect(page).toHaveURL(/\/bids\//)
  expect(thumb).toEqual({ taps: 4, fields: 1 })
  expect(await readByLink(app.anybody(), asked(page))).toMatchObject({ urgency: 'emergency' })
})

test('a phone asks one question a screen, and a flat tire is out after nine taps and three fields', async ({
  page,
  context,
  app,
}) => {
  await standBesideTheRoad(context)
  const thumb = new Thumb()
  await page.goto('/')
  await thumb.tap(askForHelp(page))

  /** What a screen must be: short, whole, for everybody, with the way on under the thumb. */
  const expectScreen = async (place: string) => {
    await expect(page.getByText(`${place} of 5`, { exact: true })).toBeVisible()
    await expect(next(page)).toBeInViewport({ ratio: 1 })
    expect(await cutOff(page)).toEqual([])
    await expectAccessible(page)
    expect(await heightOfScreen(page)).toBeLessThanOrEqual(844)
  }
  await expectScreen('1')
  await thumb.tap(page.getByText(/^Yes, everybody/))
  await thumb.tap(next(page))

  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeFocused()
  await thumb.tap(page.getByRole('button', { name: 'Use my location' }))
  await expect(page.getByLabel('Current location')).toHaveValue(/Waco, TX/)
  await expectScreen('2')
  await thumb.tap(next(page))

  await expect(page.getByRole('heading', { name: 'What broke?' })).toBeFocused()
  await expectScreen('3')
  await thumb.tap(page.getByText('A tire', { exact: true }))
  await thumb.tap(next(page))

  await expectScreen('4')
  await thumb.write(page.getByLabel('Full name'), 'Dale Whitcomb')
  await thumb.write(page.getByLabel('Phone'), '512 555 0143')
  await thumb.write(page.getByLabel('Email'), 'dale@example.com')
  await thumb.tap(next(page))

  await expect(page.getByRole('heading', { name: 'Review and Submit' })).toBeFocused()
  await thumb.tap(page.getByRole('button', { name: 'Submit Request' }))
  await expect(page).toHaveURL(/\/bids\//)
  expect(thumb).toEqual({ taps: 9, fields: 3 })
  expect(await readByLink(app.anybody(), asked(page))).toMatchObject({
    serviceType: 'roadside_tire',
    lat: 31.5493,
  })
})

test('who needs a tow is asked where to before it is sent, and may leave it open', async ({
  page,
  app,
}) => {
  await page.goto('/request-service')
  await page.getByText(/^Yes, everybody/).tap()
  await next(page).tap()
  await page.getByLabel('Current location').fill('Waco, TX')
  await next(page).tap()
  await page.getByText('A tow', { exact: true }).tap()
  await next(page).tap()
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale@example.com')
  await next(page).tap()
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeEnabled()
  const towTo = page.getByRole('link', { name: /^Where should it go\?/ })
  await towTo.tap()
  await expect(page.getByLabel('Drop-off location')).toBeFocused()
  await page.getByLabel('Drop-off location').fill('Our yard in Temple, TX')
  await next(page).tap()
  await expect(page.getByText('Our yard in Temple, TX')).toBeVisible()
  await expect(towTo).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit Request' }).tap()
  await expect(page).toHaveURL(/\/bids\//)
  const { details } = await readByLink(app.anybody(), asked(page))
  expect(details).toMatchObject({ dropOffLocation: 'Our yard in Temple, TX' })
})

test('Next checks what its own question asks, says it at the field, and leads on once it is answered', async ({
  page,
}) => {
  await openWholeWizard(page, '/request-service')
  await next(page).click()
  await expect(page.getByText('Say whether you are safe.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Yes, everybody/ })).toBeFocused()
  await expectAccessible(page)
  await saySafe(page)
  await expect(page.getByText('Say whether you are safe.')).toHaveCount(0)
  await goOn(page)
  await next(page).click()
  await expect(page.getByText('Current location is required')).toBeVisible()
  await expect(page.getByLabel('Current location')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await expect(page.getByText('Current location is required')).toHaveCount(0)
  await goOn(page)
  await next(page).click()
  await expect(page.getByText('Service type is required')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await page.getByText('A tire', { exact: true }).click()
  await goOn(page)
  // What is only being typed is not wrong yet.
  await page.getByLabel('Full name').pressSequentially('D')
  await expect(page.getByText(/required$/)).toHaveCount(0)
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await next(page).click()
  await expect(page.getByText('Valid phone number is required')).toBeVisible()
  await expect(page.getByText('Valid email address is required')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale@example.com')
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Review and Submit' })).toBeFocused()
})

test('a double press on Next leads on once, and nothing is said to be missing of what nobody has read', async ({
  page,
}) => {
  await page.goto('/request-service')
  await saySafe(page)
  await next(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Where are you?' })).toBeVisible()
  await expect(page.getByText('Current location is required')).toHaveCount(0)
})

test('Back leads one question back, and what is missing leads to its own screen', async ({
  page,
}) => {
  await page.goto('/request-service')
  await saySafe(page)
  await goOn(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await goOn(page)
  await page.getByText('I don’t know', { exact: true }).click()
  await page.goBack()
  await expect(page.getByLabel('Current location')).toHaveValue('Waco, TX')
  await goOn(page)
  await expect(page.getByRole('radio', { name: 'I don’t know' })).toBeChecked()
  await goOn(page)
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale@example.com')
  await goOn(page)
  await page.goBack()
  await page.getByLabel('Phone').fill('')
  await page.goForward()
  await page.getByRole('link', { name: 'Valid phone number is required' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { name: 'What broke?' })).toBeFocused()
})

test('every service and every question stays within reach of a phone', async ({ page }) => {
  await page.goto('/request-service')
  await saySafe(page)
  await goOn(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await goOn(page)
  await page.getByRole('button', { name: 'More choices' }).click()
  await page.getByText('Tire Service', { exact: true }).click()
  await goOn(page)
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale@example.com')
  await goOn(page)
  await page.getByRole('link', { name: 'Edit Details' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Tire issue' })).toBeInViewport()
  await page.getByLabel('Additional notes').fill('x'.repeat(2005))
  await expect(page.getByText('Shorten it by 5 characters.')).toBeVisible()
  await page.getByLabel('Additional notes').fill('Blue cab')
  await expect(page.getByText(/Shorten it/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByLabel('Full name')).toBeVisible()
  await page.goto('/request-service')
  await page.getByRole('link', { name: 'The full form, with all questions' }).click()
  await expect(page.getByRole('radio', { name: /^Tire Service/ })).toBeChecked()
  await expect(page.getByLabel('Full name')).toBeVisible()
})
