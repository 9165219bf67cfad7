import type { Page } from '@playwright/test'
import { shell } from '../contract/words/en/shell.ts'
import type { Given } from '../server/testing/given.ts'
import { expect, test } from './fixtures.ts'
import { type Visit, visits, widths } from './visits.ts'

/** What the browser's makers call good is a tenth; nothing of ours moves under a thumb. */
const most = 0.01

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** In the page: how far things have moved of themselves since it was opened, and what moved. */
const shiftsSoFar = () =>
  new Promise<{ value: number; moved: string[] }[]>((resolve) => {
    const observer = new PerformanceObserver((list) => finish(list.getEntries()))
    const finish = (entries: PerformanceEntry[]) => {
      observer.disconnect()
      const own = (entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
      resolve(
        own.map(({ value, sources }) => ({
          value,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 40)}: ${previousRect.y} → ${currentRect.y}`,
          ),
        })),
      )
    }
    observer.observe({ type: 'layout-shift', buffered: true })
    // The browser tells nothing where nothing has moved; what it has to tell comes before the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => finish(observer.takeRecords()))),
    )
  })

const firstPages: Record<string, { visit: (given: Given) => Promise<Visit>; isLive: boolean }> = {
  customer: {
    isLive: true,
    async visit(given) {
      const as = await given.customer()
      for (const _ of [1, 2, 3]) {
        const request = await given.request({ as })
        await given.bid(await given.provider(), request)
        await given.bid(await given.provider(), request)
      }
      return { as, to: '/customer-dashboard' }
    },
  },
  'customer who is being helped': {
    isLive: true,
    async visit(given) {
      const as = await given.customer()
      await given.job({ request: await given.request({ as }), until: 'start' })
      return { as, to: '/customer-dashboard?tab=progress' }
    },
  },
  driver: { isLive: true, visit: visits['/driver-portal'] },
  'fleet manager': { isLive: true, visit: visits['/business-dashboard'] },
  provider: { isLive: true, visit: visits['/provider-dashboard'] },
  'provider at work': {
    isLive: true,
    async visit(given) {
      const provider = await given.provider()
      await given.technician(provider)
      for (const until of ['closed', 'closed', 'start', 'accepted'] as const)
        await given.job({ provider, until })
      return { as: provider.caller, to: '/provider-dashboard?tab=jobs' }
    },
  },
  'fleet manager who compares bids': { isLive: false, visit: visits['/fleet-bids/:id'] },
  stranger: { isLive: false, visit: visits['/individual'] },
  operator: { isLive: false, visit: visits['/admin-dashboard'] },
  guest: { isLive: false, visit: visits['/bids/:id'] },
}

/** And where the same people go from there. */
const nextPages: Record<string, readonly string[]> = {
  customer: [
    '/customer-dashboard?tab=history',
    '/service-request',
    '/account',
    '/account?section=devices',
  ],
  driver: ['/driver-portal?tab=profile'],
  'fleet manager': ['/business-dashboard?tab=people'],
  provider: ['/provider-dashboard?tab=jobs'],
}

async function settle(page: Page, isLive: boolean) {
  const parts = page.getByRole('navigation', { name: 'Parts of your account' })
  await expect(page.getByRole('heading', { level: 2 }).or(parts).first()).toBeVisible()
  if (isLive) await expect(page.getByText(shell.connection.online)).toBeAttached()
  await expect(page.locator('.animate-wait')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

for (const [who, { visit, isLive }] of Object.entries(firstPages))
  test(`nothing moves of itself on the first pages of a ${who}, on a phone and at a desk`, async ({
    app,
    window,
  }) => {
    const { as, to } = await visit(app.given)
    for (const [device, size] of Object.entries(widths)) {
      // Each in a browser that has nothing of the pages yet: what comes late is what moves others.
      const page = await window(as)
      await page.setViewportSize(size)
      for (const place of [to, ...(nextPages[who] ?? [])]) {
        await page.goto(place)
        await settle(page, isLive && place === to)
        const shifts = await page.evaluate(shiftsSoFar)
        const sum = shifts.reduce((all, { value }) => all + value, 0)
        expect(sum, `${device} ${place} ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(most)
      }
      await page.close()
    }
  })

test('what a thumb is about to press stays where it is while the rest of a running job comes', async ({
  app,
  window,
}) => {
  const { request } = await app.given.job({ until: 'start' })
  const page = await window()
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/service-requests/*/trip', async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  const here = page.getByRole('button', { name: 'Yes, they are here' })
  await asked.promise
  await expect(here).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = (await here.boundingBox())?.y
  answered.resolve()
  await expect(page.getByText('No position from')).toBeVisible()
  expect((await here.boundingBox())?.y).toBe(before)
})

test('the field for the place stays where it is while the page learns that it may not ask for the position', async ({
  window,
}) => {
  const page = await window()
  await page.addInitScript(`
    navigator.permissions.query = async () => {
      await new Promise((resolve) => { window.denyNow = resolve })
      return Object.assign(new EventTarget(), { state: 'denied', name: 'geolocation' })
    }`)
  await page.goto('/individual')
  const field = page.getByLabel('Or enter a location')
  await expect(field).toBeVisible()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const before = (await field.boundingBox())?.y
  await page.evaluate('denyNow()')
  await expect(page.getByText('How to allow it')).toBeVisible()
  await expect(page.getByText('Location is turned off for this site.')).toBeVisible()
  expect((await field.boundingBox())?.y).toBe(before)
})
