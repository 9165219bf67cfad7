import type { Given } from '../server/testing/given.ts'
import { expect, test } from './fixtures.ts'

/** One bar of signal: all JavaScript needed to use the page, as it travels (brotli), in kB. */
const budgets = { '/': 75, '/request-service': 120, '/technician': 133 }

/** From then on a page fetches what may be needed later; milliseconds after it has loaded (`when-idle.ts`). */
const restMs = 1200

/** In the page: the scripts that it asked for before it came to rest, as they travelled. */
const scriptBytes = (rest: number) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return scripts
    .filter(({ name }) => name.endsWith('.js'))
    .filter(({ startTime }) => startTime < (page?.loadEventEnd ?? 0) + rest)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

/** What a page needs behind its path to show something. */
const rest: Record<string, (given: Given) => Promise<string>> = {
  '/technician': async (given) => {
    const job = await given.job()
    const { token } = await given.technician(job.provider, job)
    return `#token=${encodeURIComponent(token)}`
  },
}

for (const [path, budget] of Object.entries(budgets))
  test(`the first load of ${path} is at most ${budget} kB of JavaScript, all from our own host`, {
    tag: '@desk',
  }, async ({ page, app }) => {
    const foreign: string[] = []
    page.on('requestfinished', (request) => {
      const url = request.url()
      if (!url.startsWith(app.baseUrl) && !url.startsWith('data:')) foreign.push(url)
    })
    await page.goto(`${path}${(await rest[path]?.(app.given)) ?? ''}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const bytes = await page.evaluate(scriptBytes, restMs)
    test.info().annotations.push({ type: 'measured', description: `${bytes} bytes` })
    console.log(`${path}: ${(bytes / 1000).toFixed(1)} kB of JavaScript`)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes / 1000).toBeLessThanOrEqual(budget)
    expect(foreign).toEqual([])
  })

test('the first load brings no schemas: the library that checks forms comes with what is checked', {
  tag: '@desk',
}, async ({ page }) => {
  for (const path of Object.keys(budgets)) {
    const html = await (await page.request.get(path)).text()
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, at]) => at)
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts)
      expect(await (await page.request.get(script ?? '')).text(), script).not.toContain('_zod')
  }
})
