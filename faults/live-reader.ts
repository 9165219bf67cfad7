import { setTimeout as sleep } from 'node:timers/promises'

export interface LiveReader {
  /** The requests it has heard of, each as often as it did. */
  heard: string[]
  reconnects(): number
  /** It was told to read its screens again, so what it has not heard it has not missed. */
  wasReset(): boolean
  close(): Promise<void>
}

/**
 * Somebody who listens to the live stream, loses the connection again and again, and goes on after the last event that came, as
 * browsers do (`Last-Event-ID`).
 */
export function readLive(
  baseUrl: string,
  cookie: string,
  { staysMs, awayMs }: { staysMs: () => number; awayMs: () => number },
): LiveReader {
  const heard: string[] = []
  let reconnects = 0
  let lastId = ''
  let wasReset = false
  const closing = new AbortController()

  async function listenOnce(): Promise<void> {
    const stay = AbortSignal.any([closing.signal, AbortSignal.timeout(Math.round(staysMs()))])
    const response = await fetch(`${baseUrl}/api/live`, {
      headers: { cookie, ...(lastId && { 'last-event-id': lastId }) },
      signal: stay,
    })
    if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`)
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }

  function take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
    const id = field('id')
    if (id) lastId = id
    const event = field('event')
    if (event === 'read_again') wasReset = true
    if (event !== 'change') return
    const { name, requestId } = JSON.parse(field('data') ?? '{}')
    if (name === 'request_opened') heard.push(requestId)
  }

  const finished = (async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => {})
      if (closing.signal.aborted) return
      reconnects++
      await sleep(awayMs(), undefined, { signal: closing.signal }).catch(() => {})
    }
  })()

  return {
    heard,
    reconnects: () => reconnects,
    wasReset: () => wasReset,
    async close() {
      closing.abort()
      await finished
    },
  }
}
