import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { acceptBidByLink } from '../contract/bids.ts'
import { listRequestPhotos } from '../contract/photos.ts'
import { asked } from './asked.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { goOn } from './go-on.ts'
import { addPhotos, asFile, cameraPhoto } from './pictures.ts'

const uploads = '**/api/service-requests/*/photos?*'
const kept = (page: Page) => page.getByRole('img', { name: /not sent yet/ })
const standing = (page: Page) => page.getByRole('button', { name: /from the customer: show it/ })
const add = (page: Page) => page.getByLabel(/^Add (more )?photos$/)

async function toDetails(page: Page) {
  await page.goto('/request-service?form=short&serviceType=roadside_tire')
  await page.getByLabel('Full name').fill('Dale Whitcomb')
  await page.getByLabel('Phone').fill('512 555 0143')
  await page.getByLabel('Email').fill('dale.whitcomb@example.com')
  await page.getByLabel('Current location').fill('Austin, TX')
  await goOn(page)
}
async function sendIt(page: Page) {
  await goOn(page)
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page).toHaveURL(/\/bids\//)
}

test('photos of the wizard survive a reload, arrive by themselves, and carry no place', async ({
  page,
  app,
}) => {
  await toDetails(page)
  await addPhotos(page, asFile(await cameraPhoto('#335577')), asFile(await cameraPhoto('#775533')))
  await expect(kept(page)).toHaveCount(2)
  await expect(page.getByText(/Kept on this device/)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(kept(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(kept(page)).toHaveCount(1)

  await goOn(page)
  await expect(page.getByText('1 photo', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page).toHaveURL(/\/bids\//)
  await expect(standing(page)).toHaveCount(1)
  await expect(kept(page)).toHaveCount(0)
  await expectAccessible(page)

  const { id, token } = asked(page)
  const { body } = await app.anybody().call(listRequestPhotos, { params: { id }, token })
  expect(body).toMatchObject([{ side: 'customer', isShownToBidders: false, width: 1600 }])
  const answer = await page.request.get(`/api/photos/${body[0]?.id}`, {
    headers: { 'X-Access-Token': token },
  })
  const { exif, format } = await sharp(await answer.body()).metadata()
  expect(format).toBe('jpeg')
  expect(exif).toBeUndefined()
})

/** The bytes of the first photo that the browser keeps; runs in the page. */
async function keptBytes(): Promise<number[]> {
  const database = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('pending-photos', 1)
    request.onsuccess = () => done(request.result)
  })
  const [first] = await new Promise<{ blob: Blob }[]>((done) => {
    const request = database.transaction('pending-photos').objectStore('pending-photos').getAll()
    request.onsuccess = () => done(request.result)
  })
  database.close()
  return [...new Uint8Array((await first?.blob.arrayBuffer()) ?? new ArrayBuffer())]
}

test('what leaves the device is small and says nothing of place or camera; a photo alone keeps its draft, what is none is refused in one sentence, and an eleventh is left out', async ({
  page,
}) => {
  await page.goto('/request-service?form=short&serviceType=roadside_tire')
  await goOn(page)
  await test.step('what is no photo is refused in one sentence, and the others stay', async () => {
    const pdf = asFile(Buffer.from('%PDF-1.7\n%%EOF'), 'invoice.jpg')
    await addPhotos(page, pdf, asFile(await cameraPhoto('#335577', 4000, 3000)))
    await expect(page.getByRole('alert')).toHaveText(
      '“invoice.jpg” is not a photo we can read. Choose a picture: JPEG, PNG or WebP.',
    )
    await expect(kept(page)).toHaveCount(1)
    await expectAccessible(page)
  })

  await test.step('what leaves the device is small and says nothing of place or camera', async () => {
    const bytes = Buffer.from(await page.evaluate(keptBytes))
    const { width, exif } = await sharp(bytes).metadata()
    expect(width).toBe(1600)
    expect(exif).toBeUndefined()
    expect(bytes.includes('TestCam')).toBe(false)
  })

  await test.step('a photo alone keeps its draft', async () => {
    await page.reload()
    await expect(kept(page)).toHaveCount(1)
  })

  await test.step('ten photos fit, and an eleventh is left out with a sentence', async () => {
    const small = asFile(await cameraPhoto('#335577', 60, 40))
    await addPhotos(page, ...Array.from({ length: 10 }, () => small))
    await expect(kept(page)).toHaveCount(10)
    await expect(page.getByText('Only 10 photos fit: the others were left out.')).toBeVisible()
    await expect(page.getByText('A request can have at most 10 photos.')).toBeVisible()
    await expect(add(page)).toHaveCount(0)
  })
})

test('bidders see only what they are shown; the accepted provider sees all', {
  tag: '@desk',
}, async ({ page, app, window }) => {
  const provider = await app.given.provider()
  await toDetails(page)
  await page.getByLabel('Let providers see the photos before I accept a bid').check()
  await addPhotos(page, asFile(await cameraPhoto('#335577')))
  await expect(kept(page)).toHaveCount(1)
  await sendIt(page)
  await expect(standing(page)).toHaveCount(1)
  // A second one on the request's own page, this time not shown.
  await addPhotos(page, asFile(await cameraPhoto('#775533')))
  await expect(standing(page)).toHaveCount(2)
  await standing(page).nth(1).click()
  await expect(page.getByText(/Only the provider you accept sees it/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('img', { name: 'Photo 1 of 2, from the customer' })).toBeVisible()
  await expect(page.getByText(/Visible to providers/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const { id, token } = asked(page)
  const cab = await window(provider.caller)
  await cab.goto('/provider-dashboard')
  const card = cab.getByRole('listitem').filter({ hasText: 'Roadside Tire Change near Austin' })
  await card.getByText('Details', { exact: true }).first().click()
  await expect(card.getByRole('heading', { name: '1 photo' }).first()).toBeVisible()
  await expectAccessible(cab)

  const bid = await app.given.bid(provider, { id, token })
  await app.anybody().call(acceptBidByLink, { params: { id: bid.id }, body: {}, token })
  await cab.goto('/provider-dashboard?tab=jobs')
  await expect(cab.getByRole('heading', { name: '2 photos' })).toBeVisible()
  // One more while the provider is under way appears on the provider's screen.
  await addPhotos(page, asFile(await cameraPhoto('#557733')))
  await expect(cab.getByRole('heading', { name: '3 photos' })).toBeVisible()
  await standing(cab).first().click()
  await expect(cab.getByRole('img', { name: 'Photo 1 of 3, from the customer' })).toBeVisible()
  await expectAccessible(cab)
})

test('a network that is cut in the middle of an upload loses nothing and sends it once', async ({
  page,
  app,
  context,
}) => {
  await toDetails(page)
  await addPhotos(page, asFile(await cameraPhoto('#335577')))
  await expect(kept(page)).toHaveCount(1)
  let tries = 0
  await page.route(uploads, async (route) => {
    tries++
    // The first never arrives; of the second the answer is lost.
    if (tries === 2) await route.fetch()
    if (tries > 2) await route.continue()
    else await route.abort()
  })
  await sendIt(page)
  await expect(page.getByText(/It is sent when the connection is back/)).toBeVisible()
  // The live stream tells of the photo that has arrived, of which this page knows nothing yet.
  await expect(standing(page)).toHaveCount(1)
  await context.setOffline(true)
  await expect(kept(page)).toHaveCount(1)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(kept(page)).toHaveCount(0)
  await expect(standing(page)).toHaveCount(1)
  const { id, token } = asked(page)
  const { body } = await app.anybody().call(listRequestPhotos, { params: { id }, token })
  expect(body).toHaveLength(1)
})

test('a page that is closed in the middle of an upload goes on when it opens again', async ({
  page,
}) => {
  await toDetails(page)
  await addPhotos(page, asFile(await cameraPhoto('#335577')))
  await expect(kept(page)).toHaveCount(1)
  await page.route(uploads, () => {})
  await sendIt(page)
  await expect(kept(page)).toHaveCount(1)
  await page.unroute(uploads)
  await page.reload()
  await expect(standing(page)).toHaveCount(1)
  await expect(kept(page)).toHaveCount(0)
})

test('a photo that the server refuses says why, and can be sent again or removed', async ({
  page,
}) => {
  await page.route(uploads, (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'too_many_requests', message: 'Too many at once.', error: 'x' },
    }),
  )
  await toDetails(page)
  await addPhotos(page, asFile(await cameraPhoto('#335577')))
  await expect(kept(page)).toHaveCount(1)
  await sendIt(page)
  await expect(page.getByText('Photo 1: Too many at once.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(standing(page)).toHaveCount(1)
  await standing(page).click()
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(page.getByText(/No photos yet/)).toBeVisible()
})
