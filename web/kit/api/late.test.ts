import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWhenIdle, late } from './late.ts'

const Part = () => null
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part is fetched once, however often it is asked for', async () => {
  const load = vi.fn().mockResolvedValue(Part)
  const { fetch } = late(load)
  await Promise.all([fetch(), fetch()])
  await fetch()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a network that comes back brings the part', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Part)
  const fetched = late(load).fetch()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await fetched).toEqual({ default: Part })
})

test('a script that never comes is given up while there is a network, and may be asked for again', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const { fetch } = late(load)
  const given = expect(fetch()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(120_000)
  await given
  load.mockResolvedValue(Part)
  expect(await fetch()).toEqual({ default: Part })
})

test('without a network it is waited for, however long', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  const fetched = late(load).fetch()
  await vi.advanceTimersByTimeAsync(600_000)
  load.mockResolvedValue(Part)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await fetched).toEqual({ default: Part })
})

test('parts are fetched ahead only after the page has come to rest', async () => {
  vi.stubGlobal('document', { readyState: 'complete' })
  const fetch = vi.fn().mockResolvedValue(null)
  fetchWhenIdle([{ fetch }])
  await vi.advanceTimersByTimeAsync(1000)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(fetch).toHaveBeenCalledTimes(1)
})
