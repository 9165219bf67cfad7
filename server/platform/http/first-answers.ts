import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the pages of an app ask for first, and of whom. */
export interface FirstCalls {
  /** By the path of the page; `:id` is the one of its address. */
  calls: Readonly<Partial<Record<string, readonly string[]>>>
  /** By the address of a list: what its first rows ask for, each with its own `:id`. */
  rowCalls: Readonly<Partial<Record<string, string>>>
  /** How many of them. */
  rows: number
  isSignedIn(request: FastifyRequest): boolean
  /** Up to which event everything that is read now knows everything (core/live/feed.ts). */
  newsUpTo(): number | null
}

/** What the browser takes the answers by (web/kit/api/first-answers.ts). */
const mark = 'first-answers'

/**
 * What a page would ask for first, answered along with its HTML, each by the very call that the page would have made: the same
 * rights, limits and answers. One that is refused is left out, so that the page asks for it itself and hears why. `news` says up to
 * which event the answers know everything, as the live stream counts: the stream goes on from there.
 */
export async function firstAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  calls: readonly string[],
  { isSignedIn, newsUpTo, rowCalls, rows }: FirstCalls,
): Promise<string> {
  const news = newsUpTo()
  const at = Date.parse(String(reply.getHeader('date')))
  const answered = isSignedIn(request) ? (await Promise.all(calls.map(withRows))).flat() : []
  // Whoever measures how long a packed page is, while it holds a sentence of their own, learns nothing of the rest.
  const salt = randomBytes(randomInt(8, 64)).toString('base64url')
  const parts = [`"at":${at},"news":${news},"salt":"${salt}"`, `"calls":{${answered.join(',')}}`]
  return `<script type="application/json" id="${mark}">{${parts.join(',')}}</script>`

  async function withRows(url: string): Promise<string[]> {
    const payload = await answerOf(url)
    if (payload === null) return []
    const rowCall = rowCalls[url]
    const own = rowCall ? (JSON.parse(payload) as { id: string }[]).slice(0, rows) : []
    const ofRows = own.map(({ id }) => withRows(rowCall?.replace(':id', id) ?? ''))
    return [written(url, payload), ...(await Promise.all(ofRows)).flat()]
  }

  async function answerOf(url: string): Promise<string | null> {
    const { cookie, 'accept-language': language, 'user-agent': agent, host } = request.headers
    const { statusCode, payload } = await app.inject({
      url,
      remoteAddress: request.ip,
      headers: {
        ...(host && { host }),
        ...(cookie && { cookie }),
        ...(language && { 'accept-language': language }),
        ...(agent && { 'user-agent': agent }),
      },
    })
    return statusCode === 200 ? payload : null
  }
}

/** No text in it ends the element: "<" stands only within strings. */
const written = (url: string, payload: string) =>
  `${JSON.stringify(url)}:${payload.replaceAll('<', '\\u003c')}`

/** The addresses of a page's first calls, for the one that is asked for. */
export const callsFor = (
  calls: readonly string[],
  { params }: { params: unknown },
): readonly string[] => {
  const { id = '' } = (params ?? {}) as { id?: string }
  return calls.map((call) => call.replace(':id', encodeURIComponent(id)))
}
