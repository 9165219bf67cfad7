import { readLive } from './live.js'
import { operations } from './operations.js'
import { pause } from './pause.js'
import { RoadcallError, refusalOf } from './refusal.js'

export { RoadcallError }

/** Connects a program to an installation. Every call of the API is a function of what comes back. */
export function connect({ url, key, token, fetch = globalThis.fetch, tries = 4 }) {
  const base = url.replace(/\/+$/, '')
  const headers = {
    ...(key && { authorization: `Bearer ${key}` }),
    ...(token && { 'x-access-token': token }),
  }
  const call = (name, input) => send({ base, headers, fetch, tries }, operations[name], input)
  const calls = Object.fromEntries(
    Object.keys(operations).map((name) => [name, (input) => call(name, input)]),
  )
  return { ...calls, live: (options) => readLive({ base, headers, fetch }, options) }
}

/** Sends one call; again after a lost connection, 429 and 503, under the same key, so that nothing is done twice. */
async function send({ base, headers, fetch, tries }, operation, input = {}) {
  const { method } = operation
  const isWrite = method !== 'GET'
  const request = {
    method,
    headers: {
      ...headers,
      ...(isWrite && { 'idempotency-key': input.idempotencyKey ?? crypto.randomUUID() }),
      ...(input.body !== undefined && !operation.body && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && {
      body: operation.body ? input.body : JSON.stringify(input.body),
    }),
    ...(input.signal && { signal: input.signal }),
  }
  const address = `${base}${addressOf(operation.path, input)}`
  for (let tried = 1; ; tried++) {
    const response = await fetch(address, request).catch((error) => {
      if (tried >= tries || input.signal?.aborted) throw error
      return null
    })
    if (response?.ok) return answerOf(operation, response)
    if (response && !([429, 503].includes(response.status) && tried < tries))
      throw await refusalOf(response)
    const asked = Number(response?.headers.get('retry-after'))
    await pause(asked > 0 ? Math.min(asked, 60) * 1000 : 250 * 2 ** tried, input.signal)
  }
}

function addressOf(path, { params = {}, query = {} }) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length ? `${filled}?${new URLSearchParams(given)}` : filled
}

const answerOf = ({ answer = 'json' }, response) =>
  answer === 'json' ? response.json() : answer === 'text' ? response.text() : response.blob()
