import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { guard } from './guards.ts'
import { serveWebApp } from './web-app.ts'

const root = mkdtempSync(join(tmpdir(), 'roadcall-map-style-'))
afterAll(() => rmSync(root, { recursive: true }))
for (const name of ['app.html', 'index.html'])
  writeFileSync(join(root, name), '<!doctype html><html lang="en"><head></head></html>')

async function pageWith(mapStyleUrl?: string) {
  const app = fastify()
  const publicUrl = 'http://localhost'
  await guard(app, { publicUrl, isPublicUrlSet: false, mapStyleUrl, perAddress: null })
  await serveWebApp(app, {
    root,
    pages: ['/individual'],
    publicUrl,
    landing: { fill: async (html: string) => html, onChange: () => {} },
    demo: false,
    mapStyleUrl,
    phoneCountries: ['US', 'CA'],
    log: app.log as never,
  })
  const { body, headers } = await app.inject('/individual')
  await app.close()
  return { body, policy: String(headers['content-security-policy']) }
}

test('pages learn the street style, and may speak to its host and no other', async () => {
  const { body, policy } = await pageWith('https://tiles.example/style.json?key=a&v="2"')
  expect(body).toContain(
    'data-map-style="https://tiles.example/style.json?key=a&amp;v=&quot;2&quot;" lang="en">',
  )
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
  expect(policy).toContain("script-src 'self';")
})

test('without one they speak to us only', async () => {
  const { body, policy } = await pageWith()
  expect(body).not.toContain('data-map-style')
  expect(policy).not.toContain('http')
})
