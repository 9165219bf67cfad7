import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../app.ts'
import { record, recordedIn } from '../core/events.ts'
import { openServices } from '../open-services.ts'
import type { TestApp } from './open-test-app.ts'

export interface Flapping {
  /** Events times readers. */
  due: number
  missing: number
  /** Events that came more than once to a reader. */
  twice: number
  breaks: number
  /** How often a reader was told to read its lists again. */
  readAgain: number
}

/**
 * Readers of one request's stream that break off at random moments and resume after the last event they have got, now
 * at one process, now at another, while events come from both: some deeds are slow, some fail. What did they miss?
 */
export async function flap(
  app: TestApp,
  { events, readers, perSecond = 25 }: { events: number; readers: number; perSecond?: number },
): Promise<Flapping> {
  const { config, log, clock } = app.services
  const others = openServices(config, app.databaseUrl, log, clock)
  const second = await buildApp(others, { webRoot: config.dataDir, limits: false })
  const urls = [app.baseUrl, await second.server.listen({ port: 0, host: '127.0.0.1' })]
  const { id: requestId, token } = await app.given.request()
  const happened = new Set<number>()
  const over = new AbortController()
  const reading = Array.from({ length: readers }, () => read(urls, token, happened, over.signal))

  // Each has a place to go on from.
  await Promise.all(reading.map(({ placed }) => placed))

  const writing: Promise<void>[] = []
  for (let at = 0; at < events; at++) {
    const { deeds } = at % 2 ? app.services : others
    writing.push(happen(at, requestId, deeds.own(), happened))
    await sleep((1000 / perSecond) * 2 * Math.random())
  }
  await Promise.all(writing)
  const isBehind = (reader: Reader) => missedBy(reader, happened).length > 0
  for (let left = 600; left > 0 && reading.some(isBehind); left--) await sleep(100)
  over.abort()
  await Promise.all(reading.map(({ ended }) => ended))
  others.hub.endAll()
  await second.server.close()
  await others.close()
  const sum = (of: (reader: Reader) => number) => reading.reduce((all, one) => all + of(one), 0)
  return {
    due: happened.size * readers,
    missing: sum((reader) => missedBy(reader, happened).length),
    twice: sum(({ twice }) => twice),
    breaks: sum(({ breaks }) => breaks),
    readAgain: sum(({ readAgain }) => readAgain),
  }
}

/** One event of this request; every seventh deed takes its time, every fiftieth fails after it has got its id. */
async function happen(
  at: number,
  requestId: string,
  deed: ReturnType<TestApp['services']['deeds']['own']>,
  happened: Set<number>,
): Promise<void> {
  const failure = new Error('this deed fails')
  await deed
    .transaction(async (tx) => {
      await record(tx, 'trust_changed', { payload: { requests: [requestId] } })
      if (at % 7 === 3) await sleep(300 * Math.random())
      if (at % 50 === 11) throw failure
      return recordedIn(tx)
    })
    .then(
      (recorded) => {
        for (const { id } of recorded) happened.add(id)
      },
      (error) => {
        if (error !== failure) throw error
      },
    )
}

interface Reader {
  got: Set<number>
  /** What it has read again instead. */
  forgiven: Set<number>
  twice: number
  breaks: number
  readAgain: number
  /** It knows where it is: what happens from now on is due to it. */
  placed: Promise<void>
  ended: Promise<void>
}

const missedBy = ({ got, forgiven }: Reader, happened: ReadonlySet<number>) =>
  [...happened].filter((id) => !got.has(id) && !forgiven.has(id))

function read(
  urls: readonly string[],
  token: string,
  happened: ReadonlySet<number>,
  over: AbortSignal,
): Reader {
  const placed = Promise.withResolvers<void>()
  const reader: Reader = {
    got: new Set(),
    forgiven: new Set(),
    twice: 0,
    breaks: 0,
    readAgain: 0,
    placed: placed.promise,
    ended: Promise.resolve(),
  }
  reader.ended = keepReading()
  return reader

  async function keepReading(): Promise<void> {
    let lastId = ''
    while (!over.aborted) {
      const url = urls[Math.floor(Math.random() * urls.length)] ?? ''
      const breaking = new AbortController()
      const breakOff = () => breaking.abort()
      const breaksOff = AbortSignal.any([over, breaking.signal])
      const afterMs = 20 + 900 * Math.random()
      // Now and then before the answer; else counted from it, or a busy machine would never let anybody get one.
      const early = Math.random() < 0.2 ? setTimeout(breakOff, afterMs) : undefined
      try {
        const headers = { 'x-access-token': token, ...(lastId && { 'last-event-id': lastId }) }
        const { body } = await fetch(`${url}/api/live`, { headers, signal: breaksOff })
        if (!early) setTimeout(breakOff, afterMs)
        let rest = ''
        for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
          const chunks = (rest + text).split('\n\n')
          rest = chunks.pop() ?? ''
          for (const chunk of chunks) lastId = take(chunk) ?? lastId
        }
      } catch (error) {
        if (!breaksOff.aborted) throw error
      }
      reader.breaks++
      await sleep(60 * Math.random())
    }
  }

  /** Gives the position behind it. */
  function take(chunk: string): string | undefined {
    const position = /^id: (\S+)$/m.exec(chunk)?.[1]
    if (!position) return undefined
    placed.resolve()
    if (!/^data: /m.test(chunk)) return position
    if (/^event: read_again$/m.test(chunk)) {
      reader.readAgain++
      for (const id of happened) reader.forgiven.add(id)
      return position
    }
    const id = Number.parseInt(position, 10)
    if (reader.got.has(id)) reader.twice++
    reader.got.add(id)
    return position
  }
}
