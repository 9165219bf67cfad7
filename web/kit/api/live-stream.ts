import type { EventSource } from 'eventsource'
import { effects } from '#contract/event-effects.ts'
import type { LiveMessage, PositionMessage } from '#contract/events.ts'
import { forgetWithPage, takeNews } from './first-answers.ts'
import { patiently } from './patiently.ts'
import { queryClient } from './query-client.ts'
import { readAllAgain } from './read-all-again.ts'
import { readOnceMore } from './read-once-more.ts'
import { untilQuiet } from './until-quiet.ts'
import { waitWhenBusy } from './wait-when-busy.ts'

/** `down` until the first connection stands, and whenever it is lost: then the specified polling takes over. */
export type LiveState = 'up' | 'down'

export interface Listener {
  /** Of the request whose link the reader holds. */
  token: string | null
  hear(message: LiveMessage): void
  /** A truck has moved. */
  hearPosition(message: PositionMessage): void
  say(state: LiveState): void
}

/** A stream that is refused ends for good, as a browser sees it: the server is busy, or the right to it is over. */
const openAgainMs = 20_000

// Pages that hear of news stay open through busy hours, and believe no answer that is older than what they heard.
waitWhenBusy(queryClient)
readOnceMore(queryClient)

const listeners = new Set<Listener>()
let stream: { token: string | null; state: LiveState; close(): void } | null = null

/**
 * Joins the tab's one live stream; a browser has few connections to give away. Says at once whether it stands. Give
 * back the right to listen with the function that is returned: the last one closes the stream.
 */
export function listen(listener: Listener): () => void {
  listeners.add(listener)
  settle()
  listener.say(stream?.state ?? 'down')
  return () => {
    listeners.delete(listener)
    settle()
  }
}

/** The stream of a link carries the news of the session too, so one with the page's token serves everybody. */
function settle(): void {
  const token = [...listeners].find((listener) => listener.token)?.token ?? null
  const isWanted = listeners.size > 0
  if (stream && isWanted && stream.token === token) return
  stream?.close()
  stream = isWanted ? open(token) : null
  for (const listener of listeners) listener.say('down')
}

/**
 * Where a stream begins everything on the screen is read again: what was read before may lack what has happened since, and from
 * now on nothing polls. Where the page came with its answers, the first stream goes on from them. One that comes back after a
 * break is told what was missed, or to read everything again; it reads only what no stream resumes, and what has failed.
 */
function open(token: string | null): NonNullable<typeof stream> {
  let since = takeNews()
  let isResumed = false
  let source: EventSource | undefined
  let isClosed = false
  let again: ReturnType<typeof setTimeout> | undefined
  const opened = {
    token,
    state: 'down' as LiveState,
    close() {
      isClosed = true
      clearTimeout(again)
      source?.close()
    },
  }
  const say = (state: LiveState) => {
    opened.state = state
    for (const listener of listeners) listener.say(state)
  }
  // No first screen waits for the stream: what opens it comes after the page's own parts.
  patiently(() => import('./event-source.ts'), { withoutNetwork: 'waits' }).then(
    ({ EventSource }) => isClosed || hearFrom(EventSource),
    () => comeAgain(),
  )
  return opened

  function hearFrom(Source: typeof EventSource): void {
    const own = new Source('/api/live', {
      withCredentials: true,
      fetch: (address, init) => {
        const headers = {
          ...(since && { 'Last-Event-ID': since }),
          ...init.headers,
          ...(token && { 'X-Access-Token': token }),
        }
        isResumed = 'Last-Event-ID' in headers
        return untilQuiet(fetch(address, { ...init, headers }))
      },
    })
    source = own
    own.addEventListener('open', () => {
      say('up')
      if (since !== null) since = null
      else if (isResumed) queryClient.refetchQueries({ type: 'active', stale: true })
      else readAllAgain(queryClient)
    })
    own.addEventListener('error', () => {
      say('down')
      if (own.readyState === own.CLOSED) comeAgain()
    })
    own.addEventListener('read_again', () => {
      forgetWithPage()
      readAllAgain(queryClient)
    })
    own.addEventListener('change', (event) => {
      // Written by the server's `chunkOf`, typed by the same contract.
      const message = JSON.parse(event.data) as LiveMessage
      forgetWithPage()
      // A server that was renewed since this page was opened may know more events.
      if (!(message.name in effects)) return void readAllAgain(queryClient)
      for (const listener of [...listeners]) listener.hear(message)
    })
    own.addEventListener('position', (event) => {
      // Written by the server's `positionChunk`.
      const message = JSON.parse(event.data) as PositionMessage
      for (const listener of [...listeners]) listener.hearPosition(message)
    })
  }

  function comeAgain(): void {
    again = setTimeout(openAgain, jittered(openAgainMs))
  }

  function openAgain(): void {
    if (stream !== opened) return
    stream = null
    settle()
  }
}

/** Not all who were refused by one server come back at the same moment. */
const jittered = (ms: number): number => ms * (1 + Math.random() / 2)
