import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { retryReads } from './retry-reads.ts'

let online: (() => void)[]
let leave: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  online = []
  leave = []
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => online.push(hear))
  vi.stubGlobal('document', { addEventListener: () => {} })
})
afterEach(() => {
  for (const close of leave) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const newClient = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  retryReads(client)
  return client
}

/** A screen that shows what `read` gives. */
function watch(read: () => Promise<unknown>, client = newClient(), name = 'screen') {
  const observer = new QueryObserver(client, {
    queryKey: [name],
    queryFn: read,
    networkMode: 'always',
  })
  const close = observer.subscribe(() => {})
  leave.push(close)
  return { client, close, data: () => observer.getCurrentResult().data }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(1000 * count)

test('a reading that fails is tried after 1, 2, 4 and then every 8 seconds at the latest', async () => {
  const read = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  watch(read)
  await seconds(0)
  expect(read).toHaveBeenCalledTimes(1)
  for (const [tries, pause] of [1, 2, 4, 8, 8, 8].entries()) {
    await seconds(0.7 * pause)
    expect(read).toHaveBeenCalledTimes(tries + 1)
    // To the moment of the try, which is up to a quarter earlier than its pause.
    for (let at = 0; at < 0.3 * pause && read.mock.calls.length === tries + 1; at += 0.05)
      await seconds(0.05)
    expect(read).toHaveBeenCalledTimes(tries + 2)
  }
})

test('the network’s return ends the pause, and success the trying', async () => {
  const read = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(7)
  const { data } = watch(read)
  await seconds(0.1)
  for (const hear of online) hear()
  await seconds(0)
  expect(data()).toBe(7)
  await seconds(60)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a refusal is not repeated, what passes by itself is', async () => {
  for (const [status, isRepeated] of [
    [400, false],
    [403, false],
    [404, false],
    [408, true],
    [425, true],
    [429, true],
    [500, true],
    [503, true],
  ] as const) {
    const read = vi.fn().mockRejectedValue(new ApiError(status, '{}'))
    const { close } = watch(read)
    await seconds(1)
    expect([status, read.mock.calls.length > 1]).toEqual([status, isRepeated])
    close()
  }
})

test('the server is left alone for as long as it asks, even when the network comes back', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(new ApiError(429, '{}', '30'))
    .mockResolvedValue(7)
  const { data } = watch(read)
  await seconds(1)
  for (const hear of online) hear()
  await seconds(28)
  expect(read).toHaveBeenCalledTimes(1)
  await seconds(2)
  expect(data()).toBe(7)
})

test('nobody looks any more: nothing is read; who comes back finds it tried again', async () => {
  const read = vi
    .fn()
    .mockResolvedValueOnce('old')
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('new')
  const { client, close } = watch(read)
  await seconds(0)
  client.invalidateQueries()
  await seconds(0.1)
  close()
  await seconds(60)
  expect(read).toHaveBeenCalledTimes(2)
  const again = new QueryObserver(client, {
    queryKey: ['screen'],
    queryFn: read,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  })
  leave.push(again.subscribe(() => {}))
  await seconds(1)
  expect(again.getCurrentResult().data).toBe('new')
})

test('one reading that gets through again ends the pauses of all that had not reached the server', async () => {
  const client = newClient()
  const lost = new TypeError('Failed to fetch')
  const early = vi.fn().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue(7)
  const late = vi
    .fn()
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(8)
  const other = watch(late, client, 'late')
  await seconds(7)
  expect(late).toHaveBeenCalledTimes(4)
  const { data } = watch(early, client, 'early')
  await seconds(1)
  expect(other.data()).toBeUndefined()
  await seconds(2.1)
  expect([data(), other.data()]).toEqual([7, 8])
})

test('what the server itself could not answer keeps its pause', async () => {
  const client = newClient()
  const broken = vi.fn().mockRejectedValue(new ApiError(500, '{}'))
  watch(broken, client, 'broken')
  await seconds(3.1)
  expect(broken).toHaveBeenCalledTimes(3)
  watch(vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue(7), client, 'early')
  await seconds(1.1)
  expect(broken).toHaveBeenCalledTimes(3)
})
