import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '../ui/toast.ts'
import { ApiError } from './api-error.ts'
import { waitWhenBusy } from './wait-when-busy.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = (code: string) =>
  new ApiError(503, JSON.stringify({ code, message: 'Busy.', error: 'Busy.' }), '2')

function press(send: () => Promise<unknown>) {
  const client = new QueryClient({
    defaultOptions: { mutations: { retry: false, networkMode: 'always' } },
  })
  waitWhenBusy(client)
  return new MutationObserver(client, { mutationFn: send }).mutate()
}

test('what was turned away is sent again when the server has asked for it, and said once', async () => {
  const before = toasts()[0]?.id ?? 0
  const send = vi
    .fn()
    .mockRejectedValueOnce(refusal('turned_away'))
    .mockRejectedValueOnce(refusal('turned_away'))
    .mockResolvedValue('done')
  const answer = press(send)
  await vi.advanceTimersByTimeAsync(1900)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await answer).toBe('done')
  expect(toasts()[0]).toMatchObject({
    id: before + 1,
    title: 'We’re busy right now. Sending it again…',
  })
})

test('a server that stays busy is not asked for ever, and what may have been done is not sent again', async () => {
  for (const [code, times] of [
    ['turned_away', 4],
    ['unavailable', 1],
  ] as const) {
    const send = vi.fn().mockRejectedValue(refusal(code))
    const failed = expect(press(send)).rejects.toThrow('503')
    await vi.advanceTimersByTimeAsync(20_000)
    await failed
    expect(send).toHaveBeenCalledTimes(times)
  }
})
