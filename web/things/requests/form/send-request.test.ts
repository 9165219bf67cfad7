import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIndividualRequest, type IndividualRequest } from '#contract/asking.ts'
import { ApiError } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { type Post, sendRequest, type Tries } from './send-request.ts'

const body = (location: string) => ({ location }) as IndividualRequest
const created = { requestId: '7', accessToken: 'token' }

/** A server that remembers keys as ours does; each entry of `weather` is the fate of one call. */
function server(weather: ('lost before' | 'lost after' | 'answered')[]) {
  const known = new Map<string, string>()
  const fetched = vi.fn(
    async (_: string, init: { headers: Record<string, string>; body: string }) => {
      const fate = weather.shift() ?? 'answered'
      if (fate === 'lost before') throw new TypeError('Failed to fetch')
      const key = init.headers['Idempotency-Key'] ?? ''
      const first = known.get(key)
      if (first !== undefined && first !== init.body) return refusal(422, 'key_reused')
      if (JSON.parse(init.body).location === '') return refusal(400, 'missing_fields')
      known.set(key, init.body)
      if (fate === 'lost after') throw new TypeError('Failed to fetch')
      return new Response(JSON.stringify(created), { status: 201 })
    },
  )
  vi.stubGlobal('fetch', fetched)
  return { known, fetched }
}
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: 'No.', error: code }), { status })

const post: Post<IndividualRequest> = (body, how) => call(createIndividualRequest, { body, ...how })

let tries: Tries
const remember = (next: Tries) => {
  tries = next
}
const send = (location: string, signal = new AbortController().signal, onLost = () => {}) => {
  const sent = sendRequest(post, body(location), tries, remember, {
    signal,
    onLost,
  })
  sent.catch(() => {})
  return sent
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  tries = { key: 'key-of-this-draft', tried: [] }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a lost answer and the tries after it make one request', async () => {
  const { known, fetched } = server(['lost after', 'lost before'])
  const onLost = vi.fn()
  const sent = send('Waco, TX', undefined, onLost)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await sent).toEqual({ ...created, isEarlier: false })
  expect(known.size).toBe(1)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(onLost).toHaveBeenCalledTimes(2)
})

test('a form that was changed after a try that had arrived gets the answer to that try', async () => {
  const { known } = server(['lost after'])
  const stop = new AbortController()
  const first = send('Waco, TX', stop.signal)
  await vi.advanceTimersByTimeAsync(100)
  stop.abort()
  await expect(first).rejects.toThrow()
  expect(await send('Temple, TX')).toEqual({ ...created, isEarlier: true })
  expect([...known.values()]).toEqual([JSON.stringify(body('Waco, TX'))])
})

test('a form that was changed after a try that never arrived is sent as it is now', async () => {
  const { known } = server(['lost before'])
  const stop = new AbortController()
  const first = send('Waco, TX', stop.signal)
  await vi.advanceTimersByTimeAsync(100)
  stop.abort()
  await expect(first).rejects.toThrow()
  expect(await send('Temple, TX')).toMatchObject({ isEarlier: false })
  expect([...known.values()]).toEqual([JSON.stringify(body('Temple, TX'))])
})

test('a refusal is an answer: it is told, and those words are forgotten', async () => {
  server([])
  await expect(send('')).rejects.toBeInstanceOf(ApiError)
  expect(tries).toEqual({ key: 'key-of-this-draft', tried: [] })
})

test('a key that somebody else has used is left to them', async () => {
  const { known } = server([])
  known.set('key-of-this-draft', 'from before signing in')
  expect(await send('Waco, TX')).toMatchObject({ isEarlier: false })
  expect(tries.key).not.toBe('key-of-this-draft')
  expect(known.size).toBe(2)
})
