import { EventSource } from 'eventsource'
import type { PositionMessage } from '#contract/events.ts'

/** An open live stream, and what it was told of trucks that move. */
export interface HeardPositions {
  told: PositionMessage[]
  /** As the server wrote it. */
  raw: string[]
  isEnded(): boolean
  close(): void
}

export async function hearPositions(
  baseUrl: string,
  headers: Record<string, string>,
): Promise<HeardPositions> {
  const source = new EventSource(`${baseUrl}/api/live`, {
    fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...headers } }),
  })
  let isEnded = false
  const heard: HeardPositions = {
    told: [],
    raw: [],
    isEnded: () => isEnded,
    close: () => source.close(),
  }
  source.addEventListener('position', ({ data }) => {
    heard.raw.push(data)
    heard.told.push(JSON.parse(data))
  })
  source.addEventListener('error', () => {
    isEnded = true
  })
  await new Promise((resolve) => source.addEventListener('open', resolve, { once: true }))
  return heard
}
