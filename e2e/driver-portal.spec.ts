import type { Page } from '@playwright/test'
import { changeBid, decideBid } from '../contract/bids.ts'
import { addDriver, changeDriver } from '../contract/drivers.ts'
import { askAsDriver, createFleetRequest } from '../contract/fleet-requests.ts'
import { advanceJob, type ProviderStep } from '../contract/jobs.ts'
import { addUnit } from '../contract/units.ts'
import { finishWork } from './finish-work.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'
import { loud } from './loud.ts'
import { addPhotos, asFile, cameraPhoto } from './pictures.ts'
import { cutOff } from './plain-words.ts'
import { goTo } from './rail.ts'
import { saySafe } from './say-safe.ts'

const price = '640.00'

/** A phone asks for help one question a screen; each begins at its heading. */
async function goOnTo(driver: Page, question: string) {
  await driver.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(driver.getByRole('heading', { name: question, level: 1 })).toBeFocused()
}

async function sayWhereAndTire(driver: Page, place: string) {
  await saySafe(driver)
  await goOnTo(driver, 'Where are you?')
  await driver.getByRole('combobox', { name: 'Location' }).fill(place)
  await goOnTo(driver, 'What broke?')
  await driver.getByText('A tire', { exact: true }).click()
  await goOnTo(driver, 'Ready to send?')
}

test('a driver’s night: first password, help, a price above the limit, the manager’s word, the job', async ({
  app,
  window,
}) => {
  // Three people, one after the other.
  test.slow()
  const town = { address: '100 Ave E NW, Childress, TX 79201', radius: 25 }
  const [company, shop] = [await app.given.company(), await app.given.provider(town)]
  const other = await app.given.provider(town)
  const username = `night-${Date.now()}`
  const added = await company.manager.call(addDriver, {
    body: {
      fullName: 'Sam Nightdriver',
      phone: '(512) 555-0166',
      username,
      password: 'from-the-office',
      spendingLimit: '500',
    },
  })
  await company.manager.call(addUnit, {
    body: { kind: 'truck', unitNumber: '88', tireSizes: '11R22.5', driverId: added.body.id },
  })

  const driver = await window()
  await driver.goto('/auth')
  await driver.getByLabel('Username or email').fill(username)
  await driver.getByRole('textbox', { name: 'Password' }).fill('from-the-office')
  await driver.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(driver.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await expectAccessible(driver)
  await driver.locator('[name=newPassword]').fill('my-own-secret-88')
  await driver.getByLabel('Confirm new password').fill('my-own-secret-89')
  await driver.getByRole('button', { name: 'Save and continue' }).click()
  await expect(driver.getByText('Passwords do not match')).toBeVisible()
  await driver.getByLabel('Confirm new password').fill('my-own-secret-88')
  await driver.getByRole('button', { name: 'Save and continue' }).click()

  await expect(driver.getByRole('heading', { name: 'Welcome, Sam Nightdriver' })).toBeVisible()
  await expect(driver).toHaveURL(/\/driver-portal$/)
  await expectAccessible(driver)
  await driver.context().grantPermissions(['geolocation'])
  await driver.context().setGeolocation({ latitude: 34.4265, longitude: -100.204, accuracy: 12 })
  await driver
    .getByRole('main')
    .getByRole('link', { name: /^I need help/ })
    .click()
  // Who presses on without a word stays with the question that must be answered.
  await driver.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(driver.getByText('Say whether you are safe.')).toBeVisible()
  await expect(driver.getByRole('radio', { name: /^Yes, everybody/ })).toBeFocused()
  await expectAccessible(driver)
  await saySafe(driver)
  await expect(driver.getByText('Say whether you are safe.')).toHaveCount(0)
  await goOnTo(driver, 'Where are you?')
  await driver.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(driver.getByRole('combobox', { name: 'Location' })).toBeFocused()
  await expect(driver.getByText('Say where you are.').first()).toBeVisible()
  await driver.getByRole('button', { name: 'Use my location' }).click()
  await expect(driver.getByRole('combobox', { name: 'Location' })).toHaveValue(/Childress, TX/)
  await expect(driver.getByText('Say where you are.')).toHaveCount(0)
  await expectAccessible(driver)
  await goOnTo(driver, 'What broke?')
  await driver.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(driver.getByText('Choose what broke.')).toBeVisible()
  await driver.getByText('A tire', { exact: true }).click()
  await driver.getByText('Drive, right').click()
  await expectAccessible(driver)
  await goOnTo(driver, 'Ready to send?')
  await driver.getByText('Another vehicle', { exact: true }).click()
  await expect(driver.getByLabel(/^Unit number/)).toBeVisible()
  await expectAccessible(driver)
  await driver.getByText('Truck 88', { exact: true }).click()
  await expect(driver.getByLabel(/^Unit number/)).toHaveCount(0)
  await driver.getByRole('button', { name: 'Get help now' }).click()
  await expect(driver.getByText('Your request is out', { exact: true })).toBeVisible()
  await expect(driver.getByText('No bids yet.')).toBeVisible()

  const href = await driver
    .getByRole('list', { name: 'Now' })
    .getByRole('link', { name: /Roadside Tire Change/ })
    .first()
    .getAttribute('href')
  const id = href?.split('/').at(-1) ?? ''
  const bid = await app.given.bid(shop, { id, token: '' }, { price, message: 'On the truck.' })
  await driver.getByRole('button', { name: `Ask for approval of ${shop.businessName}` }).click()
  const dialog = driver.getByRole('dialog')
  await expect(dialog.getByText('This is above your limit of $500.00')).toBeVisible()
  await expect(dialog.getByText('total price')).toBeVisible()
  // Who approves it says how it is paid.
  await expect(dialog.getByText('directly to the provider')).toHaveCount(0)
  await dialog.getByLabel('Why this one?').fill('Nobody else is open')
  await dialog.getByLabel('Note for the provider').fill('Behind the scale house')
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(driver.getByText('Waiting for your fleet’s approval', { exact: true })).toBeVisible()
  await expect(
    driver.getByRole('button', { name: `Asked for approval of ${shop.businessName}` }),
  ).toHaveText('Asked for approval')
  await expectAccessible(driver)
  // Asked for by mistake, it is taken back, and asked for again.
  await driver.getByRole('button', { name: 'Take it back' }).click()
  await expectAccessible(driver)
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await expect(driver.getByText('Waiting for your fleet’s approval', { exact: true })).toBeHidden()
  await expect(driver.getByText('Needs your fleet’s approval')).toBeVisible()
  await driver.getByRole('button', { name: `Ask for approval of ${shop.businessName}` }).click()
  await dialog.getByLabel('Why this one?').fill('Nobody else is open')
  await dialog.getByLabel('Note for the provider').fill('Behind the scale house')
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(driver.getByText('Waiting for your fleet’s approval', { exact: true })).toBeVisible()

  const manager = await window(company.manager)
  await manager.goto(`/fleet-bids/${id}`)
  const approval = manager.getByRole('region', { name: 'Needs your approval' })
  await expect(approval).toContainText(
    `Sam Nightdriver wants to accept ${shop.businessName} for $640.00, above the limit of $500.00.`,
  )
  await expect(approval).toContainText('Nobody else is open')
  await expect(approval).toContainText('Behind the scale house')
  // Bid anew, it costs the same on every page, and the office reads what it was.
  await shop.caller.call(changeBid, { params: { id: bid.id }, body: { price: '655.00' } })
  await expect(approval).toContainText('$655.00, was $640.00 when Sam Nightdriver asked')
  await expect(driver.getByText(`You chose ${shop.businessName} for $655.00.`)).toBeVisible()
  // A limit that no longer stands in the way leaves the driver free, and nothing to approve; a lower one asks again.
  const setLimit = (spendingLimit: string) =>
    company.manager.call(changeDriver, { params: { id: added.body.id }, body: { spendingLimit } })
  await setLimit('700.00')
  await expect(approval).toBeHidden()
  const take = driver.getByRole('button', { name: new RegExp(`${shop.businessName} for \\$655`) })
  await expect(take).toHaveText('Accept Bid')
  await setLimit('500.00')
  await expect(take).toHaveText('Ask for approval')
  await take.click()
  await dialog.getByRole('button', { name: 'Ask for approval' }).click()
  // One that is worse is not praised because the better one waits.
  await app.given.bid(other, { id, token: '' }, { price: '900.00' })
  const cardOf = (name: string) =>
    driver.getByRole('listitem').filter({ has: driver.getByRole('heading', { level: 3, name }) })
  await expect(cardOf(other.businessName).last()).toContainText('$900.00')
  await expect(cardOf(other.businessName).last()).not.toContainText('Best offer')
  await expect(cardOf(shop.businessName).last()).toContainText('Lowest price')
  await expect(cardOf(shop.businessName).last()).toContainText('Best offer')
  await approval.getByRole('button', { name: 'Approve' }).click()
  await manager.getByRole('dialog').getByRole('button', { name: 'Approve Provider' }).click()
  await expect(manager.getByRole('heading', { name: 'Approved Service Provider' })).toBeVisible()

  // Nobody reloads the driver's page. What is said there without a signal goes out once there is one.
  const reports = /\/reports$/
  await driver.route(reports, (route) => route.abort())
  await driver.getByRole('button', { name: 'Accept Job' }).click()
  await expect(driver.getByText('It is sent as soon as there is a signal')).toBeVisible()
  await driver.unroute(reports)
  await expect(driver.getByText('You are with the vehicle and ready.')).toBeVisible()
  await expect(driver.getByText('On Service')).toBeVisible()
  await driver.getByRole('button', { name: 'Update Status' }).click()
  await driver.getByRole('dialog').getByText('There is a problem').click()
  await driver.getByRole('dialog').getByLabel('Note').fill('I had to move to exit 4')
  await expectAccessible(driver)
  await driver.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(driver.getByText('You reported a problem.')).toBeVisible()
  await expect(manager.getByText(/I had to move to exit 4/).first()).toBeVisible()

  const board = await window(shop.caller)
  await board.goto('/provider-dashboard')
  await goTo(board, 'My Jobs')
  for (const step of ['On my way', 'I have arrived', 'Start work'])
    await board.getByRole('button', { name: step }).click()
  await finishWork(board)
  const confirmed = await loseAnswers(driver, /\/confirm$/, 1)
  await driver.getByRole('button', { name: 'Complete Job' }).click()
  await expect(driver.getByRole('heading', { name: 'Past jobs' })).toBeVisible()
  await expect.poll(() => [confirmed.length, new Set(confirmed).size]).toEqual([2, 1])
  await expect(driver.getByText('Available', { exact: true })).toBeVisible()
  await expectAccessible(driver)
})

test('an owner-operator keeps their own record, asks for help with a photo, adds another while waiting, and accepts without anybody’s approval', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider({ address: '100 E 4th St, Pecos, TX 79772', radius: 25 })
  const driver = await window(await app.given.driver())
  await driver.goto('/driver-portal')
  await expect(driver.getByText('Owner-operator')).toBeVisible()
  await goTo(driver, 'Profile')
  await expect(driver).toHaveURL(/tab=profile/)
  await driver.getByLabel('Vehicle').fill('2021 Kenworth T680')
  await driver.getByRole('button', { name: 'Update Profile' }).click()
  await expect(driver.getByText('Your profile is updated.', { exact: true })).toBeVisible()
  await expectAccessible(driver)
  await driver.reload()
  await expect(driver.getByLabel('Vehicle')).toHaveValue('2021 Kenworth T680')

  await goTo(driver, 'My Jobs')
  await expect(driver.getByText('Available', { exact: true })).toBeVisible()
  await expect(driver.getByRole('switch')).toHaveCount(0)

  await driver
    .getByRole('main')
    .getByRole('link', { name: /^I need help/ })
    .click()
  await sayWhereAndTire(driver, 'Pecos, TX')
  await addPhotos(driver, asFile(await cameraPhoto('#335577')))
  await expect(driver.getByRole('img', { name: /not sent yet/ })).toHaveCount(1)
  await expectAccessible(driver)
  await driver.getByRole('button', { name: 'Get help now' }).click()
  const standing = driver
    .getByRole('region', { name: 'Photos' })
    .getByRole('button', { name: /from the customer: show it/ })
  await expect(standing).toHaveCount(1)
  await addPhotos(driver, asFile(await cameraPhoto('#775533')))
  await expect(standing).toHaveCount(2)
  await expectAccessible(driver)
  const link = driver.getByRole('list', { name: 'Now' }).getByRole('link', {
    name: /Roadside Tire Change/,
  })
  const id = (await link.first().getAttribute('href'))?.split('/').at(-1) ?? ''
  await app.given.bid(shop, { id, token: '' }, { price })
  await driver.getByRole('button', { name: /^Accept Bid from/ }).click()
  await driver.getByRole('dialog').getByRole('button', { name: 'Accept Bid' }).click()
  await expect(driver.getByText('Bid Accepted!', { exact: true })).toBeVisible()
  await expect(driver.getByRole('button', { name: 'Accept Job' })).toBeVisible()
  await expect(driver.getByRole('button', { name: 'Complete Job' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('one button of a driver’s job is loud: to call who comes, to say that they are there, to complete the work', async ({
  app,
  window,
}) => {
  const shop = await app.given.provider({ address: '100 N Main St, Alpine, TX 79830' })
  const caller = await app.given.driver()
  const asked = await caller.call(askAsDriver, { body: { need: 'tire', location: 'Alpine, TX' } })
  const bid = await app.given.bid(shop, { id: asked.body.id, token: '' }, { price })
  const accepted = await caller.call(decideBid, {
    params: { id: bid.id },
    body: { status: 'accepted' },
  })
  const id = 'jobId' in accepted.body ? (accepted.body.jobId ?? '') : ''
  const advance = (step: ProviderStep) =>
    shop.caller.call(advanceJob, { params: { id }, body: { step } })

  const driver = await window(caller)
  await driver.goto('/driver-portal')
  const job = driver.getByRole('list', { name: 'Now' })
  await expect(loud(job)).toHaveAttribute('href', /^tel:/)
  await advance('start')
  await expect(job.getByText('Your code for', { exact: false })).toBeVisible()
  await expect(loud(job)).toHaveAttribute('href', /^tel:/)
  await advance('arrive')
  await expect(loud(job)).toHaveText('Yes, they are here')
  await expectAccessible(driver)
  await loud(job).click()
  await expect(loud(job)).toHaveCount(0)
  await advance('work')
  await expect(driver.locator('[aria-current=step]')).toContainText('Working')
  await expect(job.getByRole('button', { name: 'Accept Job' })).toHaveCount(0)
  await expect(loud(job)).toHaveCount(0)
  await advance('finish')
  await expect(loud(job)).toHaveText('Complete Job')
  await expectAccessible(driver)
})

test('a bid that the fleet takes while its driver looks at it is explained before it is gone', async ({
  app,
  window,
}) => {
  const company = await app.given.company()
  const driver = await app.given.fleetDriver(company)
  const shop = await app.given.provider({ address: '100 W 2nd St, Fort Stockton, TX 79735' })
  const asked = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Battery Service',
      title: 'No start',
      description: 'Dead battery',
      location: 'Fort Stockton, TX',
    },
  })
  const bid = await app.given.bid(shop, { id: asked.body.id, token: '' })
  const page = await window(driver.caller)
  await page.goto('/driver-portal')
  await page.getByRole('button', { name: /^Accept Bid from/ }).click()
  const dialog = page.getByRole('dialog')
  await company.manager.call(decideBid, { params: { id: bid.id }, body: { status: 'accepted' } })
  await expect(page.getByRole('button', { name: 'Accept Job', includeHidden: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('This bid has been accepted already.')
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByRole('button', { name: 'Accept Job' })).toBeVisible()
})

test('a phone asks a driver one question a screen, and Back leads one question back', async ({
  app,
  window,
}) => {
  const company = await app.given.company()
  const driver = await window((await app.given.fleetDriver(company)).caller)
  await driver.goto('/driver-portal?help=1')
  const expectScreen = async (place: string) => {
    await expect(driver.getByText(`${place} of 4`, { exact: true })).toBeVisible()
    await expect(driver.getByRole('button', { name: 'Next', exact: true })).toBeInViewport({
      ratio: 1,
    })
    expect(await cutOff(driver)).toEqual([])
    await expectAccessible(driver)
    // Whole, above the bar at the foot.
    const end = await driver
      .getByRole('main')
      .locator('form')
      .evaluate((form) => form.getBoundingClientRect().bottom + scrollY)
    expect(end).toBeLessThanOrEqual(780)
  }
  await expectScreen('1')
  await driver.getByText(/^Yes, everybody/).click()
  await goOnTo(driver, 'Where are you?')
  await expectScreen('2')
  await driver.getByRole('combobox', { name: 'Location' }).fill('Van Horn, TX')
  await goOnTo(driver, 'What broke?')
  await expectScreen('3')
  await driver.getByText('I don’t know').click()
  await goOnTo(driver, 'Ready to send?')
  await expect(driver.getByRole('button', { name: 'Get help now' })).toBeInViewport({ ratio: 1 })
  await driver.goBack()
  await expect(driver.getByRole('radio', { name: /^I don’t know/ })).toBeChecked()
  await driver.goBack()
  await expect(driver.getByRole('combobox', { name: 'Location' })).toHaveValue('Van Horn, TX')
  await driver.getByRole('button', { name: 'Previous' }).click()
  await expect(driver.getByRole('radio', { name: /^Yes, everybody/ })).toBeChecked()
  // Who is not safe is asked on one page for what an emergency waits for.
  await driver.getByText(/^No, or the truck/).click()
  await expect(driver.getByRole('radio', { name: /^No, or the truck/ })).toBeFocused()
  await expect(driver.getByRole('combobox', { name: 'Location' })).toHaveValue('Van Horn, TX')
  await expect(driver.getByRole('button', { name: 'Get help now' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(driver)
})
