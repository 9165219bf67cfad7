import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { platform } from '#contract/words/en/platform.ts'
import type { Language } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'
import { createCallLimit } from './call-limit.ts'
import { readerOf } from './reader-language.ts'
import { Refusal } from './refusal.ts'
import { type Turn, turnOfMethod } from './turns.ts'

const learnEveryMs = 250
/** A body that nobody will read is not waited for: the connection ends with the answer. */
const longBody = 65_536

export interface Busy {
  /** Calls under way, of those that are counted. */
  readonly inHand: number
  /** How many are taken at once at this moment. */
  readonly room: number
  /** Calls that were turned away, since the start. */
  readonly turnedAway: Readonly<Record<Exclude<Turn, 'own'>, number>>
}

export interface TurningAway {
  /** For tests: so many at once, for good. */
  atOnce?: number
  /** Who waits for a connection to the database. */
  waiting(): number
  /** The database is away: what comes is held for it, which costs nothing but memory. */
  isHolding(): boolean
}

/**
 * Takes no more calls than get through soon, and turns the others away at once with 503 and `Retry-After`, before
 * anything of them was done. Most of them are told before Fastify has looked at them: a flood must not cost the work
 * that is left for it.
 */
export function turnAway(app: FastifyInstance, { atOnce, waiting, isHolding }: TurningAway): Busy {
  const limit = createCallLimit(atOnce)
  const turnedAway = { deed: 0, read: 0, last: 0 }
  const exceptions = exceptionsOf(app)
  const ends = new WeakMap<FastifyRequest, () => void>()
  const underWay = () => Math.max(limit.inHand, waiting())
  const takes = (turn: Turn) => {
    if (turn === 'own') return true
    const isTaken = isHolding() ? limit.inHand < limit.most : limit.takes(turn, underWay())
    if (!isTaken) turnedAway[turn]++
    return isTaken
  }

  // Counted from here on: who still sends a body takes up nothing but a connection.
  app.addHook('preValidation', (request, reply, done) => {
    const turn = request.routeOptions.config.turn ?? turnOfMethod(request.method)
    if (turn === 'own') return done()
    if (!takes(turn))
      return done(
        new Refusal('turned_away', platform.busy.overloaded, { retryAfterSeconds: comeBackIn() }),
      )
    limit.enter()
    let isOver = false
    const leave = () => {
      if (!isOver) limit.leave()
      isOver = true
    }
    ends.set(request, leave)
    reply.raw.once('close', leave)
    done()
  })
  // The work is done: who takes the answer slowly holds up nobody.
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.()
    done(null, payload)
  })

  let lookedAt = performance.now()
  const learning = setInterval(() => {
    const now = performance.now()
    limit.learn(now - lookedAt, isHolding())
    lookedAt = now
  }, learnEveryMs)
  learning.unref()
  app.addHook('onClose', async () => clearInterval(learning))

  const refuse = refusalBefore(app)
  const handlers = app.server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (underWay() >= limit.free && !takes(exceptions(request))) return refuse(request, response)
    for (const handle of handlers) handle(request, response)
  })
  return {
    get inHand() {
      return limit.inHand
    },
    get room() {
      return limit.room
    },
    turnedAway,
  }
}

/** Seconds: not all at the same moment. */
const comeBackIn = () => 1 + Math.floor(3 * Math.random())

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?', 1)[0] ?? ''

/** The turn of a call before its route is known. */
function exceptionsOf(app: FastifyInstance): (request: IncomingMessage) => Turn {
  const exact = new Map<string, Turn>()
  const patterns: { method: string; path: RegExp; turn: Turn }[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      const turn = config?.turn
      if (!turn || turn === turnOfMethod(one)) continue
      if (!url.includes(':')) exact.set(`${one} ${url}`, turn)
      else
        patterns.push({
          method: one,
          path: new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`),
          turn,
        })
    }
  })
  return (request) => {
    const path = pathOf(request)
    const known = exact.get(`${request.method} ${path}`)
    if (known) return known
    const found = patterns.find(
      ({ method, path: is }) => method === request.method && is.test(path),
    )
    return found?.turn ?? turnOfMethod(request.method)
  }
}

/** What differs from answer to answer, or is told of the one that was asked for an example. */
const notForAll =
  /^(content-(?:type|length|language|encoding|disposition)|date|connection|keep-alive|transfer-encoding|etag|vary|set-cookie|(?:x-)?ratelimit-.*)$/

/** Answers a call of which nothing but its head was read, with the headers that every answer has. */
function refusalBefore(app: FastifyInstance) {
  let common: Record<string, string> = {}
  app.addHook('onListen', async () => {
    const { headers } = await app.inject('/healthz')
    common = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !notForAll.test(name))
        .map(([name, value]) => [name, String(value)]),
    )
  })
  const made = new Map<string, Buffer>()
  return (request: IncomingMessage, response: ServerResponse) => {
    const language = readerOf(request.headers)
    const isPage = wantsPage(request)
    const key = `${language} ${isPage}`
    const body = made.get(key) ?? (isPage ? busyPage : busyProblem)(language)
    made.set(key, body)
    response.writeHead(503, {
      ...common,
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-length': body.length,
      'content-language': language,
      'cache-control': 'no-store',
      'retry-after': String(comeBackIn()),
      ...(Number(request.headers['content-length'] ?? 0) > longBody && { connection: 'close' }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const wantsPage = ({ headers, url = '' }: { headers: IncomingHttpHeaders; url?: string }) =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

function busyProblem(language: Language): Buffer {
  const message = sentence(platform.busy.overloaded, language)
  return Buffer.from(JSON.stringify({ code: 'turned_away', message, error: message }))
}

/** It loads itself again: who stands on the shoulder need not. */
const busyPage = (language: Language): Buffer =>
  Buffer.from(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta http-equiv="refresh" content="3"><title>Roadcall</title>` +
      `<p style="font:1.25rem system-ui;margin:20vh auto;max-width:30rem;padding:0 1rem">${sentence(platform.busy.overloaded, language)}</p></html>`,
  )
