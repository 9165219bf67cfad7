import { afterAll, beforeAll, expect, it } from 'vitest'
import { chooseLanguage } from '#contract/language.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readCurrentUser } from '#contract/session.ts'
import { pseudo } from '#contract/words/languages.ts'
import type { Caller } from '../../testing/caller.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { deliver } from './deliver.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ env: { PSEUDO_LANGUAGE: 'yes' } })
})
afterAll(() => app.close())

async function deliverAll() {
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select id from deliveries where status = 'waiting' order by id`,
  )
  for (const { id } of rows) await deliver(app.services, { deliveryId: Number(id) })
}
const sentTo = async (to: string) => (await app.services.outbox()).filter((one) => one.to === to)
const choose = { body: { language: pseudo } }
const askingIn = { 'accept-language': pseudo }

it('a notice is read in the language of its reader, also when that changes, and mailed in the one at that time', async () => {
  const customer = await app.given.customer()
  const { email } = (await customer.call(readCurrentUser)).body
  await customer.call(chooseLanguage, choose)
  await app.given.request({ as: customer })
  await deliverAll()
  const titles = async () =>
    (await customer.call(listNotifications)).body.notifications.map(({ title, body }) => [
      title,
      body,
    ])
  const [[title = '', body = ''] = []] = await titles()
  expect(title).toMatch(/^Ýööûûŕ ŕééǫûûééšţ îîš ööûûţ: .+ Austin, TX$/)
  const [mail] = await sentTo(email)
  expect(mail?.subject).toBe(title)
  // What it says, its one link, and why it was sent.
  const [said, link, why, ...more] = mail?.text.split('\n\n') ?? []
  expect([said, more]).toEqual([body, []])
  expect(link).toMatch(/^https?:\/\/\S+$/)
  expect(why).toMatch(/^Ýööûû ĝééţ ţĥîîš/)

  await customer.call(chooseLanguage, { body: { language: 'en-US' } })
  expect((await titles())[0]?.[0]).toMatch(/^Your request is out: Roadside Tire Change/)
})

it('a guest hears by SMS in the language of the page that asked', async () => {
  const phone = '+15125550188'
  const guest = app.anybody()
  const inPseudo: Caller = {
    ...guest,
    call: (endpoint, given) => guest.call(endpoint, { ...given, headers: askingIn }),
  }
  const request = await app.given.request({ as: inPseudo, form: { phone } })
  const provider = await app.given.provider()
  await app.given.job({ request, provider, until: 'start' })
  await deliverAll()
  const texts = (await sentTo(phone)).map(({ text }) => text)
  expect(texts.join()).toContain(`${provider.businessName} îîš ööñ ţĥéé ŵååý`)
  const [won] = (await sentTo(provider.phone)).filter(({ channel }) => channel === 'sms')
  expect(won?.text).toMatch(/^Roadcall: You won /)
})
