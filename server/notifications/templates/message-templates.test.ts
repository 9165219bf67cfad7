import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMessageTemplates } from '#contract/message-templates.ts'
import { mails } from '#contract/words/en/mails.ts'
import { notices } from '#contract/words/en/notices.ts'
import { texts } from '#contract/words/en/texts.ts'
import { pseudo } from '#contract/words/languages.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PSEUDO_LANGUAGE: 'yes' } })
})
afterAll(() => app.close())

const read = async (query: { language?: string } = {}) =>
  (await (await app.given.admin()).call(listMessageTemplates, { query })).body

it('an operator reads every mail and SMS of the catalogue as it looks, and none has a gap', async () => {
  const { language, templates } = await read()
  expect(language).toBe('en-US')
  const shown = new Set(templates.map(({ code }) => code))
  const all = [
    ...Object.keys(notices).filter((code) => code !== 'earlier'),
    ...Object.keys(mails).filter((code) => code !== 'notice'),
    // What is put around or below another.
    ...Object.keys(texts).filter((code) => code !== 'notice' && code !== 'terms'),
  ]
  expect(all.filter((code) => !shown.has(code))).toEqual([])
  for (const { code, mail, sms } of templates) {
    const said = [mail?.subject, mail?.text, sms?.text].filter((text) => text !== undefined)
    expect(said.length, code).toBeGreaterThan(0)
    for (const text of said) expect(text, code).not.toMatch(/undefined|NaN|null|\[object|Invalid/)
  }
  const onTheWay = templates.find(({ code }) => code === 'onTheWay')
  expect(onTheWay?.mail?.subject).toBe('Help is on the way: Cedar Brake Towing')
  expect(onTheWay?.sms?.text).toMatch(/^Roadcall: Cedar Brake Towing is on the way\./)
  expect(onTheWay?.sms?.parts).toBe(1)
})

it('every mail has a twin in the look of the house: one button, and no address to be read on it', async () => {
  const { templates } = await read()
  for (const { code, mail } of templates) {
    if (!mail) continue
    const read = mail.html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, ' ')
    expect(read, code).not.toMatch(/https?:|token=|#…/)
    const buttons = mail.html.match(/class="button"/g) ?? []
    // A message of the contact page is answered, not opened.
    expect(buttons.length, code).toBe(code === 'contactMessage' ? 0 : 1)
  }
})

it('in every language there is; in one that there is not, in the reader’s own', async () => {
  const { languages } = await read()
  expect(languages.map(({ tag }) => tag)).toEqual(['en-US', pseudo])
  const other = await read({ language: pseudo })
  expect(other.language).toBe(pseudo)
  expect(other.templates.find(({ code }) => code === 'onTheWay')?.mail?.subject).toMatch(/ééļ/)
  expect((await read({ language: 'xx' })).language).toBe('en-US')
})
