import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readOpenApi } from '#contract/operations.ts'
import type { Problem } from '#contract/problem.ts'
import { listBoard } from '#contract/requests.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const openApi = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-caller': z.string() }))),
})

describe('the API document', () => {
  it('lists every route of the running server and nothing else, each with who may call it', async () => {
    const { body } = await app.anybody().call(readOpenApi)
    const { openapi, paths } = openApi.parse(body)
    expect(openapi).toBe('3.1.0')
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => {
        expect(operation['x-caller']).toMatch(/\w/)
        return `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
      }),
    )
    const served = app.routes.filter((route) => !/ \/api\/docs/.test(route))
    expect(documented.sort()).toEqual(served.sort())
  })

  it('has a page', async () => {
    const page = await fetch(`${app.baseUrl}/api/docs`)
    expect(await page.text()).toContain('swagger-ui')
    const script = await fetch(`${app.baseUrl}/api/docs/swagger-ui-bundle.js`)
    expect(script.status).toBe(200)
    const other = await fetch(`${app.baseUrl}/api/docs/package.json`)
    expect(other.status).toBe(404)
  })
})

describe('every answer', () => {
  it('carries the security headers, errors included', async () => {
    for (const path of ['/healthz', '/api/user', '/api/nothing', '/api/docs', '/nothing']) {
      const { headers } = await fetch(`${app.baseUrl}${path}`)
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-frame-options')).toBeTruthy()
    }
  })

  it('to what is not there is the one shape of a refusal', async () => {
    const answer = await fetch(`${app.baseUrl}/api/nothing`)
    expect(answer.status).toBe(404)
    const body = (await answer.json()) as Problem
    expect(body).toEqual({ code: 'not_found', message: body.message, error: body.message })
  })

  it('to a list that has not changed is 304', async () => {
    const provider = await app.given.provider()
    await app.given.request()
    const first = await provider.caller.call(listBoard)
    const etag = first.headers.get('etag') ?? ''
    const read = () =>
      fetch(`${app.baseUrl}${listBoard.path}`, {
        headers: { cookie: provider.caller.cookie, 'if-none-match': etag },
      })
    expect((await read()).status).toBe(304)
    await app.given.request()
    expect((await read()).status).toBe(200)
  })

  it('to broken JSON, another media type and an unknown method is a sentence', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${app.baseUrl}/api/login`, { method: 'POST', headers, body })
    const broken = await post({ 'content-type': 'application/json' }, '{"a":')
    expect([broken.status, ((await broken.json()) as Problem).message]).toEqual([
      400,
      'The body is not valid JSON.',
    ])
    const form = await post({ 'content-type': 'text/plain' }, 'a=b')
    expect(form.status).toBe(415)
    const method = await fetch(`${app.baseUrl}/api/login`, { method: 'PUT' })
    expect(method.status).toBe(404)
  })
})

describe('health', () => {
  it('is told, with figures', async () => {
    expect(await (await fetch(`${app.baseUrl}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${app.baseUrl}/readyz`)).json()).toEqual({
      status: 'ok',
      checks: { process: 'ok', database: 'ok' },
    })
    expect(await (await fetch(`${app.baseUrl}/metrics`)).text()).toContain('live_streams 0')
  })
})
