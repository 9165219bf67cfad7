import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgotPassword } from '#contract/auth.ts'
import { readRules } from '#contract/rules.ts'
import { settings } from '#contract/settings.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ limits: true })
})
afterAll(() => app.close())

const numbersOf = (headers: Headers) =>
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) =>
    Number(headers.get(name) ?? Number.NaN),
  )

it('each answer says how many calls are left, and when all of them are there again', async () => {
  const { headers } = await app.anybody().call(readRules)
  const [limit, remaining = 0, reset] = numbersOf(headers)
  expect(limit).toBe(settings.limits.perAddress)
  expect(remaining).toBeLessThan(settings.limits.perAddress)
  expect(reset).toBeGreaterThan(0)
  expect(reset).toBeLessThanOrEqual(60)
})

it('the parts of a page are not counted: a whole truck stop has one address', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'roadcall-web-'))
  await mkdir(join(webRoot, 'assets'))
  for (const page of ['index.html', 'app.html'])
    await writeFile(join(webRoot, page), '<html><head></head></html>')
  await writeFile(join(webRoot, 'assets/part-1.js'), 'export {}')
  const served = await openTestApp({ limits: true, webRoot })
  const get = (path: string) => fetch(served.baseUrl + path)
  const part = await get('/assets/part-1.js')
  expect([part.status, part.headers.get('ratelimit-limit')]).toEqual([200, null])
  const none = await get('/assets/part-2.js')
  expect(none.status).toBe(404)
  expect(Number(none.headers.get('ratelimit-limit'))).toBe(settings.limits.perAddress)
  await served.close()
  await rm(webRoot, { recursive: true })
})

it('who asks too often reads after how many seconds to come back', async () => {
  const body = { email: 'nobody@example.com' }
  const answers = []
  for (let call = 0; call <= settings.limits.forgot; call++)
    answers.push(await app.anybody().call(forgotPassword, { body }))
  const last = answers.at(-1)
  expect([last?.status, last?.refusal.code]).toEqual([429, 'too_many_requests'])
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(numbersOf(last?.headers ?? new Headers())[1]).toBe(0)
})
