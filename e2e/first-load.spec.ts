import type { Caller } from '../server/testing/caller.ts'
import type { Given } from '../server/testing/given.ts'
import { expect, test } from './fixtures.ts'

/**
 * One bar of signal: all JavaScript needed to use the page, as it travels (brotli) in kB, and how many requests of any kind the page takes
 * until it rests, its own too.
 */
const budgets: Record<string, { kB: number; requests: number }> = {
  '/': { kB: 5, requests: 9 },
  '/request-service': { kB: 67, requests: 17 },
  '/technician': { kB: 56, requests: 25 },
  '/auth': { kB: 98, requests: 25 },
  '/bids': { kB: 113, requests: 30 },
  '/customer-dashboard': { kB: 109, requests: 30 },
  '/provider-dashboard': { kB: 114, requests: 30 },
  '/business-dashboard': { kB: 108, requests: 30 },
  '/driver-portal': { kB: 116, requests: 30 },
  '/admin-dashboard': { kB: 91, requests: 30 },
}

/** From then on a page fetches what may be needed later; milliseconds after it has loaded (`when-idle.ts`). */
const restMs = 1200

/** In the page: has it rested for so long since it was loaded? */
const hasRested = (rest: number) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page !== undefined && page.loadEventEnd > 0 && performance.now() > page.loadEventEnd + rest
}

/** In the page: how many scripts it has. */
const countScripts = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length

/** In the page: what it asked for before it came to rest, as it travelled. */
const loadedBefore = (rest: number) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // The page counts its rest from within that event, which may go on for a while.
  const before = resources.filter(({ startTime }) => startTime < (page?.loadEventStart ?? 0) + rest)
  // A script that is fetched, and then run from the browser's cache, travels once.
  const sizes = new Map(before.map(({ name, encodedBodySize }) => [name, encodedBodySize]))
  return [...sizes].map(([name, size]) => ({ name, size }))
}

/** What a page needs behind its path to show something. */
const rest: Record<string, (given: Given) => Promise<string>> = {
  '/technician': async (given) => {
    const job = await given.job()
    const { token } = await given.technician(job.provider, job)
    return `#token=${encodeURIComponent(token)}`
  },
  '/bids': async (given) => {
    const request = await given.request()
    for (let at = 0; at < 3; at++) await given.bid(await given.provider(), request)
    return `/${request.id}?token=${encodeURIComponent(request.token)}`
  },
}

/** Whose page it is. */
const readers: Record<string, (given: Given) => Promise<Caller>> = {
  '/customer-dashboard': (given) => given.customer(),
  '/driver-portal': (given) => given.driver(),
  '/business-dashboard': async (given) => {
    const { manager } = await given.company()
    await given.request({ as: manager })
    return manager
  },
  '/admin-dashboard': (given) => given.admin(),
  '/provider-dashboard': async (given) => (await given.provider()).caller,
}

/** In the page, from its first moment on: how often a frame with its content is drawn, however slow this machine is. */
const countFrames = () => {
  const later = window.setTimeout
  window.setTimeout = ((run: TimerHandler, ms?: number) =>
    later(run, ms === 1_500 ? 60_000 : ms)) as typeof setTimeout
  const counted = { frames: 0 }
  Object.assign(window, { counted })
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && (node.id === 'main' || node.querySelector('#main')))
        counted.frames++
  }).observe(document, { childList: true, subtree: true })
}

/** Pages that are ready without a frame around what they open with. */
const withoutFrame: readonly string[] = ['/', '/technician']

for (const [path, budget] of Object.entries(budgets))
  test(`the first load of ${path} is at most ${budget.kB} kB of JavaScript and ${budget.requests} requests, all from our own host${withoutFrame.includes(path) ? '' : '; what it opens with is drawn once'}`, {
    tag: '@desk',
  }, async ({ window, app }) => {
    const page = await window(await readers[path]?.(app.given))
    if (!withoutFrame.includes(path)) await page.addInitScript(countFrames)
    const foreign: string[] = []
    // What the page has made itself comes from nowhere.
    const own = [app.baseUrl, `blob:${app.baseUrl}`, 'data:']
    page.on('requestfinished', (request) => {
      const url = request.url()
      if (!own.some((start) => url.startsWith(start))) foreign.push(url)
    })
    await page.goto(`${path}${(await rest[path]?.(app.given)) ?? ''}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Not before the page rests: what its first screen brings after the heading counts too.
    await page.waitForFunction(hasRested, restMs)
    const loaded = await page.evaluate(loadedBefore, restMs)
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'))
    const bytes = scripts.reduce((sum, { size }) => sum + size, 0)
    const requests = 1 + loaded.length
    const measured = `${(bytes / 1000).toFixed(2)} kB in ${scripts.length} files`
    test.info().annotations.push({ type: 'measured', description: measured })
    console.log(`${path}: ${measured} of JavaScript, ${requests} requests`)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes / 1000).toBeLessThanOrEqual(budget.kB)
    expect(requests).toBeLessThanOrEqual(budget.requests)
    expect(foreign).toEqual([])
    if (withoutFrame.includes(path)) return
    const frames = await page.evaluate(() => (window as { counted?: { frames: number } }).counted)
    expect(frames).toEqual({ frames: 1 })
  })

test('the first load brings no schemas: the library that checks forms comes with what is checked', {
  tag: '@desk',
}, async ({ page }) => {
  for (const path of ['/', '/request-service', '/technician']) {
    const html = await (await page.request.get(path)).text()
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, at]) => at)
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts)
      expect(await (await page.request.get(script ?? '')).text(), script).not.toContain('_zod')
  }
})

test('who looks for a provider or writes to us gets nothing of the pages that travel in the same files, neither at rest nor at the first touch', {
  tag: '@desk',
}, async ({ page }) => {
  for (const path of ['/individual', '/contact']) {
    await page.goto(path)
    await page.waitForFunction(hasRested, restMs)
    const scripts = await page.evaluate(countScripts)
    await page.keyboard.press('Shift')
    await page.waitForFunction(hasRested, 3 * restMs)
    expect(await page.evaluate(countScripts), path).toBe(scripts)
  }
})
