import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { untilAnswered } from './until-answered.ts'

let online: (() => void)[]
const options = () => ({ signal: new AbortController().signal, onLost: vi.fn() })

beforeEach(() => {
  vi.useFakeTimers()
  online = []
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => online.push(hear))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the pauses grow to half a minute', async () => {
  const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  untilAnswered(send, options())
  const calls: number[] = []
  for (let second = 0; second <= 120; second++) {
    calls.push(send.mock.calls.length)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect([0, 1, 3, 7, 15, 31, 61, 91].map((second) => calls[second])).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
})

test('the network’s return ends the pause', async () => {
  const send = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(7)
  const answer = untilAnswered(send, options())
  await vi.advanceTimersByTimeAsync(10)
  for (const hear of online) hear()
  expect(await answer).toBe(7)
})

test('a server that is away is waited for, one that refuses is not', async () => {
  const away = vi.fn().mockRejectedValueOnce(new ApiError(503, '{}')).mockResolvedValue('here')
  const answer = untilAnswered(away, options())
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe('here')
  const refusal = new ApiError(400, '{}')
  await expect(untilAnswered(() => Promise.reject(refusal), options())).rejects.toBe(refusal)
})

test('a busy server is left alone for as long as it asks, and heard of once', async () => {
  const busy = new ApiError(503, '{}', '7')
  const send = vi.fn().mockRejectedValueOnce(busy).mockResolvedValue('here')
  const given = options()
  const answer = untilAnswered(send, given)
  await vi.advanceTimersByTimeAsync(6900)
  expect([send.mock.calls.length, given.onLost.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(200)
  expect(await answer).toBe('here')
})

test('stopping ends the waiting at once', async () => {
  const stop = new AbortController()
  const send = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const answer = untilAnswered(send, { signal: stop.signal, onLost: () => {} })
  const ended = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(10)
  stop.abort()
  await ended
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
