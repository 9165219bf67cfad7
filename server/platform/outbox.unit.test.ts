import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testClock } from './clock.ts'
import { createOutbox } from './outbox.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

const mail = {
  channel: 'mail',
  to: 'rosa@example.com',
  subject: 'A bid',
  text: 'Come and see',
  html: null,
} as const

test('messages are listed newest first, with their time', async () => {
  const clock = testClock('2026-11-21T10:00:00Z')
  const outbox = createOutbox(join(folder, 'deep/outbox'), clock)
  for (const text of ['one', 'two', 'three']) {
    await outbox.put({ ...mail, text })
    clock.advance(1000)
  }
  const messages = await outbox.list(2)
  expect(messages.map((message) => message.text)).toEqual(['three', 'two'])
  expect(messages[0]).toMatchObject({ ...mail, text: 'three', at: '2026-11-21T10:00:02.000Z' })
})

test('an outbox into which nothing was put is empty', async () => {
  expect(await createOutbox(join(folder, 'never')).list(10)).toEqual([])
})

test('the same key puts one message, also when it comes twice at once', async () => {
  const outbox = createOutbox(folder)
  const put = () => outbox.put({ ...mail, idempotencyKey: 'bid-1' })
  await Promise.all([put(), put(), put()])
  await put()
  await outbox.put({ ...mail, channel: 'sms', idempotencyKey: 'bid-1' })
  const messages = await outbox.list(10)
  expect(messages.map((message) => message.channel).sort()).toEqual(['mail', 'sms'])
})

test('only the owner may read the files, and a half-written one is not listed', async () => {
  const outbox = createOutbox(join(folder, 'box'))
  await outbox.put(mail)
  const [file = ''] = await readdir(join(folder, 'box'))
  expect((await stat(join(folder, 'box', file))).mode & 0o777).toBe(0o600)
  await writeFile(join(folder, 'box', 'x.part'), '{"to":')
  expect(await outbox.list(10)).toHaveLength(1)
})

test('a damaged file hides none of the others', async () => {
  const outbox = createOutbox(folder)
  await outbox.put(mail)
  await writeFile(join(folder, 'damaged.json'), '{"id":')
  await writeFile(join(folder, 'empty.json'), '')
  for (const text of ['[]', '7', 'null', '{}'])
    await writeFile(join(folder, `not-ours-${text.length}${text.charCodeAt(0)}.json`), text)
  expect((await outbox.list(10)).map(({ text }) => text)).toEqual([mail.text])
})

test('two processes may read and remove at the same moment', async () => {
  const outbox = createOutbox(folder)
  for (let count = 0; count < 40; count++) await outbox.put({ ...mail, text: `${count}` })
  const both = () => [outbox.remove(() => true), outbox.remove(() => true), outbox.list(40)]
  await Promise.all(both())
  expect(await outbox.list(1)).toEqual([])
})
