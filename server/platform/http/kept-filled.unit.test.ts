import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { keptFilled } from './kept-filled.ts'

const log = createLog({ level: 'silent' })

/** Asks for the page as a browser without compression would, and gives its text. */
async function read(answer: Awaited<ReturnType<typeof keptFilled>>): Promise<string> {
  let sent = ''
  const reply = {
    getHeader: () => undefined,
    headers: () => reply,
    code: () => reply,
    type: () => reply,
    send: (body: Buffer) => {
      sent = String(body)
    },
  }
  // Only what the page uses of a request and a reply.
  answer({ headers: {} } as never, reply as never, 200)
  return sent
}

test('a page is filled from the start, again after each change, and always from the text of its file', async () => {
  let figure = 1
  let again = () => {}
  const answer = await keptFilled(
    'a #',
    {
      fill: async (html) => html.replace('#', String(figure)),
      onChange: (react) => {
        again = react
      },
    },
    log,
  )
  expect(await read(answer)).toBe('a 1')
  figure = 2
  again()
  await expect.poll(() => read(answer)).toBe('a 2')
})

test('a change while the page is being filled is not lost', async () => {
  const waiting: ((text: string) => void)[] = []
  let again = () => {}
  const opening = keptFilled(
    'a',
    {
      fill: () => new Promise((resolve) => waiting.push(resolve)),
      onChange: (react) => {
        again = react
      },
    },
    log,
  )
  await expect.poll(() => waiting.length).toBe(1)
  again()
  waiting[0]?.('read before the change')
  const answer = await opening
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.('read after it')
  await expect.poll(() => read(answer)).toBe('read after it')
})

test('a page that cannot be filled stays as it was', async () => {
  const answer = await keptFilled(
    'as built',
    { fill: () => Promise.reject(new Error('the database is away')), onChange: () => {} },
    log,
  )
  expect(await read(answer)).toBe('as built')
})
