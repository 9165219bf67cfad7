import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'

export interface Answer<T = unknown> {
  status: number
  body: T
  headers: Headers
  /** As they came: of a file. */
  bytes: Uint8Array
}

/** Somebody with a browser of his own: keeps his cookie, sends JSON, over real HTTP. */
export interface Caller {
  call<T = Record<string, unknown>>(
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    given?: CallOptions,
  ): Promise<Answer<T>>
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

export function createCaller(baseUrl: string): Caller {
  const caller: Caller = {
    cookie: '',
    async call<T>(endpoint: Pick<Endpoint, 'method' | 'path'>, given: CallOptions = {}) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(given.params?.[name] ?? ''),
      )
      const query = given.query ? `?${new URLSearchParams(given.query)}` : ''
      const key = given.idempotencyKey === undefined ? randomUUID() : given.idempotencyKey
      const response = await fetch(`${baseUrl}${path}${query}`, {
        method: endpoint.method,
        headers: {
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
      const set = response.headers.getSetCookie()[0]
      if (set) caller.cookie = set.split(';')[0] ?? ''
      const isJson = response.headers.get('content-type')?.includes('json')
      const bytes = new Uint8Array(await response.arrayBuffer())
      const text = isJson ? new TextDecoder().decode(bytes) : ''
      return {
        status: response.status,
        headers: response.headers,
        body: (text ? JSON.parse(text) : null) as T,
        bytes,
      }
    },
  }
  return caller
}

/** The same caller with a link in every call. */
export const withToken = (caller: Caller, token: string): Caller => ({
  cookie: caller.cookie,
  call: (endpoint, given = {}) => caller.call(endpoint, { ...given, token }),
})
