import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { securityTxtPath } from './security-txt.ts'

const address = 'https://roadcall.example'
const admin = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'secret-1', ADMIN_EMAIL: 'boss@x.example' }

let app: TestApp | undefined
afterEach(() => app?.close())

/** The fields of the file that a server with these settings answers, each with its values; null where there is none. */
async function read(env: NodeJS.ProcessEnv) {
  app = await openTestApp({ env })
  const answer = await fetch(`${app.baseUrl}${securityTxtPath}`)
  if (answer.status === 404) return null
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S.*\n)+$/)
  const fields: Record<string, string[]> = {}
  for (const line of text.trim().split('\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/)
    fields[name] = [...(fields[name] ?? []), value]
  }
  return fields
}

describe('/.well-known/security.txt', () => {
  it('names the operator’s address and the contact page, once each, and where it belongs', async () => {
    const fields = await read({ PUBLIC_URL: address, CONTACT_EMAIL: 'desk+safe@roadcall.example' })
    expect(fields?.Contact).toEqual(['mailto:desk%2Bsafe@roadcall.example', `${address}/contact`])
    expect(fields?.Canonical).toEqual([`${address}${securityTxtPath}`])
    expect(fields?.['Preferred-Languages']).toEqual(['en-US'])
  })

  it('is good for half a year from the moment it is read, however long the server has run', async () => {
    const halfYear = 180 * 24 * 3_600_000
    const first = await read({ PUBLIC_URL: address })
    const now = app?.clock.now().getTime() ?? 0
    expect(first?.Expires).toEqual([new Date(now + halfYear).toISOString()])
    app?.clock.advance(halfYear)
    const later = await (await fetch(`${app?.baseUrl}${securityTxtPath}`)).text()
    expect(later).toContain(`Expires: ${new Date(now + 2 * halfYear).toISOString()}\n`)
  })

  it('tells nobody the address of an admin, which is for signing in', async () => {
    const fields = await read({ PUBLIC_URL: address, ...admin })
    expect(fields?.Contact).toEqual([`${address}/contact`])
  })

  it('is not there while it could name no place: the standard takes no plain http', async () => {
    expect(await read({})).toBeNull()
    await app?.close()
    const fields = await read({ CONTACT_EMAIL: 'desk@roadcall.example' })
    expect(fields?.Contact).toEqual(['mailto:desk@roadcall.example'])
    expect(fields?.Canonical).toBeUndefined()
  })
})
