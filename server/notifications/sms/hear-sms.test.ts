import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearSms, readChannels } from '#contract/notifications.ts'
import { createIndividualRequest } from '#contract/requests.ts'
import { pseudo } from '#contract/words/languages.ts'
import { guestForm } from '../../testing/given.ts'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { tellAll } from '../../testing/tell-all.ts'
import { deliver } from '../telling/deliver.ts'

/** An SMS service on this machine. */
const sent: URLSearchParams[] = []
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  sent.push(new URLSearchParams(Buffer.concat(chunks).toString()))
  response.writeHead(201).end('{}')
})
const token = 'the-token-of-the-account'

let app: TestApp
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const address = service.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  app = await openTestApp({
    env: {
      SMS_URL: `http://AC1:${token}@${host}/Messages.json?From=+15125550100`,
      PSEUDO_LANGUAGE: 'yes',
    },
  })
})
afterAll(async () => {
  await app.close()
  service.close()
})

async function answer(text: string, { from = '+15125550177', by = token } = {}) {
  const fields: Record<string, string> = { Body: text, From: from, MessageSid: 'SM1' }
  const signed = Object.keys(fields)
    .sort()
    .map((name) => `${name}${fields[name]}`)
    .join('')
  const address = `${app.services.config.publicUrl}${hearSms.path}`
  const response = await fetch(`${app.baseUrl}${hearSms.path}`, {
    method: 'POST',
    headers: {
      'x-twilio-signature': createHmac('sha1', by)
        .update(address + signed)
        .digest('base64'),
    },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text() }
}

/** Asks for help, and gives what came of the SMS to this provider. */
async function alertOf(providerId: string) {
  await app.given.request()
  await tellAll(app.services)
  const { rows } = await app.services.pool.query(
    `select d.id from deliveries d join providers p on p.owner_user_id = d.user_id
     where p.id = $1 and d.channel = 'sms' order by d.id desc limit 1`,
    [providerId],
  )
  await deliver(app.services, { deliveryId: Number(rows[0].id) })
  const settled = await app.services.pool.query(
    'select status, reason from deliveries where id = $1',
    [rows[0].id],
  )
  return settled.rows[0]
}

it('after STOP no SMS goes to a number until START, and its owner reads so in the settings', async () => {
  const provider = await app.given.provider()
  // What the code of the sign-up has said is not said again.
  await app.services.pool.query('delete from texted_numbers')
  const isStopped = async () => (await provider.caller.call(readChannels)).body.smsStopped
  expect(await alertOf(provider.id)).toEqual({ status: 'sent', reason: null })
  expect(sent.at(-1)?.get('Body')).toMatch(/Reply STOP to end, HELP for help\.$/)
  await alertOf(provider.id)
  expect(sent.at(-1)?.get('Body')).not.toMatch(/STOP/)

  expect(await answer(' stop ')).toEqual({ status: 200, text: '<Response/>' })
  await answer('STOP')
  expect(await alertOf(provider.id)).toEqual({ status: 'held_back', reason: 'stopped' })
  expect(await isStopped()).toBe(true)
  expect((await answer('Start')).text).toMatch(/you get messages again/)
  expect(await alertOf(provider.id)).toEqual({ status: 'sent', reason: null })
  expect(await isStopped()).toBe(false)
})

it('a stop counts as a phone or a person writes it', async () => {
  const provider = await app.given.provider()
  const isStopped = async () => (await provider.caller.call(readChannels)).body.smsStopped
  const from = provider.phone
  for (const word of ['Stop.', 'STOP ALL', 'Opt out', 'opt-out!', 'Revoke']) {
    await answer(word, { from })
    expect([word, await isStopped()]).toEqual([word, true])
    await answer('Start!', { from })
    expect([word, await isStopped()]).toEqual([word, false])
  }
  await answer('Please do not stop there', { from })
  expect(await isStopped()).toBe(false)
})

it('HELP is answered with where to ask and what texts cost, and anything else by nobody', async () => {
  const { text } = await answer('HELP')
  expect(text).toMatch(/<Message>Roadcall: .*\/contact .*Msg &amp; data rates may apply/)
  expect(await answer('On my way')).toEqual({ status: 200, text: '<Response/>' })
})

it('HELP and START are answered in the language that the people of the number read, the newest of them', async () => {
  const from = '+15125550186'
  const asking = (language: string) =>
    app.anybody().call(createIndividualRequest, {
      body: { ...guestForm, phone: '(512) 555-0186' },
      headers: { 'accept-language': language },
    })
  expect((await answer('HELP', { from })).text).toContain('Questions:')
  await asking(pseudo)
  expect((await answer('HELP', { from })).text).not.toContain('Questions:')
  expect((await answer('START', { from })).text).toMatch(/ýööûû/)
  app.clock.advance(1000)
  await asking('en-US')
  expect((await answer('HELP', { from })).text).toContain('Questions:')
})

it('what the service has not signed is not heard', async () => {
  expect((await answer('STOP', { by: 'another token' })).status).toBe(404)
  const unsigned = await fetch(`${app.baseUrl}${hearSms.path}`, {
    method: 'POST',
    body: new URLSearchParams({ From: '+15125550177', Body: 'STOP' }),
  })
  expect(unsigned.status).toBe(404)
})

it('a form is taken here alone', async () => {
  const refused = await fetch(`${app.baseUrl}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'somebody', password: 'something' }),
  })
  expect(refused.status).toBe(415)
})
