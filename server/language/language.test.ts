import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/auth.ts'
import { chooseLanguage } from '#contract/language.ts'
import { readOwnProvider } from '#contract/providers.ts'
import { logout } from '#contract/session.ts'
import { readTechnicianDay } from '#contract/technicians.ts'
import { pseudo } from '#contract/words/languages.ts'
import type { Caller } from '../testing/caller.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PSEUDO_LANGUAGE: 'yes' } })
})
afterAll(() => app.close())

const language = 'roadcall_language'
const inPseudo = { 'accept-language': `de, ${pseudo};q=0.9, en;q=0.5` }
/** In which language a call is refused. */
const languageOf = async (by: Caller, headers: Record<string, string> = {}) =>
  (await by.call(login, { body: {}, headers })).headers.get('content-language')

test('a stranger is answered as the browser asks, and in English where nobody speaks that', async () => {
  const stranger = app.anybody()
  expect(await languageOf(stranger, inPseudo)).toBe(pseudo)
  for (const asked of ['de', '*', 'en-GB', '', 'not a language;q=nonsense'])
    expect(await languageOf(stranger, { 'accept-language': asked })).toBe('en-US')
})

test('a refusal, its fields, an answer and the reason beside a button are said in the language of who asks', async () => {
  const { caller, username } = await app.given.provider({ phoneConfirmed: false })
  await caller.call(chooseLanguage, { body: { language: pseudo } })
  const wrong = await app.anybody().call(login, {
    body: { username, password: 'not-the-password' },
    headers: inPseudo,
  })
  const unsaid = await app.anybody().call(login, { body: {}, headers: inPseudo })
  const own = await caller.call(readOwnProvider)
  const out = await caller.call(logout)
  const said = [
    wrong.refusal.message,
    wrong.refusal.error,
    ...Object.values(unsaid.refusal.details ?? {}),
    own.body.bidBlockedBy,
    out.body.message,
  ]
  for (const sentence of said) expect(sentence).toMatch(/[À-ỿ]/)
})

test('what was chosen on a device counts before what its browser asks', async () => {
  const chosen = await app.anybody().call(chooseLanguage, { body: { language: 'en-US' } })
  const [cookie = ''] = chosen.headers.getSetCookie()
  expect(cookie).toMatch(
    /^roadcall_language=en-US; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await languageOf(app.anybody(), { ...inPseudo, cookie })).toBe('en-US')
})

test('nobody chooses a language that we do not speak', async () => {
  const { status, refusal, headers } = await app
    .anybody()
    .call(chooseLanguage, { body: { language: 'xx' } })
  expect([status, refusal.code, headers.getSetCookie()]).toEqual([400, 'bad_input', []])
  expect(refusal.details?.language).toMatch(/English/)
})

test('an account reads as its owner has chosen, on every device', async () => {
  const { caller, username, password } = await app.given.provider()
  await caller.call(chooseLanguage, { body: { language: pseudo } })
  expect(await languageOf(caller)).toBe(pseudo)
  const signedIn = await app.anybody().call(login, { body: { username, password } })
  expect(signedIn.headers.getSetCookie().join()).toContain(`${language}=${pseudo}`)
})

test('an account, its shop and a request keep the language of the page that asked', async () => {
  const there = await openTestApp({ env: { PSEUDO_LANGUAGE: 'yes' }, language: pseudo })
  await there.given.request()
  await there.given.provider()
  const { rows } = await there.services.pool.query(
    `select language from requests union all select language from providers
     union all select language from users where user_type = 'service_provider'`,
  )
  expect(rows.map((row) => row.language)).toEqual([pseudo, pseudo, pseudo])
  await there.close()
})

test('a guest who chooses another language is written to in it, and who has no link changes nothing', async () => {
  const request = await app.given.request()
  const stored = async () => {
    const { rows } = await app.services.pool.query('select language from requests where id = $1', [
      request.id,
    ])
    return rows[0].language
  }
  const before = await stored()
  await app.anybody().call(chooseLanguage, { token: 'x'.repeat(43), body: { language: pseudo } })
  expect(await stored()).toBe(before)
  await app.anybody().call(chooseLanguage, { token: request.token, body: { language: pseudo } })
  expect(await stored()).toBe(pseudo)
})

test('a technician reads as the shop does until the technician chooses', async () => {
  const provider = await app.given.provider()
  const { byLink } = await app.given.technician(provider, await app.given.job({ provider }))
  await provider.caller.call(chooseLanguage, { body: { language: pseudo } })
  expect(await languageOf(byLink)).toBe(pseudo)
  await byLink.call(chooseLanguage, { body: { language: 'en-US' } })
  expect(await languageOf(byLink)).toBe('en-US')
  expect((await byLink.call(readTechnicianDay)).status).toBe(200)
  expect(await languageOf(provider.caller)).toBe(pseudo)
})
