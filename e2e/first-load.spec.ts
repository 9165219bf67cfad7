import type { Caller } from '../server/testing/caller.ts'
import type { Given } from '../server/testing/given.ts'
import { expect, test } from './fixtures.ts'

/** One bar of signal: all JavaScript needed to use the page, as it travels (brotli) in kB, and in how many files. */
const budgets: Record<string, { kB: number; files: number }> = {
  '/': { kB: 5, files: 5 },
  '/request-service': { kB: 67, files: 11 },
  '/technician': { kB: 51, files: 17 },
  '/auth': { kB: 103, files: 22 },
  '/customer-dashboard': { kB: 99, files: 24 },
  '/provider-dashboard': { kB: 120, files: 31 },
  '/driver-portal': { kB: 111, files: 28 },
  '/admin-dashboard': { kB: 105, files: 27 },
}

/** From then on a page fetches what may be needed later; milliseconds after it has loaded (`when-idle.ts`). */
const restMs = 1200

/** In the page: has it rested for so long since it was loaded? */
const hasRested = (rest: number) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page !== undefined && page.loadEventEnd > 0 && performance.now() > page.loadEventEnd + rest
}

/** In the page: the scripts that it asked for before it came to rest, as they travelled. */
const scriptSizes = (rest: number) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return (
    scripts
      .filter(({ name }) => name.endsWith('.js'))
      // The page counts its rest from within that event, which may go on for a while.
      .filter(({ startTime }) => startTime < (page?.loadEventStart ?? 0) + rest)
      .map(({ encodedBodySize }) => encodedBodySize)
  )
}

/** What a page needs behind its path to show something. */
const rest: Record<string, (given: Given) => Promise<string>> = {
  '/technician': async (given) => {
    const job = await given.job()
    const { token } = await given.technician(job.provider, job)
    return `#token=${encodeURIComponent(token)}`
  },
}

/** Whose page it is. */
const readers: Record<string, (given: Given) => Promise<Caller>> = {
  '/customer-dashboard': (given) => given.customer(),
  '/driver-portal': (given) => given.driver(),
  '/admin-dashboard': (given) => given.admin(),
  '/provider-dashboard': async (given) => (await given.provider()).caller,
}

for (const [path, budget] of Object.entries(budgets))
  test(`the first load of ${path} is at most ${budget.kB} kB of JavaScript in ${budget.files} files, all from our own host`, {
    tag: '@desk',
  }, async ({ window, app }) => {
    const page = await window(await readers[path]?.(app.given))
    const foreign: string[] = []
    page.on('requestfinished', (request) => {
      const url = request.url()
      if (!url.startsWith(app.baseUrl) && !url.startsWith('data:')) foreign.push(url)
    })
    await page.goto(`${path}${(await rest[path]?.(app.given)) ?? ''}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Not before the page rests: what its first screen brings after the heading counts too.
    await page.waitForFunction(hasRested, restMs)
    const sizes = await page.evaluate(scriptSizes, restMs)
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    const measured = `${(bytes / 1000).toFixed(1)} kB in ${sizes.length} files`
    test.info().annotations.push({ type: 'measured', description: measured })
    console.log(`${path}: ${measured} of JavaScript`)
    expect(bytes).toBeGreaterThan(1_000)
    expect(bytes / 1000).toBeLessThanOrEqual(budget.kB)
    expect(sizes.length).toBeLessThanOrEqual(budget.files)
    expect(foreign).toEqual([])
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
