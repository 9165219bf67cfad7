import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDispute } from '../contract/disputes.ts'
import { advanceJob, answerArrival, readJob } from '../contract/jobs.ts'
import { cancelRequest } from '../contract/requests.ts'
import { readTechnicianDay } from '../contract/technicians.ts'
import type { Given } from '../server/testing/given.ts'
import { takeUp } from './at-the-truck.ts'
import { finishWork } from './finish-work.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goTo } from './rail.ts'
import { towns } from './towns.ts'

const drivers = '/provider-dashboard?tab=drivers'

async function jobIn(given: Given, { address, lat, lng }: (typeof towns)[keyof typeof towns]) {
  const provider = await given.provider({ address, radius: 30 })
  const request = await given.request({ form: { lat, lng, location: `Near ${address}` } })
  return given.job({ provider, request })
}

const onPhone = (page: Page, token: string) =>
  page.goto(`/technician?token=${encodeURIComponent(token)}`)

test('a provider adds a driver and sends them out; the driver walks the job to its end on a phone, and the customer sees who comes', async ({
  window,
  app,
}) => {
  const job = await jobIn(app.given, towns.mcAllen)
  const page = await window(job.provider.caller)
  await page.goto(drivers)
  await expect(page.getByText('No drivers yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add Driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Driver' })
  const submit = dialog.getByRole('button', { name: 'Add Driver' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Full Name').fill('Marco Ruiz-Delgado')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('Phone').fill('555')
  await submit.click()
  await expect(dialog.getByText('Phone number must be at least 10 digits')).toBeVisible()
  const phone = `936${Math.floor(2_000_000 + Math.random() * 8_000_000)}`
  await dialog.getByLabel('Phone').fill(phone)
  await dialog.getByLabel('Vehicle Information').fill('Ford F-450, white')
  await expectAccessible(page)
  await submit.click()
  await expect(dialog).toBeHidden()
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Marco Ruiz-Delgado' })
  await expect(card).toContainText('Free')
  await expect(card).toContainText('Ford F-450, white')
  // Nobody reloads: the text leaves after the list was read.
  await expect(card).toContainText('sent just now')

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(customer.locator('[aria-current=step]')).toContainText('Assigned')

  await goTo(page, 'My Jobs')
  await page.getByLabel('Driver', { exact: true }).selectOption('Marco Ruiz-Delgado')
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('Marco Ruiz-Delgado is on the job', { exact: true })).toBeVisible()
  // The shop reads "driver" on every page; everybody else reads "technician".
  await page.getByText('What happened', { exact: true }).click()
  await expect(page.getByText('Driver assigned')).toBeVisible()
  await expectAccessible(page)

  await expect(customer.getByText('Marco is coming')).toBeVisible()
  await expect(customer.getByText('Look for: Ford F-450, white')).toBeVisible()
  await expect(customer.getByText('Delgado')).toHaveCount(0)

  const field = await window()
  await onPhone(field, await app.given.linkTo(`+1${phone}`))
  await expect(field.getByRole('heading', { name: 'Marco Ruiz-Delgado’s jobs' })).toBeVisible()
  await expect(field.getByRole('link', { name: '(512) 555-0143' })).toHaveAttribute(
    'href',
    'tel:+15125550143',
  )
  await expect(field.getByRole('link', { name: 'Google Maps' })).toBeVisible()
  const toCollect = field.getByText(/^Paid directly: collect \$[\d,.]+ from the customer\.$/)
  await expect(toCollect).toBeVisible()
  await expect(field.getByText('$')).toHaveCount(1)
  await expectAccessible(field)
  const small = await field
    .getByRole('main')
    .locator('a, button, summary')
    .evaluateAll((targets) =>
      targets
        // A link within a sentence is as high as its line.
        .filter((target) => getComputedStyle(target).display !== 'inline')
        // What is folded away has no height.
        .filter((target) => target.checkVisibility())
        .filter((target) => target.getBoundingClientRect().height < 48)
        .map(({ textContent }) => textContent),
    )
  expect(small).toEqual([])

  await field.getByRole('button', { name: 'On my way' }).click()
  await expect(field.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  for (const onlooker of [page, customer])
    await expect(onlooker.locator('[aria-current=step]')).toContainText('On the way')
  await field.getByRole('button', { name: 'I have arrived' }).click()
  await field.getByRole('button', { name: 'Start work' }).click()
  await finishWork(field, 'New steer tire, torqued.')
  await expect(field.getByText('Done. The customer is asked to confirm it.')).toContainText(
    'Paid directly: collect $',
  )
  await expect(field.getByRole('button', { name: 'Work is done' })).toHaveCount(0)

  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(customer.getByText('The work is done and the job is closed.')).toBeVisible()
  await expect(customer.getByText('Marco was there')).toBeVisible()
  await field.reload()
  await expect(field.getByText('Ended in the last 24 hours')).toBeVisible()
  await page.goto(drivers)
  await expect(card).toContainText('Free')
  await expect(card.locator('dl')).toContainText('Jobs done1')
})

test('a job that is taken from a technician disappears from that phone, and the link ends with a new one', async ({
  window,
  app,
}) => {
  const job = await jobIn(app.given, towns.brady)
  const technician = await app.given.technician(job.provider, job)
  const field = await window()
  await onPhone(field, technician.token)
  await expect(field.getByRole('button', { name: 'On my way' })).toBeVisible()

  // The phone, which asks again every 15 seconds, has not heard of it yet.
  let isDeaf = true
  await field.route('**/api/technician', (route) => (isDeaf ? route.abort() : route.continue()))

  const page = await window(job.provider.caller)
  await page.goto('/provider-dashboard?tab=jobs')
  await page.getByText('Send somebody else').click()
  await page.getByLabel('Driver', { exact: true }).selectOption('I’ll go myself')
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('The job is yours again', { exact: true })).toBeVisible()
  isDeaf = false
  await field.getByRole('button', { name: 'On my way' }).click()
  await expect(field.getByText('No jobs now')).toBeVisible()

  await page.goto(drivers)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: technician.fullName })
  await card.getByRole('button', { name: /^Assign a job/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(card).toContainText('On a job')
  await card.getByRole('button', { name: /^Take off/ }).click()
  await expect(card).toContainText('Free')
  await card.getByRole('button', { name: /^Assign a job/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
  await expect(card).toContainText('On a job')
  await card.getByText('More', { exact: true }).click()
  await card.getByRole('button', { name: /^New link/ }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Send new link' }).click()
  await expect(page.getByText('A new link is on its way by text.').first()).toBeVisible()
  await field.reload()
  await expect(field.getByText('This link does not work')).toBeVisible()
  await expectAccessible(field)
  // The texts of the jobs that were assigned meanwhile have links of their own, which ended with the others.
  const known = [technician.token]
  const isLive = async (token: string) =>
    (await app.anybody().call(readTechnicianDay, { token })).status === 200
  let newest = await app.given.linkTo(technician.phone, known)
  while (!(await isLive(newest))) {
    known.push(newest)
    newest = await app.given.linkTo(technician.phone, known)
  }
  await onPhone(field, newest)
  await expect(field.getByRole('button', { name: 'On my way' })).toBeVisible()

  await card.getByRole('button', { name: /^Deactivate/ }).click()
  await expect(page.getByRole('dialog')).toContainText('the running job is yours again')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByText('1 deactivated')).toBeVisible()
  await field.reload()
  await expect(field.getByText('This link does not work')).toBeVisible()
  await card.getByRole('button', { name: /^Reactivate/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click()
  await expect(card).toContainText('Free')
})

test('a step that is pressed without a network is sent when it is back', async ({
  window,
  app,
}) => {
  const job = await jobIn(app.given, towns.victoria)
  const technician = await app.given.technician(job.provider, job)
  const field = await window()
  await onPhone(field, technician.token)
  await field.getByRole('button', { name: 'On my way' }).waitFor()
  await field.context().setOffline(true)
  await expect(field.getByText('Steps you tap are sent')).toBeVisible()
  await field.getByRole('button', { name: 'On my way' }).click()
  await expect(field.getByText(/^1 step waits for a signal/)).toBeVisible()
  await expect(field.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  await field.context().setOffline(false)
  await expect(field.getByText(/^1 step waits for a signal/)).toHaveCount(0)
  const { phase } = (await job.provider.caller.call(readJob, { params: { id: job.id } })).body
  expect(phase).toBe('en_route')
  await field.goto('/technician')
  await expect(field.getByText('Open the link from your text message.')).toBeVisible()
})

test('a technician talks to the customer and asks for more on the phone alone, and reads what to collect', async ({
  window,
  app,
}) => {
  const job = await jobIn(app.given, towns.victoria)
  const technician = await app.given.technician(job.provider, job)
  const field = await window()
  await onPhone(field, technician.token)
  await field.getByRole('button', { name: 'On my way' }).click()
  await field.getByRole('button', { name: 'I have arrived' }).click()
  await expect(field.getByRole('button', { name: 'Start work' })).toBeVisible()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await field.getByRole('button', { name: /^Message/ }).click()
  const talk = field.getByRole('dialog')
  await talk.getByRole('textbox').fill('I am by the white trailer. Where are you?')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByText('I am by the white trailer. Where are you?')).toBeVisible()
  await expectAccessible(field)
  await talk.getByRole('button', { name: 'Close' }).click()
  await customer.getByRole('button', { name: /^Message/ }).click()
  await expect(customer.getByText('I am by the white trailer. Where are you?')).toBeVisible()
  await customer.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await field.getByRole('button', { name: 'Ask for more' }).click()
  const ask = field.getByRole('dialog', { name: 'Ask for more money' })
  await ask.getByLabel('Why does it cost more?').selectOption({ index: 1 })
  await ask.getByLabel('Each ($)').fill('12')
  await expectAccessible(field)
  await ask.getByRole('button', { name: 'Ask the customer' }).click()
  await expect(field.getByText('You asked for $12.00 more', { exact: false })).toBeVisible()
  await expect(field.getByText('Paid directly: collect $185.00 from the customer.')).toBeVisible()
  await expect(field.getByText(/197/)).toHaveCount(0)
  const approved = customer.waitForResponse((answer) => answer.request().method() === 'POST')
  await customer.getByRole('button', { name: 'Approve $12.00' }).click()
  await approved
  await takeUp(field)
  await expect(
    field.getByText('You asked for $12.00 more: Approved', { exact: false }),
  ).toBeVisible()
  await expectAccessible(field)

  const params = { id: job.id }
  for (const step of ['work', 'finish'] as const)
    await job.provider.caller.call(advanceJob, { params, body: { step } })
  await app.anybody().call(openDispute, {
    params,
    token: job.request.token,
    body: { reason: 'price', words: 'Twice what we agreed on.', claim: '97.00' },
  })
  await takeUp(field)
  await expect(
    field.getByText('Paid directly: $197.00 was to be collected from the customer.', {
      exact: false,
    }),
  ).toBeVisible()
  await expect(field.getByText('The customer disputes this job.', { exact: false })).toBeVisible()
  await expectAccessible(field)
})

test('who drives to a job reads that the customer sees nobody, and that they need not go there anymore', async ({
  window,
  app,
}) => {
  const job = await app.given.job({ until: 'start' })
  const { token } = await app.given.technician(job.provider, job)
  const customer = app.anybody()
  // Nothing proves that one.
  await job.provider.caller.call(advanceJob, { params: { id: job.id }, body: { step: 'arrive' } })
  const { request } = job
  const field = await window()
  await onPhone(field, token)
  const desk = await window(job.provider.caller)
  await desk.goto('/provider-dashboard?tab=jobs')
  await customer.call(answerArrival, {
    params: { id: job.id },
    token: request.token,
    body: { here: false },
  })
  for (const page of [field, desk])
    await expect(page.getByText(/the customer said that nobody is with them/)).toBeVisible({
      timeout: 30_000,
    })
  await expectAccessible(field)
  await customer.call(cancelRequest, {
    params: { id: request.id },
    token: request.token,
    body: { reason: 'Found help elsewhere' },
  })
  const off = field.getByText(/^Canceled: .+ You do not need to go there\.$/)
  await takeUp(field)
  await expect(off).toBeVisible()
  await expectAccessible(field)
  // Whoever has not read it yet has it still, though the phone knows the jobs only as they are by now.
  await field.reload()
  const read = field.getByRole('button', { name: 'OK' })
  // However slow the phone's disk: what the page no longer shows has gone from there, and a reload at that moment brings nothing back.
  const reloaded = field.waitForEvent('load')
  await read.evaluate((button: HTMLElement) => {
    const opening = indexedDB.open('gone-jobs')
    opening.onsuccess = () => {
      const store = opening.result.transaction('gone-jobs', 'readwrite').objectStore('gone-jobs')
      const until = Date.now() + 1000
      const stayBusy = () => {
        if (Date.now() < until) store.count().onsuccess = stayBusy
      }
      stayBusy()
      button.click()
    }
    new MutationObserver(() => {
      if (!button.isConnected) location.reload()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await reloaded
  await expect(field.getByText('Ended in the last 24 hours')).toBeVisible()
  // Not the page alone: it may not have read yet what the phone keeps.
  const kept = await field.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('gone-jobs').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          const all = result.transaction('gone-jobs').objectStore('gone-jobs').getAll()
          all.onsuccess = () => resolve(all.result)
        }
      }),
  )
  expect(kept).toEqual([])
  await expect(off).toHaveCount(0)
})

test('the figures of a provider are those of its jobs, by day, week and month, and can be exported', {
  tag: '@desk',
}, async ({ window, app }) => {
  const { address, lat, lng } = towns.shreveport
  const provider = await app.given.provider({ address, radius: 30 })
  const page = await window(provider.caller)
  await page.goto('/provider-dashboard?tab=analytics')
  await expect(page.getByText('No activity yet')).toBeVisible()
  await expectAccessible(page)

  const request = await app.given.request({ form: { lat, lng } })
  const job = await app.given.job({ provider, request, until: 'work' })
  await app.given.technician(provider, job)
  await app.given.job({
    provider,
    request: await app.given.request({ form: { lat, lng } }),
    until: 'closed',
  })
  await page.reload()
  const figures = page.getByLabel('Figures')
  await expect(figures).toContainText('Earnings$166.50')
  await expect(figures).toContainText('Bids sent2')
  await expect(figures).toContainText('Win rate100%won 2 of 2 decided')
  await expect(figures).toContainText('On time100%2 of 2 promised arrivals')
  await expect(figures).toContainText('Rating—0 reviews, shown after 3')
  await expect(page.getByText('Days are in Central Time.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'By service' })).toContainText('$166.50')
  await expectAccessible(page)

  await page.getByText('12 months', { exact: true }).click()
  await expect(page).toHaveURL(/by=month/)
  await expect(page.getByRole('heading', { name: 'The last 12 months' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export figures' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('figures-by-month.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(13)
  expect(lines[12]).toMatch(/^\d{4}-\d\d-01,1,166\.50,2,2,2,100,/)
})
