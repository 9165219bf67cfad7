import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWithinMs, inTime, inTimeOrAgain } from './in-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** As `fetch` does on a connection that nobody answers. */
const neverAnswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

test('a reading that nobody answers fails after half a minute, and is called off', async () => {
  const read = vi.fn(neverAnswered)
  const failing = inTime(read, undefined).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  expect(await failing).toMatchObject({ name: 'TimeoutError' })
  expect(read.mock.lastCall?.[0].aborted).toBe(true)
})

test('so does one that cannot be called off', async () => {
  const failing = inTime(() => new Promise(() => {}), undefined).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(answerWithinMs)
  expect(await failing).toMatchObject({ name: 'TimeoutError' })
})

test('whoever asked may call it off before, with a reason of their own', async () => {
  const asking = new AbortController()
  const failing = inTime(neverAnswered, asking.signal).catch((error: unknown) => error)
  asking.abort('left')
  expect(await failing).toBe('left')
})

test('one that comes in time is left alone', async () => {
  const signals: AbortSignal[] = []
  const read = async (signal: AbortSignal) => signals.push(signal)
  expect(await inTime(read, undefined)).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * answerWithinMs)
  expect(signals[0]?.aborted).toBe(false)
})

test('a deed whose answer is lost is sent once more, and no third time', async () => {
  const send = vi.fn(neverAnswered)
  const failing = inTimeOrAgain(send, undefined).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2 * answerWithinMs)
  expect(await failing).toMatchObject({ name: 'TimeoutError' })
  expect(send).toHaveBeenCalledTimes(2)
})

test('one that is refused, or called off, is not sent again', async () => {
  const refused = vi.fn(() => Promise.reject(new Error('refused')))
  await expect(inTimeOrAgain(refused, undefined)).rejects.toThrow('refused')
  const asking = new AbortController()
  const send = vi.fn(neverAnswered)
  const failing = inTimeOrAgain(send, asking.signal).catch((error: unknown) => error)
  asking.abort(new DOMException('Long enough', 'TimeoutError'))
  expect(await failing).toMatchObject({ message: 'Long enough' })
  expect([refused, send].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
