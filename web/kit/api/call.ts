import type { AnswerOf, Endpoint, SentBodyOf, SentQueryOf } from '#contract/endpoint.ts'
import { syncClock } from '../ui/clock.ts'
import { writeHeaders } from './acting-as.ts'
import { setAnswered } from './answered-keys.ts'
import { codeOf } from './api-error.ts'
import { forgetWithPage, takeAskedFirst, takeWithPage } from './first-answers.ts'
import { inTime, inTimeOrAgain } from './in-time.ts'
import { proof } from './proof.ts'
import { refusedBy } from './refused.ts'

export interface CallInput<E extends Endpoint> {
  params?: Record<string, string>
  query?: SentQueryOf<E>
  body?: SentBodyOf<E>
  /** A request's or bid's token; travels in a header, never in an address that could be logged. */
  token?: string | null
  signal?: AbortSignal
  /** Of a write that may be sent again: the same key gives the same answer (rules C23). That of its body (`keyed`) or a fresh one otherwise. */
  idempotencyKey?: string
  /** Of a small write (64 kB at most): it is still sent when the page is closed, or the phone locked, right after the press. */
  outlivesPage?: boolean
}

/** On a body: the key under which it goes. What is made of the body by spreading has it too. */
const keyOfBody = Symbol('idempotency key')

/** The same body, to be sent under this key by whatever call sends it. */
export const keyed = <B>(body: B, key: string | undefined): B =>
  Object.assign(body as object, { [keyOfBody]: key }) as B

export const keyOn = (body: unknown): string | undefined =>
  (body as { [keyOfBody]?: string } | undefined)?.[keyOfBody]

/**
 * Calls an endpoint. Throws ApiError for an answer that is not OK, TypeError when the network fails, and where no answer comes in time,
 * to a deed not the second time either, a TimeoutError. Where the password is asked for again first, the page asks, and the call is made once more.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<AnswerOf<E>> {
  try {
    if (endpoint.method === 'GET')
      return await inTime((signal) => callOnce(endpoint, { ...input, signal }), input.signal)
    const { idempotencyKey = keyOn(input.body) ?? newKey() } = input
    const answer = await inTimeOrAgain(
      (signal) => callOnce(endpoint, { ...input, idempotencyKey, signal }),
      input.signal,
    )
    setAnswered(idempotencyKey)
    return answer
  } catch (error) {
    if (codeOf(error) === 'proof_needed' && (await proof.ask?.())) return call(endpoint, input)
    throw error
  }
}

async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  const { body, token, signal } = input
  const isWrite = endpoint.method !== 'GET'
  if (isWrite) forgetWithPage()
  const address = addressOf(endpoint, input)
  const known = isWrite ? null : takeWithPage(address, token)
  if (known) {
    syncClock(known.dated)
    return known.body as AnswerOf<E>
  }
  const asked = isWrite ? null : takeAskedFirst(address, token)
  const sentAt = asked?.sentAt ?? Date.now()
  const response = await (asked?.response ??
    fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { 'X-Access-Token': token }),
        ...(input.idempotencyKey && writeHeaders(input.idempotencyKey)),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
      ...(input.outlivesPage && { keepalive: true }),
    }))
  const date = Date.parse(response.headers.get('Date') ?? '')
  syncClock({ sentAt, date, receivedAt: Date.now() })
  if (!response.ok) throw await refusedBy(endpoint, response)
  return (await response.json()) as AnswerOf<E>
}

/** The path with its parameters, and the query. */
export function addressOf<E extends Endpoint>(
  endpoint: E,
  { params = {}, query }: Pick<CallInput<E>, 'params' | 'query'>,
): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** Random enough for a key even where the page is not served securely (`crypto.randomUUID` is missing there). */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
