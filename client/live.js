import { pause } from './pause.js'
import { refusalOf } from './refusal.js'

/** The server says something at least every 20 seconds; after this long the connection is dead. */
const silentMs = 60_000
const longestPauseMs = 30_000

/**
 * Everything that happens, one after the other, for as long as it is read. A stream that breaks is taken up again after the
 * last event that was read; ends only with `signal`, or with the refusal of a key that is over.
 */
export async function* readLive(
  { base, headers, fetch },
  { lastEventId, signal, onOpen, onReadAgain, onPosition } = {},
) {
  let last = lastEventId
  let retryMs = 1_000
  let failures = 0
  while (!signal?.aborted) {
    const connection = new AbortController()
    const stop = () => connection.abort(signal.reason)
    signal?.addEventListener('abort', stop, { once: true })
    let watch
    const watchFrom = () => {
      clearTimeout(watch)
      watch = setTimeout(() => connection.abort(), silentMs)
    }
    try {
      watchFrom()
      const response = await fetch(`${base}/api/live`, {
        headers: { ...headers, ...(last && { 'last-event-id': last }) },
        signal: connection.signal,
      })
      if (!response.ok) {
        if (response.status !== 429 && response.status < 500) throw await refusalOf(response)
        throw new TypeError(`The server answered ${response.status}.`)
      }
      failures = 0
      onOpen?.()
      for await (const field of fieldsOf(response.body, watchFrom)) {
        if (field.retry) retryMs = field.retry
        if (field.id) last = field.id
        if (field.event === 'read_again') onReadAgain?.()
        else if (field.event === 'position') onPosition?.(JSON.parse(field.data))
        else if (field.data) yield { id: last, type: field.event, data: JSON.parse(field.data) }
      }
    } catch (error) {
      if (error?.name === 'RoadcallError') throw error
      if (signal?.aborted) return
      failures++
    } finally {
      clearTimeout(watch)
      signal?.removeEventListener('abort', stop)
      connection.abort()
    }
    const wait = Math.min(retryMs * 2 ** Math.max(0, failures - 1), longestPauseMs)
    await pause(wait * (0.75 + Math.random() / 2), signal).catch(() => {})
  }
}

/** The parts of a server-sent event, as they come. */
async function* fieldsOf(body, heard) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      heard()
      text += decoder.decode(value, { stream: true })
      const events = text.split(/\r?\n\r?\n/)
      text = events.pop() ?? ''
      for (const event of events) yield partsOf(event)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function partsOf(event) {
  const parts = { event: 'message' }
  const data = []
  for (const line of event.split(/\r?\n/)) {
    const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (name === 'data') data.push(value)
    else if (name === 'retry') parts.retry = Number(value)
    else if (name === 'id' || name === 'event') parts[name] = value
  }
  return data.length ? { ...parts, data: data.join('\n') } : parts
}
