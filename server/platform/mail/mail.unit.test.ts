import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { openMessengers } from '../open-messengers.ts'
import { smtpMailer } from './smtp-mailer.ts'

const from = 'Roadcall <no-reply@roadcall.example>'
const mail = {
  to: 'rosa@example.com',
  subject: 'A bid: $185.00 – 25 min',
  text: 'Grüße,\nJoe’s Tires',
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A mail server on a free port; gives what it received. */
async function receiver(options: SMTPServerOptions = {}) {
  const received: { to: string[]; source: string; user: string | undefined }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Plain loopback, so the login may go in the clear.
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username ?? '' }) : done(new Error('Wrong login')),
    async onData(stream, session, done) {
      const source = await textOf(stream)
      received.push({
        to: session.envelope.rcptTo.map((to) => to.address),
        source,
        user: session.user,
      })
      done()
    },
    ...options,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo // listening, so it has a port
  return { received, port }
}

test('a mail arrives with its subject, text and sender', async () => {
  const { received, port } = await receiver()
  await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send({
    ...mail,
    html: '<p>Grüße</p>',
  })
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['rosa@example.com'])
  const source = received[0]?.source ?? ''
  expect(source).toContain('From: Roadcall <no-reply@roadcall.example>')
  expect(source).toContain('To: rosa@example.com')
  expect(source).toContain('Gr=C3=BC=C3=9Fe')
  expect(source).toContain('text/html')
})

test('the login of the url is used', async () => {
  const { received, port } = await receiver()
  await smtpMailer({ url: `smtp://joe:right@127.0.0.1:${port}`, from }).send(mail)
  expect(received[0]?.user).toBe('joe')
})

test('the same key makes the same message id, another key another', async () => {
  const { received, port } = await receiver()
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
  for (const idempotencyKey of ['bid-1', 'bid-1', 'bid-2'])
    await mailer.send({ ...mail, idempotencyKey })
  const ids = received.map(({ source }) => /^Message-ID: (.+)$/m.exec(source)?.[1])
  expect(ids[0]).toMatch(/^<\w+@roadcall\.example>/)
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('what a person typed can neither add recipients nor headers', async () => {
  const { received, port } = await receiver()
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
  await mailer.send({ ...mail, subject: 'Hello\r\nBcc: victim@example.com' })
  await mailer.send({ ...mail, to: 'a@example.com, victim@example.com' }).catch(() => {})
  for (const { to, source } of received) {
    expect(to).not.toContain('victim@example.com')
    expect(source).not.toMatch(/^Bcc:/m)
  }
})

test('an answer goes to whom the mail names, to one address only', async () => {
  const { received, port } = await receiver()
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
  await mailer.send({ ...mail, replyTo: 'dale@example.com' })
  await mailer.send({ ...mail, replyTo: 'dale@example.com\r\nBcc: victim@example.com' })
  expect(received[0]?.source).toMatch(/^Reply-To: dale@example\.com\r?$/m)
  for (const { to, source } of received) {
    expect(to).toEqual([mail.to])
    expect(source).not.toMatch(/^Bcc:/m)
  }
})

test('a wrong login is not worth another attempt', async () => {
  const { port } = await receiver()
  const mailer = smtpMailer({ url: `smtp://joe:wrong@127.0.0.1:${port}`, from })
  await expect(mailer.send(mail)).rejects.toMatchObject({
    name: 'DeliveryError',
    isRetryable: false,
  })
})

test.each([
  [550, false],
  [450, true],
])('a recipient refused with %i: another attempt makes sense: %s', async (code, isRetryable) => {
  const { port } = await receiver({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('rosa@example.com is not known here'), { responseCode: code })),
  })
  const error = await smtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
    .send(mail)
    .catch((e: unknown) => e)
  expect(error).toMatchObject({ reason: `SMTP ${code}`, isRetryable })
  expect(String(error)).not.toContain('rosa@')
})

test('a mail server that is down is worth another attempt', async () => {
  const mailer = smtpMailer({ url: 'smtp://127.0.0.1:9', from })
  await expect(mailer.send(mail)).rejects.toMatchObject({ isRetryable: true })
})

test('a mail server that says nothing is given up after the timeout', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  closing.push(() => silent.close())
  const { port } = silent.address() as AddressInfo // listening, so it has a port
  const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 200 })
  await expect(mailer.send(mail)).rejects.toMatchObject({ isRetryable: true })
})

test('without a mail server mails stay in the outbox, with one they do not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
  closing.push(() => rm(dataDir, { recursive: true }))
  const { received, port } = await receiver()
  const log = createLog({ level: 'silent' })
  const local = openMessengers(
    { smtpUrl: undefined, smsUrl: undefined, mailFrom: from, dataDir },
    log,
  )
  await local.mailer.send(mail)
  const real = openMessengers(
    { smtpUrl: `smtp://127.0.0.1:${port}`, smsUrl: undefined, mailFrom: from, dataDir },
    log,
  )
  await real.mailer.send(mail)
  expect(await local.outbox()).toEqual([
    { id: expect.any(String), at: expect.any(String), channel: 'mail', ...mail },
  ])
  expect(received).toHaveLength(1)
})
