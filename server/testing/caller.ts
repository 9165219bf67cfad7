import { randomUUID } from 'node:crypto'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problem.ts'
import { sessionCookie } from '../auth/cookie.ts'

/** With a value, by whichever of its names. */
const isSession = new RegExp(`^(__Host-)?${sessionCookie}=[^;]`)

/** What came back. Who asks a refusal for its body, or a success for its refusal, fails with what was answered. */
export interface Answer<T> {
  status: number
  /** Of a success. */
  readonly body: T
  readonly refusal: Problem
  headers: Headers
  /** As they came: of a file. */
  bytes: Uint8Array
}

/** Somebody with a browser of their own: keeps the cookie of the session, sends JSON, over real HTTP. */
export interface Caller {
  call<E extends Endpoint>(endpoint: E, given?: CallOptions): Promise<Answer<AnswerOf<E>>>
  cookie: string
}

export interface CallOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Instead of a JSON body: a file as it is. */
  file?: Uint8Array<ArrayBuffer>
  contentType?: string
  /** Instead of a JSON body: a form with a file in it. */
  form?: FormData
  /** A request token, sent as X-Access-Token. */
  token?: string
  headers?: Record<string, string>
  /** Instead of a fresh key for each write. */
  idempotencyKey?: string | null
}

/** `language` is what the browser asks for; none unless said. */
export function createCaller(baseUrl: string, language?: string): Caller {
  const caller: Caller = {
    cookie: '',
    async call<E extends Endpoint>(endpoint: E, given: CallOptions = {}) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(given.params?.[name] ?? ''),
      )
      const query = given.query ? `?${new URLSearchParams(given.query)}` : ''
      const key = given.idempotencyKey === undefined ? randomUUID() : given.idempotencyKey
      const response = await fetch(`${baseUrl}${path}${query}`, {
        method: endpoint.method,
        headers: {
          ...(language && { 'accept-language': language }),
          ...(caller.cookie && { cookie: caller.cookie }),
          ...(given.body !== undefined && { 'content-type': 'application/json' }),
          ...(given.file && { 'content-type': given.contentType ?? 'image/jpeg' }),
          ...(given.token && { 'x-access-token': given.token }),
          ...(endpoint.method !== 'GET' && key && { 'idempotency-key': key }),
          ...given.headers,
        },
        ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
        ...(given.file && { body: given.file }),
        ...(given.form && given.body === undefined && { body: given.form }),
      })
      const set = response.headers.getSetCookie().find((cookie) => isSession.test(cookie))
      if (set) caller.cookie = set.split(';')[0] ?? ''
      return readAnswer(endpoint, response)
    },
  }
  return caller
}

/** As a page does: what got no answer is sent again, with the same key, as soon as somebody can be there to answer. */
export function surely(caller: Caller, isUp: () => Promise<unknown> = async () => {}): Caller {
  const call: Caller['call'] = async (endpoint, given = {}) => {
    const once = { idempotencyKey: randomUUID(), ...given }
    for (let tries = 0; ; tries++)
      try {
        return await caller.call(endpoint, once)
      } catch (error) {
        if (tries === 20) throw error
        await isUp()
      }
  }
  return {
    call,
    get cookie() {
      return caller.cookie
    },
    set cookie(cookie) {
      caller.cookie = cookie
    },
  }
}

async function readAnswer<E extends Endpoint>(
  { method, path }: E,
  response: Response,
): Promise<Answer<AnswerOf<E>>> {
  const { ok, status, headers } = response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = headers.get('content-type')?.includes('json') ? new TextDecoder().decode(bytes) : ''
  const said = text ? JSON.parse(text) : null
  const notA = (kind: string) => new Error(`${method} ${path} gave no ${kind}: ${status} ${text}`)
  return {
    status,
    headers,
    bytes,
    get body(): AnswerOf<E> {
      if (!ok) throw notA('success')
      return said
    },
    get refusal(): Problem {
      if (ok) throw notA('refusal')
      return said
    },
  }
}

/** A program that calls by a key, without a cookie. */
export const withKey = (baseUrl: string, secret: string): Caller => {
  const caller = createCaller(baseUrl)
  return {
    cookie: '',
    call: (endpoint, given = {}) =>
      caller.call(endpoint, {
        ...given,
        headers: { ...given.headers, authorization: `Bearer ${secret}` },
      }),
  }
}

/** The same caller with a link in every call. */
export const withToken = (caller: Caller, token: string): Caller => ({
  cookie: caller.cookie,
  call: (endpoint, given = {}) => caller.call(endpoint, { ...given, token }),
})
