import type { Page } from '@playwright/test'
import { listChangeOrders, sendChangeOrder } from '../contract/change-orders.ts'
import { advanceJob, readJob } from '../contract/jobs.ts'
import { cancelRequest } from '../contract/requests.ts'
import { type Given, guestForm } from '../server/testing/given.ts'
import { openAtTruck } from './at-the-truck.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { inDatabase } from './in-database.ts'
import { asFile, cameraPhoto } from './pictures.ts'

test.use({ serviceWorkers: 'allow' })

/** What a technician presses next, by the last step that was taken. */
const nextAfter = { start: 'I have arrived', arrive: 'Start work' }

/** A job after this step, and the phone of its technician, at the truck, with the app and the job on it. */
async function jobOnPhone(
  { given }: { given: Given },
  window: () => Promise<Page>,
  until?: keyof typeof nextAfter,
) {
  const job = await given.job(until && { until })
  const { token } = await given.technician(job.provider, job)
  const phone = await window()
  await openAtTruck(phone, token)
  const next = until ? nextAfter[until] : 'On my way'
  await expect(phone.getByRole('button', { name: next })).toBeVisible()
  await expect.poll(() => phone.evaluate(isKept)).toBe(true)
  return { job, phone }
}

/** In the page: has the phone all that a job may need, with what that consists of? */
async function isKept(): Promise<boolean> {
  const kept = (await (await caches.open('parts')).keys()).map(({ url }) => url)
  const late = [
    'TechnicianPage',
    'RestOfJob',
    'FinishDialog',
    'AskForMoreDialog',
    'ConversationDialog',
    'NobodyHereDialog',
    'all-parts',
    'SignaturePad',
  ].map((name) => kept.find((url) => url.includes(name)))
  if (late.includes(undefined)) return false
  await Promise.all(late.map((url) => import(url ?? '')))
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js') && name.includes('/assets/'))
    .every(({ name }) => kept.includes(name))
}

/** No signal from here on; by then the app itself is kept on the phone. */
async function offline(page: Page) {
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline'))))
    .toBe(true)
  await page.context().setOffline(true)
}

function slowToFail() {
  const send = window.fetch
  window.fetch = async (...args) => {
    if (!navigator.onLine && args[1]?.method === 'POST')
      await new Promise((fail) => setTimeout(fail, 10_000))
    return send(...args)
  }
}

/** Fills in how much more, for the first reason; gives the dialog, which is not sent yet. */
async function askForMore(phone: Page, each: string) {
  await phone.getByRole('button', { name: 'Ask for more' }).click()
  const ask = phone.getByRole('dialog', { name: 'Ask for more money' })
  await ask.getByLabel('Why does it cost more?').selectOption({ index: 1 })
  await ask.getByLabel('Each ($)').fill(each)
  return ask
}

/** Every step of a job, pressed without a signal and through a reload; gives the moment after the first press. */
async function doAllOf(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'On my way' }).click()
  await expect(page.getByText(/^1 step waits for a signal/)).toBeVisible()
  const pressedAt = Date.now()
  await page.reload()
  await expect(page.getByText(/^No signal\. Your jobs as of/)).toBeVisible()
  await expect(page.getByText(/^1 step waits for a signal/)).toBeVisible()
  await expect(page.getByText(`Location ${guestForm.location}`, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have arrived' }).click()
  await page.getByRole('button', { name: 'Start work' }).click()
  await page.getByRole('button', { name: 'Work is done' }).click()
  const done = page.getByRole('dialog', { name: 'Is the work done?' })
  await done.getByLabel('What was done').fill('New steer tire, torqued.')
  await done.getByRole('button', { name: 'Work is done' }).dblclick()
  await expect(page.getByText(/^4 steps wait for a signal/)).toBeVisible()
  return pressedAt
}

test('a technician does the whole job in a dead zone, through a reload; all of it is there once there is a signal', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window)
  await offline(phone)

  await doAllOf(phone)
  await phone.reload()
  await expect(phone.getByText(/^4 steps wait for a signal/)).toBeVisible()
  await expect(phone.getByText(/ · not sent yet$/)).toHaveCount(4)
  await expectAccessible(phone)

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(customer.locator('[aria-current=step]')).toContainText('Assigned')
  await phone.context().setOffline(false)
  await expect(phone.getByText('Done. The customer is asked to confirm it.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(phone.getByText(/waits? for a signal|not sent yet/)).toHaveCount(0)
  await expect(customer.getByRole('button', { name: 'Confirm the work is done' })).toBeVisible()
  await expect(
    customer.getByText('Arrival proved by the position at the vehicle.').first(),
  ).toBeVisible()
})

test('what a technician types in a dead zone stays under their fingers, whatever the page asks for meanwhile', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window)
  await phone.getByRole('button', { name: 'On my way' }).click()
  await expect(phone.getByText(/waits? for a signal/)).toHaveCount(0)
  const before = phone.getByText(/^Before the work/)
  // With the press, not when the page looks again by itself (settings.polling.technicianMs).
  await expect(before).toBeVisible({ timeout: 12_000 })
  await offline(phone)
  await phone.reload()
  await before.click()
  await phone.getByRole('button', { name: 'Skip: Tire position' }).click()
  const dialog = phone.getByRole('dialog', { name: 'Skip this proof?' })
  await dialog.getByLabel('Why is it skipped?').selectOption('Another reason')
  // In vain, again and again.
  for (let asked = 0; asked < 2; asked++)
    await phone.waitForEvent('requestfailed', (request) => request.url().endsWith('/proofs'))
  await dialog.getByLabel('In a few words').fill('The hub is under water')
  await dialog.getByRole('button', { name: 'Skip it' }).click()
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await phone.getByRole('button', { name: 'Start work' }).click()
  await phone.getByRole('button', { name: 'Sign for the work' }).click()
  const sign = phone.getByRole('dialog', { name: 'Sign for the work' })
  await sign.getByLabel('Your name').fill('Dale Whitcomb')
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(sign).toBeHidden()
  await expect(
    phone.getByText(/^2 are waiting on this phone .+: Tire position and Customer’s signature\.$/),
  ).toBeVisible()
  await expect(phone.getByText('Signed by Dale Whitcomb')).toBeVisible()
  await expect(phone.getByText('Saved on this phone · not sent yet')).toBeVisible()
  // What was given on the way may go at any time, the signature only after the steps before it.
  const letStepsGo = await holdBack(phone, (url) => url.pathname.endsWith('/steps'))
  await phone.context().setOffline(false)
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(customer.getByText(/^0 of 7, 1 skipped$/).first()).toBeVisible({ timeout: 30_000 })
  await expect(
    phone.getByText(/^1 is waiting on this phone .+: Customer’s signature\.$/),
  ).toBeVisible()
  letStepsGo()
  await expect(customer.getByText('Signed by Dale Whitcomb')).toBeVisible({ timeout: 30_000 })
})

test('what is not taken once there is a signal stays with its reason until it is read, and the steps after it go', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window)
  await offline(phone)
  await phone.getByRole('button', { name: 'On my way' }).click()
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await expect(phone.getByText(/^2 steps wait for a signal/)).toBeVisible()
  await app.anybody().call(cancelRequest, {
    params: { id: job.request.id },
    token: job.request.token,
    body: { reason: 'Found help elsewhere' },
  })
  await phone.context().setOffline(false)
  const refused = phone.getByText(/^“On my way” at .+ did not go through/)
  await expect(refused).toBeVisible({ timeout: 30_000 })
  await expect(phone.getByText(/did not go through/)).toHaveCount(1)
  await expect(phone.getByText('The customer canceled this job.')).toBeVisible()
  await expectAccessible(phone)
  await phone.reload()
  await expect(refused).toBeVisible()
  await phone.getByRole('button', { name: 'OK' }).click()
  await expect(refused).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByText('Ended in the last 24 hours')).toBeVisible()
  await expect(refused).toHaveCount(0)
})

test('a job that went to somebody else meanwhile: the phone says so, and all that was pressed and signed on it', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window)
  await phone.getByRole('button', { name: 'On my way' }).click()
  await phone.getByText(/^Before the work/).click()
  await phone.getByRole('button', { name: 'Type it: Tire position' }).click()
  const reading = phone.getByRole('dialog', { name: 'Tire position' })
  await reading.getByLabel('Tire position').fill('Left steer')
  await reading.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText(/waiting on this phone/)).toHaveCount(0)
  await expect(phone.getByText('1 of 7', { exact: true })).toBeVisible()
  await offline(phone)
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await phone.getByRole('button', { name: 'Start work' }).click()
  // What was given stays given, though what stands in another phase is asked for in vain.
  await phone.waitForEvent('requestfailed', (request) => request.url().endsWith('/proofs'))
  await expect(phone.getByText('1 of 7', { exact: true })).toBeVisible()
  await expect(phone.getByText('Before the work · 1 of 3')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('1 of 7', { exact: true })).toBeVisible()
  await phone.getByRole('button', { name: 'Sign for the work' }).click()
  const sign = phone.getByRole('dialog', { name: 'Sign for the work' })
  await sign.getByLabel('Your name').fill('Dale Whitcomb')
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(phone.getByText('Signed by Dale Whitcomb')).toBeVisible()
  await app.given.technician(job.provider, job)
  await phone.context().setOffline(false)
  const refused = phone.getByRole('alert').filter({ hasText: 'did not go through' })
  await expect(refused).toContainText(
    `This job is no longer yours. Call ${job.provider.businessName} about what you did on it.`,
    { timeout: 30_000 },
  )
  await expect(refused.getByRole('listitem')).toHaveText([
    /^Start work · /,
    /^Customer’s signature · /,
  ])
  await expectAccessible(phone)
})

test('what opens at the truck opens there without a signal, though it was never opened before; a tap on the arrival is kept at once, though the phone still looks for its place when the page is loaded anew', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window, 'start')
  const message = phone.getByRole('button', { name: /^Message/ })
  await message.click()
  const talk = phone.getByRole('dialog')
  await talk.getByLabel('Your message').fill('I am by the red barn.')
  await offline(phone)
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByText(/It is sent as soon as there is a signal/)).toBeVisible()
  await phone.keyboard.press('Escape')
  await expect(talk).toBeHidden()
  // Nobody hears yet when they will be there, and nothing says that somebody has.
  const said = /The customer is told as soon as there is a signal\.$/
  await phone.getByText('Running late? Say the new time').click()
  await phone.getByRole('button', { name: 'In 90 minutes' }).click()
  await expect(phone.getByText(said)).toHaveCount(2)
  await expect(phone.getByText(/The customer (knows|has been told)/)).toHaveCount(0)
  await phone.reload()
  await phone.getByText('Running late? Say the new time').click()
  await expect(phone.getByText(said)).toHaveText(/^You said /)
  // Under a bridge: no satellite answers, and none says that it will not.
  await phone.evaluate(() => {
    navigator.geolocation.getCurrentPosition = () => {}
  })
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await expect(phone.getByText(/^2 steps wait for a signal/)).toBeVisible({ timeout: 4_000 })
  await phone.getByRole('button', { name: 'Ask for more' }).click()
  await expect(talk).toBeVisible()
  await phone.keyboard.press('Escape')
  await expect(talk).toBeHidden()
  await message.click()
  await expect(talk).toBeVisible()
  await phone.reload()
  await expect(phone.getByText(/^2 steps wait for a signal/)).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText(/waits? for a signal/)).toHaveCount(0, { timeout: 30_000 })
  const { body } = await job.provider.caller.call(readJob, { params: { id: job.id } })
  expect(body.phase).toBe('arrived')
})

test('asking for more without a signal, with a photo, waits behind the steps before it, through a reload, and the steps after it behind it', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window, 'start')
  await offline(phone)
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  const ask = await askForMore(phone, '120')
  await ask.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(ask.getByText(/^Add a photo that shows why/).first()).toBeVisible()
  await ask.locator('input[type=file]').setInputFiles(asFile(await cameraPhoto('#553311')))
  await expect(ask.getByRole('img')).toHaveCount(1)
  await ask.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(ask).toHaveCount(0)
  await expect(phone.getByText(/^Not sent yet\. It’s saved on this device/)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Ask for more' })).toHaveCount(0)
  await phone.getByRole('button', { name: 'Start work' }).click()
  await phone.reload()
  await expect(phone.getByText(/^3 steps wait for a signal/)).toBeVisible()
  await expect(phone.getByText(/^Ask for \$120\.00 more · .+ · not sent yet$/)).toBeVisible()
  await expectAccessible(phone)
  await phone.context().setOffline(false)
  await expect(phone.getByText('You asked for $120.00 more', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  await expect(phone.getByText(/waits? for a signal|did not go through/)).toHaveCount(0)
  const asked = await job.provider.caller.call(listChangeOrders, { params: { id: job.id } })
  expect(asked.body).toMatchObject([{ rise: '120.00', photos: [{}] }])
})

test('asking for more that waits for a signal is taken back before it was sent, through a reload, and asked anew', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window, 'arrive')
  await offline(phone)
  const takeBack = phone.getByRole('button', { name: 'Take it back' })
  // An attempt takes its time to fail, so that one is nearly always under way.
  await phone.addInitScript(slowToFail)
  await phone.evaluate(slowToFail)
  for (const isReloaded of [false, true]) {
    const ask = await askForMore(phone, '10')
    await ask.getByRole('button', { name: 'Ask the customer' }).click()
    await expect(ask).toHaveCount(0)
    if (isReloaded) await phone.reload()
    await expect(phone.getByText(/^Ask for \$10\.00 more · .+ · not sent yet$/)).toBeVisible()
    await expectAccessible(phone)
    await takeBack.click()
    await expect(phone.getByText(/not sent yet$/)).toHaveCount(0)
  }
  const ask = await askForMore(phone, '15')
  await ask.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(takeBack).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('You asked for $15.00 more', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  await expect(phone.getByText(/not sent yet$/)).toHaveCount(0)
  const asked = await job.provider.caller.call(listChangeOrders, { params: { id: job.id } })
  expect(asked.body).toMatchObject([{ rise: '15.00' }])
})

test('asking for more that is refused later says so with its words, and the steps after it go through; that nobody is there can no longer be said once work has begun, also before the server hears of it', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window, 'arrive')
  const nobody = phone.getByRole('button', { name: 'Nobody is here' })
  await expect(nobody).toBeVisible()
  await offline(phone)
  const ask = await askForMore(phone, '12')
  await ask.getByLabel('In your words (optional)').fill('The lug nuts are rusted on.')
  await ask.getByRole('button', { name: 'Ask the customer' }).click()
  await phone.getByRole('button', { name: 'Start work' }).click()
  await expect(phone.getByText(/^2 steps wait for a signal/)).toBeVisible()
  await expect(nobody).toHaveCount(0)
  // The office was quicker.
  await job.provider.caller.call(sendChangeOrder, {
    params: { id: job.id },
    body: {
      reason: 'waiting',
      lines: [{ kind: 'parts', quantity: '1', unitPrice: '5.00' }],
    },
  })
  await phone.context().setOffline(false)
  const refused = phone.getByRole('alert').filter({ hasText: 'did not go through' })
  await expect(refused).toContainText('“Ask for $12.00 more”', { timeout: 30_000 })
  await expect(refused).toContainText('The lug nuts are rusted on.')
  await expect(refused).not.toContainText('Did not go through either')
  await expect(phone.getByRole('button', { name: 'Work is done' })).toBeVisible()
  await expectAccessible(phone)
  await refused.getByRole('button', { name: 'OK' }).click()
  await expect(phone.getByText('You asked for $5.00 more', { exact: false })).toBeVisible()
})

test('both phones without a signal: the technician types the customer’s code, the customer compares the technician’s', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window)
  // Far from where the request says: a wrong pin, or no sky. Only the code can prove it.
  await phone.context().setGeolocation({ latitude: 29, longitude: -98, accuracy: 12 })
  await phone.getByRole('button', { name: 'On my way' }).click()
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const own = customer.getByText(/^Your code for .+, when they are with you:/)
  await expect(own).toBeVisible()
  for (const one of [phone, customer]) await offline(one)

  const helpers = await phone
    .getByText(/^Your code, if the customer asks/)
    .locator('strong')
    .textContent()
  await customer.getByLabel('The code they give you (optional)').fill('XXXX')
  await expect(customer.getByText(/^It does not match/)).toBeVisible()
  await customer.getByLabel('The code they give you (optional)').fill(helpers?.toLowerCase() ?? '')
  await expect(customer.getByText(/^It matches/)).toBeVisible()
  await phone
    .getByLabel('The customer’s code (optional)')
    .fill((await own.locator('strong').textContent()) ?? '')
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await phone.getByRole('button', { name: 'Start work' }).click()
  await expect(phone.getByText(/^2 steps wait for a signal/)).toBeVisible()

  for (const one of [phone, customer]) await one.context().setOffline(false)
  await expect(customer.getByText('Arrival proved by the customer’s code.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(phone.getByText(/waits? for a signal/)).toHaveCount(0)
})

test('a wrong code that was typed without a signal takes neither the arrival nor the steps after it, and says so', async ({
  window,
  app,
}) => {
  const { job, phone } = await jobOnPhone(app, window)
  await phone.context().setGeolocation({ latitude: 29, longitude: -98, accuracy: 12 })
  await phone.getByRole('button', { name: 'On my way' }).click()
  // Once the server has it: the page shows the press before.
  const madeOlder = () =>
    inDatabase(
      app.databaseUrl,
      `update jobs set assigned_at = assigned_at - interval '9 minutes', en_route_at = en_route_at - interval '8 minutes'
        where id = $1 and en_route_at is not null`,
      [job.id],
    )
  await expect.poll(madeOlder).toBe(1)
  await offline(phone)
  await phone.getByLabel('The customer’s code (optional)').fill('????')
  await phone.getByRole('button', { name: 'I have arrived' }).click()
  await phone.getByRole('button', { name: 'Start work' }).click()
  await expect(phone.getByText(/^2 steps wait for a signal/)).toBeVisible()
  // As if they had waited for some minutes. In the page itself: what passes a service worker not every route of Playwright sees.
  await phone.evaluate(() => {
    const send = fetch
    globalThis.fetch = (input, init) => {
      if (!String(input).endsWith('/steps')) return send(input, init)
      const body = JSON.parse(String(init?.body))
      const occurredAt = new Date(Date.parse(body.occurredAt) - 5 * 60_000).toISOString()
      return send(input, { ...init, body: JSON.stringify({ ...body, occurredAt }) })
    }
  })
  await phone.context().setOffline(false)
  await expect(phone.getByText(/^The code that was typed was not the customer’s/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(phone.getByText(/did not go through/)).toHaveCount(0)
  await expect(phone.getByRole('button', { name: 'Work is done' })).toBeVisible()
  await expectAccessible(phone)
})

test('a customer without a signal says that the helper is there, and it is sent when there is one', async ({
  window,
  app,
}) => {
  const job = await app.given.job({ until: 'start' })
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const yes = customer.getByRole('button', { name: 'Yes, they are here' })
  await expect(yes).toBeVisible()
  await offline(customer)
  await yes.click()
  await expect(customer.getByText(/^No signal. Your answer is sent/)).toBeVisible()
  await customer.context().setOffline(false)
  await expect(customer.getByText(/^No signal. Your answer is sent/)).toHaveCount(0)
  const params = { id: job.id }
  const { body } = await job.provider.caller.call(advanceJob, { params, body: { step: 'arrive' } })
  expect(body.arrivalProof).toBe('customer')
})

/** The page of a shop that drives itself, with what it may need at the truck on the device. */
async function shopAtTruck(page: Page) {
  await page.goto('/provider-dashboard?tab=jobs')
  await page.getByRole('button', { name: 'On my way' }).waitFor()
  await expect.poll(() => page.evaluate(hasShop)).toBe(true)
}

/** In the page: is all here that the shop's page opens with in a dead zone? */
async function hasShop(): Promise<boolean> {
  const kept = (await (await caches.open('parts')).keys()).map(({ url }) => url)
  const parts = ['DeadZone', 'JobsTab', 'FinishDialog', 'all-parts']
  if (!parts.every((name) => kept.some((url) => url.includes(name)))) return false
  const opening = indexedDB.open('by-session')
  const shelf = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = reject
    // Made by the page, not by this look.
    opening.onupgradeneeded = () => opening.transaction?.abort()
  }).catch(() => null)
  if (!shelf) return false
  const looking = shelf.transaction('by-session').objectStore('by-session').getKey('page')
  const found = await new Promise<IDBValidKey | undefined>((resolve) => {
    looking.onsuccess = () => resolve(looking.result)
  })
  shelf.close()
  return found !== undefined
}

test('a shop that drives itself does the job in a dead zone, through a reload; each step counts from its press, and what it has on its device goes with its session', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const page = await window(job.provider.caller)
  await shopAtTruck(page)
  await offline(page)
  const pressedAt = await doAllOf(page)
  await page.reload()
  await expect(page.getByText(/ · not sent yet$/)).toHaveCount(4)

  await page.context().setOffline(false)
  await expect(page.getByText(/^Waiting for the customer to confirm/)).toBeVisible()
  await expect(page.getByText(/waits? for a signal|not sent yet|^No signal/)).toHaveCount(0)
  const { body } = await job.provider.caller.call(readJob, { params: { id: job.id } })
  expect(body.phase).toBe('awaiting_confirmation')
  expect(new Date(body.enRouteAt ?? 0).getTime()).toBeLessThan(pressedAt + 1_000)

  expect(await page.evaluate(hasShop)).toBe(true)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect.poll(() => page.evaluate(hasShop)).toBe(false)
})

test('a shop that loads its page anew in a dead zone still reads what was given of its job, and anywhere that its last one is over', async ({
  window,
  app,
}) => {
  const job = await app.given.job({ until: 'start' })
  const page = await window(job.provider.caller)
  await page.goto('/provider-dashboard?tab=jobs')
  await page.getByText(/^Proof of work/).click()
  await page.getByText(/^Before the work/).click()
  await page.getByRole('button', { name: 'Type it: Tire position' }).click()
  const reading = page.getByRole('dialog', { name: 'Tire position' })
  await reading.getByLabel('Tire position').fill('Left steer')
  await reading.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Proof of work · 1 of 7')).toBeVisible()
  await expect.poll(() => page.evaluate(hasShop)).toBe(true)
  await offline(page)
  await page.reload()
  await expect(page.getByText(/^No signal\. Your jobs as of/)).toBeVisible()
  await expect(page.getByText('Proof of work · 1 of 7')).toBeVisible()
  await page.getByRole('button', { name: 'I have arrived' }).click()
  await expect(page.getByText(/^1 step waits for a signal/)).toBeVisible()
  await app.anybody().call(cancelRequest, {
    params: { id: job.request.id },
    token: job.request.token,
    body: { reason: 'Found help elsewhere' },
  })
  await page.getByRole('link', { name: 'Requests' }).first().click()
  await page.context().setOffline(false)
  await expect(page.getByText(/^“I have arrived” at .+ did not go through/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText(/waits? for a signal/)).toHaveCount(0)
})

test('a shop’s step that is lost on its way is sent again, though everything is read meanwhile', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const page = await window(job.provider.caller)
  let tries = 0
  await page.route('**/steps', (route) => (++tries > 2 ? route.continue() : route.abort()))
  await page.goto('/provider-dashboard?tab=jobs')
  await page.getByRole('button', { name: 'On my way' }).click()
  await expect(page.getByText(/not sent yet$/)).toBeVisible()
  await expect(page.getByText(/not sent yet$/)).toHaveCount(0)
  const { body } = await job.provider.caller.call(readJob, { params: { id: job.id } })
  expect(body.phase).toBe('en_route')
  expect(tries).toBe(3)
})

test('the page of a shop with nothing on the device says that the connection may be weak', async ({
  window,
  app,
}) => {
  const provider = await app.given.provider()
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard?tab=jobs')
  await page.getByText('No jobs yet').first().waitFor()
  await offline(page)
  await page.reload()
  await expect(page.getByText('The connection may be weak.', { exact: true })).toBeVisible()
})
