import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFigures } from '#contract/site.ts'
import { now, onServer, syncClock } from '../ui/clock.ts'
import { call } from './call.ts'

const minute = 60_000
const serverTime = Date.parse('2026-11-22T12:00:00Z')

/** A device so far from the server, on a network that takes its time. */
function device({
  off,
  sendMs = 0,
  backMs = 0,
}: {
  off: number
  sendMs?: number
  backMs?: number
}) {
  vi.setSystemTime(serverTime + off)
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(Date.now() + sendMs)
    const date = new Date(Date.now() - off).toUTCString()
    vi.setSystemTime(Date.now() + backMs)
    return new Response('{}', { headers: { date } })
  })
  return { error: () => now() - (Date.now() - off) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: serverTime })
  syncClock({ sentAt: serverTime, date: serverTime, receivedAt: serverTime })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([-40 * minute, 40 * minute])(
  'with a device %i ms off the time is the server’s from its first answer on',
  async (off) => {
    const { error } = device({ off, sendMs: 200, backMs: 100 })
    expect(error()).toBe(off)
    await call(readFigures)
    expect(Math.abs(error())).toBeLessThan(1000)
    expect(onServer(Date.now())).toBe(now())
  },
)

test('a device that agrees is left alone, however slow the network', async () => {
  const { error } = device({ off: 0, sendMs: 20_000, backMs: 5_000 })
  await call(readFigures)
  expect(error()).toBe(0)
})

test('an answer that took long does not undo what a quick one has told', async () => {
  const quick = device({ off: 40 * minute, sendMs: 100, backMs: 100 })
  await call(readFigures)
  const known = quick.error()
  const slow = device({ off: 40 * minute, sendMs: 100, backMs: 30_000 })
  await call(readFigures)
  expect(slow.error()).toBe(known)
})

test('an answer without a date tells nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  vi.setSystemTime(serverTime)
  await call(readFigures)
  expect(now()).toBe(serverTime)
})
