import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { makeFollowLink } from '../contract/follow-links.ts'
import { sendMessage } from '../contract/messaging.ts'
import { signWork } from '../contract/proofs.ts'
import { settings } from '../contract/settings.ts'
import { sendPositionsAsTechnician } from '../contract/trips.ts'
import { proofsOf } from '../server/testing/given-proof.ts'
import { beSeenThere, technicianSteps } from '../server/testing/given-trip.ts'
import { openAtTruck } from './at-the-truck.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { inDatabase } from './in-database.ts'
import { loseCalls } from './losing-network.ts'
import { asFile, cameraPhoto } from './pictures.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Proof of work' })
/** Until it is kept on the phone, which the button shows. */
async function takePhoto(page: Page, name: string, height?: number) {
  const taken = page.getByLabel(`Take a photo: ${name}`, { exact: true })
  const photo = cameraPhoto('#335577', height && 1500, height)
  await taken.setInputFiles(asFile(await photo))
  await expect(taken).toBeEnabled()
}
async function type(page: Page, name: string, reading: string) {
  await page.getByRole('button', { name: `Type it: ${name}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByLabel(name).fill(reading)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/** What stands on the paper. */
async function textOf(path: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(path)) }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

test('who follows the job and stands beside the technician signs on an own phone, with the code that is read out', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token, byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, { id: job.id }, 'start', 'arrive', 'work')
  const { body: link } = await app.anybody().call(makeFollowLink, {
    params: { id: job.request.id },
    token: job.request.token,
    body: { name: 'The driver' },
  })
  const field = await window()
  await openAtTruck(field, token)
  const readOut = list(field).getByText('type your code:').locator('strong')
  await expect(readOut).toHaveText(/^\w{4}$/)

  const driver = await window()
  await driver.goto(link.path ?? '')
  await driver.getByRole('button', { name: 'Sign for the work' }).click()
  const dialog = driver.getByRole('dialog', { name: 'Sign for the work' })
  await dialog.getByLabel('Your name').fill('Lena Brandt')
  const code = dialog.getByLabel('The code on the technician’s phone')
  await code.fill('0000')
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(dialog.getByText('This is not the code on the technician’s phone.')).toBeVisible()
  await expectAccessible(driver)
  await code.fill((await readOut.textContent()) ?? '')
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(driver.getByRole('button', { name: 'Sign for the work' })).toHaveCount(0)

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(list(customer).getByText('Signed by Lena Brandt')).toBeVisible()
  await expect(list(customer).getByText(/by a link to follow, with the code/)).toBeVisible()
})

test('a technician proves a tire job, the customer signs and sees it, and the invoice lists it', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token, byLink } = await app.given.technician(job.provider, job)
  const field = await window()
  await openAtTruck(field, token)
  await expect(list(field)).toHaveCount(0)
  await technicianSteps(byLink, { id: job.id }, 'start', 'arrive')
  await field.reload()

  await expect(list(field).getByText('0 of 7', { exact: true })).toBeVisible()
  await takePhoto(field, 'The tire as you found it')
  await expect(field.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible()
  await type(field, 'Tire position', 'Left steer')
  await type(field, 'Size on the tire wall', '11R22.5')
  await expect(list(field).getByText('3 of 7', { exact: true })).toBeVisible()
  await expectAccessible(field)

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(list(customer).getByText('3 of 7', { exact: true })).toBeVisible()

  await field.getByRole('button', { name: 'Start work' }).click()
  await takePhoto(field, 'New tire with its size')
  await type(field, 'Torque reading', '475 ft-lb')
  await field.getByRole('button', { name: 'Skip: Old tire' }).click()
  const skip = field.getByRole('dialog', { name: 'Skip this proof?' })
  await skip.getByRole('button', { name: 'Skip it' }).click()
  await expect(skip.getByText('Choose a reason.')).toBeVisible()
  await skip.getByLabel('Why is it skipped?').selectOption('Another reason')
  await skip.getByLabel('In a few words').fill('The customer kept it')
  await expectAccessible(field)
  await skip.getByRole('button', { name: 'Skip it' }).click()
  await expect(list(field).getByText('5 of 7, 1 skipped', { exact: true })).toBeVisible()

  await field.getByRole('button', { name: 'Work is done' }).click()
  const done = field.getByRole('dialog', { name: 'Is the work done?' })
  await expect(done.getByText('1 proof is missing: DOT code of the new tire.')).toBeVisible()
  await done.getByRole('button', { name: 'Work is done' }).click()
  await expect(done.getByText('Choose a reason.')).toBeVisible()
  await expect(done.getByText('Say in a few words what was done.')).toBeVisible()
  await expect(done.getByText('$185.00', { exact: true })).toBeVisible()
  await expectAccessible(field)
  await done.getByLabel('Why is it missing?').selectOption('Too dark')
  await done.getByLabel('What was done').fill('New steer tire, torqued.')
  await done.getByRole('button', { name: 'Work is done' }).click()
  await expect(field.getByText('Done. The customer is asked to confirm it.')).toBeVisible()

  // The customer's page has heard of all of it, and signs for what was agreed.
  await expect(list(customer).getByText('5 of 7, 2 skipped', { exact: true })).toBeVisible()
  await list(customer).getByText('When the work is done').click()
  await expect(list(customer)).toContainText('Skipped: Another reason “The customer kept it”')
  await expect(list(customer)).toContainText('475 ft-lb')
  await expect(list(customer)).toContainText('New steer tire, torqued.')
  await list(customer).getByRole('button', { name: 'Sign for the work' }).click()
  const sign = customer.getByRole('dialog', { name: 'Sign for the work' })
  await expect(sign.getByText(/^Agreed price: \$\d+\.\d\d$/)).toBeVisible()
  const pad = sign.getByRole('img', { name: 'Draw your signature here' })
  await expect(pad).toBeVisible()
  await expectAccessible(customer)
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(sign.getByText('Type the name of who signs.')).toBeVisible()
  await sign.getByLabel('Your name').fill('Dale Whitcomb')
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is a pad')
  await customer.mouse.move(box.x + 30, box.y + 80)
  await customer.mouse.down()
  for (const [x, y] of [
    [60, 30],
    [90, 100],
    [140, 40],
    [180, 90],
  ] as const)
    await customer.mouse.move(box.x + x, box.y + y, { steps: 5 })
  await customer.mouse.up()
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(list(customer).getByText('Signed by Dale Whitcomb')).toBeVisible()
  await expect(
    list(customer).getByRole('img', { name: 'Signature of Dale Whitcomb' }),
  ).toBeVisible()
  await expectAccessible(customer)
  await expect(list(customer).getByRole('button', { name: 'Sign for the work' })).toHaveCount(0)

  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  const download = customer.waitForEvent('download')
  await customer.getByRole('button', { name: 'Invoice (PDF)' }).click()
  const text = await textOf(await (await download).path())
  for (const said of [
    'Proof of work',
    'The tire as you found it 1 photo',
    'Tire position Left steer',
    'Torque reading 475 ft-lb',
    'What was done New steer tire, torqued.',
    'Old tire skipped: Another reason “The customer kept it”',
    'DOT code of the new tire skipped: Too dark',
    'signed by Dale Whitcomb',
  ])
    expect(text).toContain(said)

  const shop = await window(job.provider.caller)
  await shop.goto('/provider-dashboard?tab=jobs')
  await shop.locator('summary', { hasText: 'Proof of work' }).click()
  await expect(list(shop).getByText('Signed by Dale Whitcomb')).toBeVisible()
})

test('on the technician’s phone a name typed with the keyboard signs, and what is given without a signal waits through a reload', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token, byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, { id: job.id }, 'start', 'arrive', 'work')
  const field = await window()
  const open = () => field.goto(`/technician?token=${encodeURIComponent(token)}`)
  await open()
  await list(field).getByRole('button', { name: 'Sign for the work' }).click()
  const sign = field.getByRole('dialog', { name: 'Sign for the work' })
  await expect(sign.getByText(/^Hand the phone to .+\. Do not sign for them\.$/)).toBeVisible()
  await expect(sign.getByText('Agreed price: $185.00', { exact: true })).toBeVisible()
  await expect(sign.getByText('You pay $185.00 directly.', { exact: true })).toBeVisible()
  await sign.getByLabel('Your name').pressSequentially('Dale Whitcomb')
  await field.keyboard.press('Enter')
  await expect(list(field).getByText('Signed by Dale Whitcomb')).toBeVisible()
  await expect(list(field).getByText(/on .+’s phone/)).toBeVisible()

  await field.route('**/api/jobs/*/proofs/**', (route) => route.abort())
  await type(field, 'Torque reading', '475 ft-lb')
  await takePhoto(field, 'New tire with its size')
  await expect(list(field).getByText(/^2 are waiting on this phone and will be sent/)).toBeVisible()
  await open()
  await expect(list(field).getByText(/^2 are waiting on this phone and will be sent/)).toBeVisible()
  await field.unroute('**/api/jobs/*/proofs/**')
  await open()
  await expect(list(field).getByText(/waiting on this phone/)).toHaveCount(0)
  await expect(field.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible()
  const { proofs } = await (
    await field.request.get(`/api/jobs/${job.id}/proofs`, { headers: { 'X-Access-Token': token } })
  ).json()
  expect(proofs.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
    'photo',
    'reading',
    'signature',
  ])
})

test('a technician finds nobody, was seen there by the open page, shows it by a photo and says so; the customer sees what was found', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token, byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, { id: job.id }, 'start', 'arrive')
  const { waitMs, seenApartMs } = settings.customerGone
  const since = new Date(Date.now() - waitMs)
  for (const earlier of [
    'update jobs set en_route_at = $2, arrived_at = $2 where id = $1',
    'update trips set since = $2 where job_id = $1',
  ])
    await inDatabase(app.databaseUrl, earlier, [job.id, since])
  // All but the last of the times came while the page was open before.
  await beSeenThere(
    byLink,
    { id: job.id },
    new Date(Date.now() - seenApartMs),
    sendPositionsAsTechnician,
  )
  await inDatabase(
    app.databaseUrl,
    'delete from positions where fixed_at = (select min(fixed_at) from positions where job_id = $1)',
    [job.id],
  )
  await inDatabase(app.databaseUrl, 'update trips set called_at = null where job_id = $1', [job.id])
  const field = await window()
  await openAtTruck(field, token)
  await field.getByRole('button', { name: 'Nobody is here' }).click()
  const dialog = field.getByRole('dialog', { name: 'Is nobody there?' })
  const asked = (line: string) => dialog.getByRole('listitem').filter({ hasText: line })
  await expect(asked('Done: Your phone, seen at the place 3 of 3 times')).toBeVisible()
  await expect(asked('Done: A wait of 15 minutes')).toBeVisible()
  await expect(asked('Missing: A message to the customer')).toBeVisible()
  await expect(asked('Missing: A photo of the place')).toBeVisible()
  await dialog.getByRole('button', { name: 'Nobody is here' }).click()
  await expect(dialog.getByText(/^Write the customer a message first/)).toBeVisible()
  await byLink.call(sendMessage, {
    body: { serviceRequestId: job.request.id, bidId: job.bidId, content: 'Where are you?' },
  })
  await expectAccessible(field)
  await dialog
    .getByLabel('Take a photo: The place with nobody there')
    .setInputFiles(asFile(await cameraPhoto('#335577')))
  await expect(dialog.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible()
  await expect(asked('Done: A photo of the place')).toBeVisible()
  await expect(asked('Done: A message to the customer')).toBeVisible()
  await dialog.getByRole('button', { name: 'Nobody is here' }).click()
  await expect(field.getByText('The job has ended.', { exact: true })).toBeVisible()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await list(customer).getByText('Nobody there', { exact: true }).click()
  await expect(list(customer).getByText('The place with nobody there')).toBeVisible()
  await expect(list(customer).getByText('Not given')).toHaveCount(0)
  await expectAccessible(customer)
})

test('who gives more than the server takes at once waits, and what it does not take at all says why until it is read', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token, byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, { id: job.id }, 'start', 'arrive', 'work')
  const field = await window()
  await field.goto(`/technician?token=${encodeURIComponent(token)}`)
  await expect(list(field)).toBeVisible()
  let tries = 0
  await field.route('**/api/jobs/*/proofs/readings', (route) =>
    tries++ === 0
      ? route.fulfill({
          status: 429,
          headers: { 'retry-after': '1' },
          json: { code: 'too_many_requests', message: 'Wait.', error: 'Wait.' },
        })
      : route.fallback(),
  )
  await type(field, 'Torque reading', '475 ft-lb')
  await expect(list(field).getByText('475 ft-lb · just now', { exact: false })).toBeVisible()
  expect(tries).toBe(2)

  // Two phones sign at the same moment: the second is told.
  await list(field).getByRole('button', { name: 'Sign for the work' }).click()
  const sign = field.getByRole('dialog', { name: 'Sign for the work' })
  await sign.getByLabel('Your name').fill('Dale Whitcomb')
  const params = { id: job.id }
  const { agreementHash } = await proofsOf(byLink, params)
  await app.anybody().call(signWork, {
    params,
    token: job.request.token,
    body: {
      item: 'signature',
      name: 'Dale Whitcomb',
      agreementHash,
      takenAt: new Date().toISOString(),
    },
  })
  await sign.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(sign.getByText('This has already been signed.')).toBeVisible()
  await sign.getByRole('button', { name: 'Back' }).click()
  await expect(list(field).getByText('Signed by Dale Whitcomb')).toBeVisible()

  const no = { code: 'wrong_state', message: 'The job is over.', error: 'The job is over.' }
  await field.route('**/api/jobs/*/proofs/readings', (route) =>
    route.fulfill({ status: 409, json: no }),
  )
  await type(field, 'DOT code of the new tire', '4225')
  const why = list(field).getByText('DOT code of the new tire: The job is over.')
  await expect(why).toBeVisible()
  await list(field).getByRole('button', { name: 'OK' }).click()
  await expect(why).toHaveCount(0)
})

test('eight photos reach the server, each once, through a network that loses three calls of ten and a reload with one under way; whoever waits reads how many are still to come', async ({
  window,
  app,
}) => {
  const job = await app.given.job()
  const { token, byLink } = await app.given.technician(job.provider, job)
  await technicianSteps(byLink, { id: job.id }, 'start', 'arrive', 'work')
  const field = await window()
  await field.goto(`/technician?token=${encodeURIComponent(token)}`)
  const network = await loseCalls(field)
  const during = list(field).getByText('During the work')
  // Each of another height, by which it is known again.
  const heights = Array.from({ length: 8 }, (_, nth) => 1000 - 20 * nth)
  const took = async (some: readonly number[]) => {
    await during.click()
    for (const height of some) await takePhoto(field, 'Anything else', height)
  }
  const arrived = async () => (await proofsOf(byLink, { id: job.id })).proofs

  await took(heights.slice(0, 4))
  // The server has the first one, and the phone does not know.
  await expect.poll(network.held).toBe(1)
  expect(await arrived()).toHaveLength(1)
  await expect(list(field).getByText(/^4 are waiting on this phone/)).toBeVisible()
  await field.reload()
  await took(heights.slice(4))
  await expect(list(field).getByText(/^8 are waiting on this phone/)).toBeVisible()

  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await network.letThrough(3)
  await expect(list(customer).getByText(/^4 of 8 photos sent/)).toBeVisible({ timeout: 20_000 })
  await network.letThrough(Number.POSITIVE_INFINITY)
  await expect(list(field).getByText(/waiting on this phone/)).toHaveCount(0, { timeout: 60_000 })
  await expect(list(customer).getByText(/photos sent/)).toHaveCount(0)

  const photos = (await arrived()).map(({ photo }) => photo?.height)
  expect(photos).toEqual(heights)
  const { calls, there, back } = network.counts
  expect(there).toBeGreaterThan(0)
  expect(back).toBeGreaterThan(1)
  expect((there + back) / calls).toBeGreaterThan(0.25)
})
