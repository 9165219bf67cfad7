import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { platform } from '#contract/words/en/platform.ts'
import { base } from '#contract/words/languages.ts'
import { sentence } from '#contract/words/sayings.ts'

/** What Node's parser says of what is no call at all; anything else is 400. */
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Headers that are of one answer alone. */
const ofOneAnswer =
  /^(content-(encoding|language|length|type)|connection|date|etag|keep-alive|ratelimit|retry-after|transfer-|vary|x-ratelimit)/

interface ParserErrors {
  /** For Fastify's `clientErrorHandler`. */
  answer(error: Error & { code?: string }, socket: Socket): void
  /** Learns the headers that every answer of this server has, once it listens. */
  serve(app: FastifyInstance, isLimited: boolean): void
}

/**
 * What is no call (broken lines, headers without an end) never becomes a request, so no hook sees it. It is answered as
 * everything else is: the same headers, the one shape of a refusal, counted for its address.
 */
export function parserErrors(): ParserErrors {
  let headers = ''
  let isTooOften = async (_address: string) => false
  return {
    async answer(error, socket) {
      // The other side has gone.
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const isAnswered = Reflect.get(socket, '_httpMessage')?.headersSent === true
      if (!socket.writable || isAnswered || (await isTooOften(socket.remoteAddress ?? '')))
        return void socket.destroy(error)
      const status = statuses[error.code ?? ''] ?? 400
      const body = JSON.stringify(problem())
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}date: ${new Date().toUTCString()}\r\n` +
          'cache-control: no-store\r\ncontent-type: application/json; charset=utf-8\r\n' +
          `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
        () => socket.destroy(),
      )
    },
    serve(app, isLimited) {
      app.addHook('onListen', async () => {
        const answer = await app.inject({ method: 'GET', url: '/api/nothing' })
        headers = Object.entries(answer.headers)
          .filter(([name]) => !ofOneAnswer.test(name) && name !== 'cache-control')
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')
      })
      // A call with an expectation that nobody knows is a call like every other.
      app.server.on('checkExpectation', (call, answer) => app.server.emit('request', call, answer))
      if (!isLimited) return
      const check = app.createRateLimit()
      isTooOften = async (ip) => {
        // The limiter asks a call for its address and its route alone; this one never came to have a route.
        const counted = await check({ ip, routeOptions: {} } as FastifyRequest)
        return !counted.isAllowed && counted.isExceeded
      }
    },
  }
}

function problem(): Problem {
  const message = sentence(platform.noCall, base)
  return { code: 'bad_input', message, error: message }
}
