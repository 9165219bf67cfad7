import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import { figureIds, figures } from '#contract/figures.ts'
import { listedPages } from '#contract/pages.ts'
import { changeFigure, type Figure, readFigures, readFiguresForAdmin } from '#contract/site.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const html = (body: string) => `<html lang="en"><head></head><body>${body}</body></html>`
const landing = html(
  `<section data-figures="true"><ul><li data-figure="satisfaction"><span data-value="true">95%</span></li><li data-figure="activePartners"><span data-value="true">500+</span></li></ul></section>`,
)

let app: TestApp
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'roadcall-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), landing)
  await writeFile(join(webRoot, 'app.html'), html('the app'))
  await writeFile(join(webRoot, 'about.html'), html('about us'))
  app = await openTestApp({ webRoot })
})
afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

const change = async (id: Figure['id'], value: string, isShown = true) =>
  (await app.given.admin()).call(changeFigure, { body: { id, value, isShown } })
const page = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}${path}`, { headers: { accept: 'text/html', ...headers } })

describe('the marketing figures', () => {
  it('are claims: hidden until an admin has confirmed each, with the values of the specification', async () => {
    expect((await app.anybody().call(readFigures)).body).toEqual([])
    expect(await (await page('/')).text()).not.toContain('data-figure')
    const { body } = await (await app.given.admin()).call(readFiguresForAdmin)
    expect(body).toEqual(
      figureIds.map((id) => ({ id, value: figures[id], isShown: false, changedAt: null })),
    )
    for (const id of figureIds) await change(id, figures[id])
    expect((await app.anybody().call(readFigures)).body).toEqual(
      figureIds.map((id) => ({ id, value: figures[id] })),
    )
  })

  it('are all shown in the demo', async () => {
    const demo = await openTestApp({ webRoot, demo: true })
    const { body } = await demo.anybody().call(readFigures)
    await demo.close()
    expect(body).toEqual(figureIds.map((id) => ({ id, value: figures[id] })))
  })

  it('are changed and hidden by an admin, which the audit log remembers', async () => {
    const changed = await change('jobRequests', ' Day and night ')
    expect(changed.body).toContainEqual({
      id: 'jobRequests',
      value: 'Day and night',
      isShown: true,
      changedAt: app.clock.now().toISOString(),
    })
    await change('jobRequests', 'Day and night', false)
    const { body } = await app.anybody().call(readFigures)
    expect(body.map(({ id }) => id)).not.toContain('jobRequests')
    const log = await (await app.given.admin()).call(listAudit, {
      query: { action: 'site_figure_changed' },
    })
    expect(log.body.slice(0, 2).map(({ reason }) => reason)).toEqual([
      'job requests: Day and night → Day and night (hidden)',
      expect.stringMatching(/^job requests: .* → Day and night$/),
    ])
  })

  it.each([
    [{ id: 'satisfaction', value: ' ', isShown: true }, 'value', 'Enter the figure, such as 95%'],
    [
      { id: 'satisfaction', value: 'x'.repeat(21), isShown: true },
      'value',
      'The figure is too long: at most 20 characters.',
    ],
    [{ id: 'profit', value: '1', isShown: true }, 'id', 'Choose one of the figures.'],
  ])('refuse %j', async (body, field, sentence) => {
    const refused = await (await app.given.admin()).call(changeFigure, { body })
    expect([refused.status, refused.refusal.details]).toEqual([400, { [field]: sentence }])
  })
})

describe('the landing page', () => {
  it('shows a changed figure at once and a hidden one no more, under another etag', async () => {
    const before = await page('/')
    const etag = before.headers.get('etag') ?? ''
    expect((await page('/', { 'if-none-match': etag })).status).toBe(304)
    await change('satisfaction', '<97%>')
    await expect
      .poll(async () => (await page('/')).text())
      .toContain('data-value="true">&lt;97%&gt;<')
    expect((await page('/', { 'if-none-match': etag })).status).toBe(200)
    await change('satisfaction', '95%', false)
    await expect.poll(async () => (await page('/')).text()).not.toContain('satisfaction')
    expect(await (await page('/')).text()).toContain('500+')
  })

  it('is served packed to those who take it', async () => {
    const answer = await page('/', { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toContain('data-figures')
  })

  it('and every page that may be listed name the one address they are kept under', async () => {
    const canonical = (path: string) =>
      `<link rel="canonical" href="${app.services.config.publicUrl}${path}">`
    expect(await (await page('/')).text()).toContain(canonical('/'))
    const about = await (await page('/about?from=mail')).text()
    expect(about).toContain('about us')
    expect(about).toContain(canonical('/about'))
    expect(await (await page('/customer-dashboard')).text()).not.toContain('canonical')
  })
})

it('search engines are told what there is to find and where not to look', async () => {
  const robots = await (await fetch(`${app.baseUrl}/robots.txt`)).text()
  expect(robots).toContain('Disallow: /bids/')
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  expect(sitemap).toBe(`${app.services.config.publicUrl}/sitemap.xml`)
  const map = await fetch(`${app.baseUrl}/sitemap.xml`)
  expect(map.headers.get('content-type')).toContain('application/xml')
  const found = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(found).toEqual(listedPages.map((path) => `${app.services.config.publicUrl}${path}`))
})
