import { afterAll, beforeAll, expect, it } from 'vitest'
import { streamCaps } from '#contract/caps.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

/** As in production: the limits hold. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ limits: true })
})
afterAll(() => app.close())

const open = async (headers: Record<string, string>) => {
  const leaving = new AbortController()
  const answer = await fetch(`${app.baseUrl}/api/live`, { headers, signal: leaving.signal })
  return { answer, close: () => leaving.abort() }
}

it('one link has so many streams at a time: one more is refused until another has ended, and others’ stay open', async () => {
  const [request, other] = [await app.given.request(), await app.given.request()]
  const byLink = () => open({ 'x-access-token': request.token })
  const streams = await Promise.all(Array.from({ length: streamCaps.link + 10 }, byLink))
  const taken = streams.filter(({ answer }) => answer.status === 200)
  const refused = streams.filter(({ answer }) => answer.status === 429)
  expect([taken.length, refused.length]).toEqual([streamCaps.link, 10])
  expect(refused[0]?.answer.headers.get('retry-after')).toBe('30')
  expect(await refused[0]?.answer.json()).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many pages are open. Close some, and this one follows along again.',
  })
  const others = await open({ 'x-access-token': other.token })
  expect(others.answer.status).toBe(200)

  taken[0]?.close()
  await expect.poll(async () => (await byLink()).answer.status).toBe(200)
  for (const { close } of [...taken, others]) close()
})

it('so has one account, on all its devices together', async () => {
  const customer = await app.given.customer()
  const streams = await Promise.all(
    Array.from({ length: streamCaps.account + 5 }, () => open({ cookie: customer.cookie })),
  )
  expect(streams.filter(({ answer }) => answer.status === 200)).toHaveLength(streamCaps.account)
  for (const { close } of streams) close()
})
