import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendContactMessage } from '#contract/site.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { testAdmin } from '../testing/test-admin.ts'
import { mailContactMessage } from './mail-contact-message.ts'
import { operatorAddress } from './operator-address.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const message = {
  name: 'Dale Whitcomb',
  email: 'dale@example.com',
  topic: 'request',
  message: 'My truck was fixed before the provider arrived. What now?',
}
const send = (body: unknown, idempotencyKey?: string) =>
  app.anybody().call(sendContactMessage, { body, idempotencyKey })
const queued = async () =>
  (
    await app.services.pool.query(`select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'mail_contact_message'`)
  ).rows[0].n

describe('a contact message', () => {
  it('is queued once, however often it is sent', async () => {
    const before = await queued()
    for (let time = 0; time < 2; time++) {
      const answer = await send(message, 'the-same-message')
      expect([answer.status, answer.body.message]).toEqual([200, 'Your message is on its way.'])
    }
    expect(await queued()).toBe(before + 1)
  })

  it.each([
    ['name', '', 'Enter your name'],
    ['email', 'dale@', 'Enter an email address we can answer'],
    ['email', 'dale@example.com\nBcc: all@example.com', 'Enter an email address we can answer'],
    ['topic', 'sales', 'Choose what it is about'],
    ['message', 'Help', 'Say it in at least 10 characters, so that we can answer'],
    ['message', 'x'.repeat(4001), 'The message is too long: at most 4,000 characters.'],
  ])('with a wrong %s (%s) is refused with a sentence at the field', async (field, value, told) => {
    const before = await queued()
    const answer = await send({ ...message, [field]: value })
    expect([answer.status, answer.refusal.details]).toEqual([400, { [field]: told }])
    expect(await queued()).toBe(before)
  })

  it('arrives at the operator, once, and an answer goes to its writer', async () => {
    const sent: unknown[] = []
    const services = {
      ...app.services,
      mailer: {
        send: async (mail: unknown) => {
          sent.push(mail)
        },
      },
    }
    await mailContactMessage(services, {
      ...message,
      topic: 'request',
      name: 'Dale\r\nBcc: all@example.com',
      id: 'one',
    })
    expect(sent).toEqual([
      {
        to: testAdmin.email,
        isOwn: true,
        replyTo: 'dale@example.com',
        subject: 'Contact page: A request or a job',
        text: expect.stringContaining(message.message),
        html: expect.stringContaining(message.message),
        idempotencyKey: 'contact-one',
      },
    ])
  })
})

describe('the operator', () => {
  it('is whom the environment names, else the oldest admin', async () => {
    const { db } = app.services
    const addressOf = async (contactEmail?: string) =>
      (await operatorAddress(db, { contactEmail }))?.email
    expect(await addressOf('desk@example.com')).toBe('desk@example.com')
    expect(await addressOf()).toBe(testAdmin.email)
  })

  it('may not be there yet: then the writer is told that nothing was sent', async () => {
    const empty = await openTestApp()
    await empty.services.db.deleteFrom('users').where('user_type', '=', 'admin').execute()
    const answer = await empty.anybody().call(sendContactMessage, { body: message })
    expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
      503,
      'unavailable',
      'Nobody can receive messages here yet. Your message was not sent.',
    ])
    await empty.close()
  })
})
