import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { base, pseudo } from '#contract/words/languages.ts'
import { openTestApp } from '../testing/open-test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'roadcall-pages-'))
const write = (folder: string, lang: string) => {
  mkdirSync(join(root, folder), { recursive: true })
  for (const name of ['index', 'app', 'about'])
    writeFileSync(
      join(root, folder, `${name}.html`),
      `<!doctype html><html lang="${lang}"><head></head><body>${name}</body></html>`,
    )
  writeFileSync(join(root, folder, 'manifest.webmanifest'), JSON.stringify({ lang }))
}
write('', base)
write(pseudo, pseudo)
afterAll(() => rmSync(root, { recursive: true }))

const inPseudo = { accept: 'text/html', 'accept-language': pseudo }

test('where English is alone there is nothing to choose and nothing to keep apart', async () => {
  // What one server has switched on, the process knows, and another file's may have been one.
  vi.resetModules()
  const { openTestApp: openAnew } = await import('../testing/open-test-app.ts')
  const app = await openAnew({ webRoot: root })
  const page = await fetch(`${app.baseUrl}/`, { headers: inPseudo })
  const html = await page.text()
  expect(html).toContain(`lang="${base}"`)
  expect(html).not.toContain('data-languages')
  expect(page.headers.get('vary')).not.toMatch(/language|cookie/)
  await app.close()
})

test('each page comes in the language of its reader, and caches keep them apart', async () => {
  const app = await openTestApp({ webRoot: root, env: { PSEUDO_LANGUAGE: 'yes' } })
  for (const path of ['/', '/about', '/driver-portal', '/nowhere']) {
    const page = await fetch(`${app.baseUrl}${path}`, { headers: inPseudo })
    const html = await page.text()
    expect(html).toContain(`lang="${pseudo}"`)
    expect(html).toContain('data-languages="{&quot;en-US&quot;:&quot;English&quot;')
    expect(page.headers.get('vary')).toContain('accept-language, cookie')
    const chosen = { ...inPseudo, cookie: `roadcall_language=${base}` }
    const english = await fetch(`${app.baseUrl}${path}`, { headers: chosen })
    expect(await english.text()).toContain(`lang="${base}"`)
  }
  const manifest = await fetch(`${app.baseUrl}/manifest.webmanifest`, { headers: inPseudo })
  expect([manifest.headers.get('content-type'), await manifest.json()]).toEqual([
    'application/manifest+json; charset=utf-8',
    { lang: pseudo },
  ])
  await app.close()
})
