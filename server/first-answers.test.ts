import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstCalls, rowsWithPage } from '#contract/first-calls.ts'
import { signedInMark } from '#contract/signed-in-mark.ts'
import type { Caller } from './testing/caller.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
let webRoot: string
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'roadcall-web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const name of ['index.html', 'app.html'])
    await writeFile(join(webRoot, name), '<html lang="en"><head></head><body></body></html>')
  await writeFile(join(webRoot, 'assets/part-1.js'), 'export {}')
  await writeFile(
    join(webRoot, 'parts-of-pages.json'),
    JSON.stringify({ '/bids/:id': ['assets/part-1.js'] }),
  )
  app = await openTestApp({ webRoot })
})
afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

async function open(path: string, as?: Caller) {
  const headers = { accept: 'text/html', ...(as && { cookie: `${as.cookie}; ${signedInMark}=1` }) }
  const answer = await fetch(`${app.baseUrl}${path}`, { headers })
  const html = await answer.text()
  const [, json = 'null'] = /id="first-answers">(.*?)<\/script>/.exec(html) ?? []
  return { answer, html, first: JSON.parse(json) as { news: number; calls: object } | null }
}

it('a page comes with what it asks for first, answered as its reader would be', async () => {
  const customer = await app.given.customer()
  const dashboard = await open('/customer-dashboard', customer)
  expect(Object.keys(dashboard.first?.calls ?? {})).toEqual(firstCalls['/customer-dashboard'])
  expect(dashboard.answer.headers.get('cache-control')).toBe('no-store')

  // And with what the first rows ask for themselves.
  const asked = [1, 2, 3].map(() => app.given.request({ as: customer }))
  await Promise.all(asked)
  const whole = await open('/customer-dashboard', customer)
  const rows = Object.keys(whole.first?.calls ?? {}).filter((url) =>
    url.match(/requests\/[\w-]{36}$/),
  )
  expect(rows).toHaveLength(rowsWithPage)

  const written = 'Blown hose </script><b>here'
  const { id } = await app.given.request({ as: customer, form: { problemDescription: written } })
  const { html, first } = await open(`/bids/${id}`, customer)
  expect(first?.calls).toMatchObject({
    [`/api/service-requests/${id}/public`]: { view: 'owner' },
    [`/api/service-requests/${id}/bids/public`]: [],
  })
  // What somebody wrote stays text.
  expect(JSON.stringify(first)).toContain(written)
  expect(html).not.toContain('<b>here')
})

it('nobody gets what is another one’s: who may not ask for it, and who is not signed in', async () => {
  const request = await app.given.request()
  const stranger = await open(`/bids/${request.id}`)
  expect(stranger.first?.calls).toEqual({})
  const other = await app.given.customer()
  const { html, first } = await open(`/bids/${request.id}`, other)
  expect(first?.calls).toHaveProperty('/api/user')
  expect(first?.calls).not.toHaveProperty(`/api/service-requests/${request.id}/bids/public`)
  expect(html).not.toContain('512-555-0143')
  const board = await open('/provider-dashboard', other)
  expect(Object.keys(board.first?.calls ?? {})).toEqual([
    '/api/user',
    '/api/terms/open',
    // The reader's own, whoever that is.
    '/api/conversations',
  ])
})

it('the live stream goes on from what the page knew', async () => {
  const { first } = await open('/bids/none')
  const request = await app.given.request()
  expect(first?.news).toBeTypeOf('number')
  const later = await open(`/bids/${request.id}`)
  expect(later.first?.news).toBeGreaterThanOrEqual(first?.news ?? 0)
})

it('the parts of a page start with its HTML, and carry no rules for documents', async () => {
  const { html } = await open('/bids/none')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/part-1.js">')
  const { headers } = await fetch(`${app.baseUrl}/assets/part-1.js`)
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toContain('immutable')
})
