import type { Locator, Page, Route } from '@playwright/test'
import { readPublicRequest } from '../contract/requests.ts'
import { asked } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { saySafe } from './say-safe.ts'

const calls = '**/api/service-requests/individual'

async function fillContact(page: Page) {
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale.whitcomb@example.com')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Everything up to the last press. */
async function fillAll(page: Page, place = 'Waco, TX') {
  await page.goto('/request-service?form=short&serviceType=roadside_tire')
  await fillContact(page)
  await page.getByLabel('Current location').fill(place)
  await goOn(page)
  await goOn(page)
  await expect(step(page, 'Review and Submit')).toBeFocused()
}

test('a guest asks for help in three steps and comes to the bids', async ({ page, app }) => {
  await page.goto('/request-service?form=short')
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByText('Roadside Tire Change').click()
  await fillContact(page)
  await page.getByLabel('Current location').fill('I-35 N, mile 331, near Waco')
  await expect(page.getByText('Understood: I-35 N mile 331, Waco, TX')).toBeVisible()
  await expectAccessible(page)

  await goOn(page)
  await expect(page).toHaveURL(/step=2/)
  await expect(step(page, 'Service Details')).toBeFocused()
  await page.getByText('Blowout').click()
  await page.getByLabel('Additional notes').fill('Left steer tire.')
  await expectAccessible(page)

  await goOn(page)
  await expect(page.getByText('I-35 N, mile 331, near Waco')).toBeVisible()
  await expect(page.getByText('Blowout')).toBeVisible()
  await expect(page.getByText(/expect bids within 15 minutes/).first()).toBeVisible()
  await expectAccessible(page)

  await submit(page)
  await expect(page.getByText('Service Request Submitted!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/bids\/[^#]+#token=/)
  const { id, token } = asked(page)
  const { body } = await app.anybody().call(readPublicRequest, { params: { id }, token })
  expect(body).toMatchObject({
    view: 'owner',
    serviceType: 'roadside_tire',
    urgency: 'urgent',
    location: 'I-35 N, mile 331, near Waco',
    // The mile marker is nearer than the town that was typed with it.
    area: expect.stringMatching(/TX$/),
    details: { tireIssue: 'blowout' },
  })
  expect(await page.evaluate(() => localStorage.getItem('request-draft'))).toBeNull()
})

test('what is missing is said before the last press, and at its field after it; no step is ticked off that says nothing', async ({
  page,
}) => {
  await page.goto('/request-service?form=short')
  await goOn(page)
  await goOn(page)
  const steps = page.getByRole('list', { name: 'Steps of your request' }).getByRole('listitem')
  await expect(steps.nth(0)).toContainText('not filled in')
  await expect(steps.nth(1)).toContainText('not filled in')
  await expect(page.getByText('Before you submit:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Current location is required' }).click()
  await expect(page.getByLabel('Current location')).toBeFocused()
  await goOn(page)
  await goOn(page)
  await submit(page)
  await expect(step(page, 'Basic Information')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Truck Repair/ })).toBeFocused()
  for (const sentence of [
    'Service type is required',
    'Full name is required',
    'Valid phone number is required',
    'Valid email address is required',
    'Current location is required',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Dale')
  await expect(page.getByText('Full name is required')).toBeHidden()

  await page.getByText('Custom date/time').click()
  await page.getByText('Battery Service').click()
  await fillContact(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await goOn(page)
  await goOn(page)
  await submit(page)
  await expect(page.getByLabel('Date and time')).toBeFocused()
  await expect(page.getByText('Choose the date and time.')).toBeVisible()
})

test('danger comes before everything: 911 first, then the place, a number and one question', async ({
  page,
  app,
}) => {
  await page.goto('/request-service')
  await page
    .getByRole('radiogroup', { name: 'Are you safe where you are?' })
    .getByText(/^No/)
    .click()
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(page.getByText('Preferred service time')).toBeHidden()
  await expect(page.getByRole('radio', { name: /^I don’t know/ })).toBeChecked()
  await page.getByText('A tow', { exact: true }).click()
  await expect(page.getByLabel('Full name')).toBeHidden()
  await expectAccessible(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByRole('button', { name: 'Send for help now' }).click()
  await expect(page).toHaveURL(/\/bids\//)
  const { id, token } = asked(page)
  const { body } = await app.anybody().call(readPublicRequest, { params: { id }, token })
  expect(body).toMatchObject({ urgency: 'emergency', serviceType: 'roadside_towing' })
})

test('a link that names a service has it chosen, whatever its spelling', async ({ page }) => {
  await page.goto('/request-service?form=short&serviceType=Towing%20Service')
  await expect(page.getByRole('radio', { name: /^Towing/ })).toBeChecked()
  await page.getByText('Truck Wash').click()
  await expect(page).not.toHaveURL(/serviceType/)
  await page.goto('/request-service?form=short&serviceType=emergency_services')
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible()
})

test('every card asks its own questions in step 2, and going back keeps the answers', async ({
  page,
}) => {
  const questions: [string, string][] = [
    ['Truck Repair', 'What is the problem?'],
    ['Tire Service', 'Tire issue'],
    ['Towing Service', 'Drop-off location'],
    ['Truck Wash', 'Wash type'],
    ['Roadside Truck Repair', 'Is it loaded?'],
    ['Roadside Tire Change', 'Is there a spare tire?'],
    ['Battery Service', 'Battery issue'],
    ['Roadside Towing', 'Tow type'],
    ['Car Wash', 'Where is it parked?'],
    ['Auto Repair', 'Can it be driven?'],
  ]
  await page.goto('/request-service?form=short')
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  for (const [card, question] of questions) {
    await page.getByText(card, { exact: true }).click()
    await goOn(page)
    await expect(page.getByText(question)).toBeVisible()
    await page.goBack()
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Dale Whitcomb')
})

test('the device gives its position when it is asked', async ({ page, context, app }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 31.5493, longitude: -97.1467, accuracy: 12 })
  await page.goto('/request-service?form=short&serviceType=battery_service')
  await fillContact(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText(/Position found to within 40 ft/)).toBeVisible()
  await expect(page.getByLabel('Current location')).toHaveValue(
    'Near Waco, TX (31.54930, -97.14670)',
  )
  await page.getByLabel('Current location').fill('Behind the red barn')
  await page.getByRole('button', { name: 'Use my position near Waco, TX' }).click()
  await goOn(page)
  await goOn(page)
  await submit(page)
  await expect(page).toHaveURL(/\/bids\//)
  const { id, token } = asked(page)
  const { body } = await app.anybody().call(readPublicRequest, { params: { id }, token })
  expect(body).toMatchObject({ lat: 31.5493, lng: -97.1467, location: 'Behind the red barn' })
})

test('a device that refuses its position says why, and words are enough', async ({ page }) => {
  await page.goto('/request-service?form=short')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Location detection failed. Please allow location access in your browser settings.',
  )
  await expect(page.getByText('Refresh this page. What you entered is kept.')).toBeVisible()
  await expectAccessible(page)
})

test('a page that may not ask for the position says so before anything has failed', async ({
  page,
}) => {
  await page.addInitScript(`
    navigator.permissions.query = async () =>
      Object.assign(new EventTarget(), { state: 'denied', name: 'geolocation' })`)
  await page.goto('/request-service?form=short')
  await expect(page.getByText('Location is turned off for this site.')).toBeVisible()
  await expect(page.getByText('How to allow it')).toBeVisible()
  await expect(page.getByText('Location detection failed.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByRole('alert')).toContainText('Location detection failed.')
})

test('a place that several towns are called is chosen by keyboard', async ({ page }) => {
  await page.goto('/request-service?form=short')
  const place = page.getByRole('combobox', { name: 'Current location' })
  await place.fill('springfield')
  await expect(page.getByRole('option', { name: 'Springfield, MO' })).toBeVisible()
  await expectAccessible(page)
  await place.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Springfield, MO' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await place.press('Enter')
  await expect(place).toHaveValue('Springfield, MO')
  await expect(page.getByText('Understood: Springfield, MO')).toBeVisible()
  await place.fill('springfield')
  await place.press('Escape')
  await page.getByRole('button', { name: 'Springfield, IL' }).click()
  await expect(place).toHaveValue('Springfield, IL')
  await place.fill('behind the red barn')
  await expect(page.getByText(/We can’t find this location/)).toBeVisible()
})

test('a page that was lost finds everything again; starting over can be undone', async ({
  page,
}) => {
  await page.goto('/request-service?form=short')
  await page.getByText('Roadside Towing').click()
  await fillContact(page)
  await page.reload()
  await expect(page.getByText(/We kept what you entered/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Roadside Towing/ })).toBeChecked()
  await expect(page.getByLabel('Full name')).toHaveValue('Dale Whitcomb')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Dale Whitcomb')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('')
})

test('a lost answer and the tries after it make one request', async ({ page }) => {
  const made: string[] = []
  await page.route(calls, async (route) => {
    const answer = await route.fetch()
    made.push((await answer.json()).requestId)
    await (made.length < 3 ? route.abort() : route.fulfill({ response: answer }))
  })
  await fillAll(page)
  await submit(page)
  await expect(page.getByText('No answer yet')).toBeVisible()
  await expect(page).toHaveURL(/\/bids\//, { timeout: 15_000 })
  expect(made).toHaveLength(3)
  expect(new Set(made)).toEqual(new Set([asked(page).id]))
})

test('a form that is changed after a lost answer still makes one request', async ({
  page,
  app,
}) => {
  const made: string[] = []
  await page.route(calls, async (route) => {
    const answer = await route.fetch()
    const { requestId } = await answer.json()
    if (requestId) made.push(requestId)
    await (made.length < 2 && requestId ? route.abort() : route.fulfill({ response: answer }))
  })
  await fillAll(page)
  await submit(page)
  await page.getByRole('button', { name: 'Stop and change it' }).click()
  await page.getByRole('link', { name: 'Edit Where and when' }).click()
  await expect(page.getByLabel('Current location')).toBeFocused()
  await page.getByLabel('Current location').fill('Temple, TX')
  await goOn(page)
  await goOn(page)
  await submit(page)
  await expect(page).toHaveURL(/\/bids\//)
  const { id, token } = asked(page)
  expect(new Set(made)).toEqual(new Set([id]))
  const { body } = await app.anybody().call(readPublicRequest, { params: { id }, token })
  expect(body).toMatchObject({ location: 'Waco, TX' })
})

test('without a network nothing is lost, and the request goes out when it is back', async ({
  page,
  context,
}) => {
  await fillAll(page)
  await context.setOffline(true)
  // The first try fails by itself; the browser logs that, and that is all.
  await page.route(calls, (route) => route.abort())
  await submit(page)
  await expect(page.getByText(/goes out once, as soon as the connection is back/)).toBeVisible()
  await page.unroute(calls)
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/bids\//)
})

test('a request without an answer goes on when the phone has dropped its page, and stops where the reader says so', async ({
  page,
}) => {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/individual')) made.push(request.headers()['idempotency-key'] ?? '')
  })
  await fillAll(page)
  await page.route(calls, (route) => route.abort())
  await submit(page)
  const noAnswer = page.getByText('No answer yet', { exact: false })
  await expect(noAnswer).toBeVisible()
  await page.reload()
  await expect(noAnswer).toBeVisible()
  await page.getByRole('button', { name: 'Stop and change it' }).click()
  await expect(noAnswer).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Submit Request' })).toBeVisible()
  await expect(noAnswer).toBeHidden()

  await submit(page)
  await expect(noAnswer).toBeVisible()
  // The first page says that it has not gone out; the form begins with the first question, but not while something is on its way.
  await page.goto('/')
  const unsent = page.getByText('Your request has not been sent yet', { exact: false })
  await expect(unsent).toBeVisible()
  await page.getByRole('link', { name: 'Open my request' }).click()
  await expect(noAnswer).toBeVisible()
  await page.unroute(calls)
  await expect(page).toHaveURL(/\/bids\//, { timeout: 40_000 })
  expect(new Set(made).size).toBe(1)
  await page.goto('/')
  await expect(page.getByText('Your request is open: no bids yet')).toBeVisible()
  await expect(unsent).toBeHidden()
})

test('a refusal of the server is said in the words of its code', async ({ page }) => {
  const refuse = (code: string, details?: Record<string, string>) => (route: Route) =>
    route.fulfill({
      status: 400,
      json: { code, message: 'The server’s sentence.', error: code, details },
    })
  const words: [string, string, string][] = [
    ['missing_fields', 'Please Complete Required Fields', 'The server’s sentence.'],
    ['invalid_email', 'Email Format', 'Please enter a valid email address'],
    ['submission_issue', 'Processing Your Request', 'The server’s sentence.'],
    ['too_many_requests', 'Please Check Your Information', 'The server’s sentence.'],
  ]
  await fillAll(page)
  for (const [code, title, description] of words) {
    await page.route(calls, refuse(code))
    await submit(page)
    const toast = page.getByRole('region', { name: /Notifications/ })
    await expect(toast).toContainText(title)
    await expect(toast).toContainText(description)
    await page.unroute(calls)
  }
  await page.route(calls, refuse('submission_issue', { location: 'Where is that?' }))
  await submit(page)
  await expect(page.getByLabel('Current location')).toBeFocused()
  await expect(page.getByText('Where is that?')).toBeVisible()
})

test('an answer without a link says so and is not sent again', async ({ page }) => {
  await page.route(calls, (route) => route.fulfill({ status: 201, json: {} }))
  await fillAll(page)
  await submit(page)
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('Request Submitted Successfully'),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText(/Please check your email/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Request' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

/** Goes on with the Tab key, as far as somebody would, until a control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeAttached()
  for (let pressed = 0; pressed < 12; pressed++) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control).toBeFocused()
}

test('the whole wizard works by keyboard alone', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/request-service?form=short&serviceType=tire_service')
  const type = (text: string) => page.keyboard.type(text)
  await page.getByLabel('Full name').focus()
  await type('Dale Whitcomb')
  await page.keyboard.press('Tab')
  await type('5125550143')
  await page.keyboard.press('Tab')
  await type('dale@example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeFocused()
  await page.keyboard.press('Tab')
  await type('Waco, TX')
  await expect(page.getByText('Understood: Waco, TX')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Service Details')).toBeFocused()
  const flat = page.getByRole('radio', { name: 'Flat', exact: true })
  await tabTo(page, flat)
  await page.keyboard.press('Space')
  await expect(flat).toBeChecked()
  await page.getByLabel('Additional notes').focus()
  await tabTo(page, page.getByRole('button', { name: 'Next', exact: true }))
  await page.keyboard.press('Enter')
  await expect(step(page, 'Review and Submit')).toBeFocused()
  await page.getByRole('button', { name: 'Submit Request' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/bids\//)
})

test('somebody signed in finds the contact filled in and the request on their own page', async ({
  app,
  window,
}) => {
  const page = await window(await app.given.customer())
  await page.goto('/customer-dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Robin Sample')
  await expect(page.getByText('No open requests')).toBeVisible()
  await page.getByRole('link', { name: 'New Request' }).first().click()
  await saySafe(page)
  await goOn(page)
  await page.getByLabel('Current location').fill('Waco, TX')
  await goOn(page)
  await page.getByText('A wash', { exact: true }).click()
  await goOn(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Sample')
  await goOn(page)
  await submit(page)
  await expect(page).toHaveURL(/\/bids\//)
  await page.goto('/customer-dashboard')
  await expect(page.getByRole('link', { name: /Truck Wash near Waco, TX/ })).toBeVisible()
})
