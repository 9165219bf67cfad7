// Takes the pictures of README and docs from a running demo: node ops/pictures.mjs http://localhost:3000
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openBrowser, signIn } from './looks/demo.mjs'

const [url = 'http://localhost:3000'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '../docs/images')
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** What a demo customer beside the road in Austin would ask; robots bid on it. */
async function askAsGuest() {
  const answer = await fetch(`${url}/api/service-requests/individual`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      fullName: 'Dana Whitlock',
      phone: '512-555-0142',
      email: 'dana@example.com',
      location: 'Austin, TX',
      lat: 30.2672,
      lng: -97.7431,
      serviceType: 'roadside_tire',
      preferredServiceTime: 'asap',
      additionalNotes: 'Outer left drive tire is gone, loaded, on the right shoulder.',
    }),
  })
  const said = await answer.json()
  if (!answer.ok) throw new Error(said.message)
  return said
}

const browser = await openBrowser()

async function take(name, { viewport, path, username, until }) {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  await signIn(context, url, username)
  const page = await context.newPage()
  await page.goto(`${url}${path}`)
  await until(page)
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {})
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 82, effort: 6 })
    .toBuffer()
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`${name}.webp ${Math.round(picture.length / 1024)} kB`)
  await context.close()
}

const heading = (page) => page.getByRole('heading', { level: 1 }).waitFor()

mkdirSync(folder, { recursive: true })
const { requestId, accessToken } = await askAsGuest()
await take('board', {
  viewport: desk,
  path: '/provider-dashboard',
  username: 'demo-austin',
  until: (page) => page.locator('li svg polyline').first().waitFor(),
})
await take('board-phone', {
  viewport: phone,
  path: '/provider-dashboard',
  username: 'demo-austin',
  // Each card has a sketch of the way, which comes once the page is idle.
  until: (page) => page.locator('li svg polyline').first().waitFor(),
})
await take('fleet', {
  viewport: desk,
  path: '/business-dashboard?tab=requests',
  username: 'demo-fleet',
  until: (page) => page.getByRole('row').nth(3).waitFor(),
})
await take('admin', {
  viewport: desk,
  path: '/admin-dashboard',
  username: 'demo-admin',
  until: heading,
})
await take('bids-phone', {
  viewport: phone,
  path: `/bids/${requestId}?token=${accessToken}`,
  // Robots take some minutes to answer.
  until: async (page) => {
    const bids = page.getByRole('button', { name: /accept/i })
    await bids.nth(2).waitFor({ timeout: 6 * 60_000 })
    await page
      .getByRole('heading', { name: 'Available Providers' })
      .evaluate((title) => title.scrollIntoView())
  },
})
await browser.close()
