import { expect, test } from './fixtures.ts'

/** One bar of signal: all JavaScript needed to use the page, as it travels (brotli), in kB. */
const budgets = { '/': 75, '/request-service': 120 }

for (const [path, budget] of Object.entries(budgets))
  test(`the first load of ${path} is at most ${budget} kB of JavaScript, all from our own host`, {
    tag: '@desk',
  }, async ({ page, app }) => {
    const scripts: Promise<number>[] = []
    const foreign: string[] = []
    page.on('requestfinished', (request) => {
      const url = request.url()
      if (!url.startsWith(app.baseUrl) && !url.startsWith('data:')) foreign.push(url)
      if (url.endsWith('.js'))
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
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
