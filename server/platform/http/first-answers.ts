import { randomBytes, randomInt } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the pages of an app ask for first, and of whom. */
export interface FirstCalls {
  /** By the path of the page; `:id` is the one of its address. */
  calls: Readonly<Partial<Record<string, readonly string[]>>>
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
  { isSignedIn, newsUpTo }: FirstCalls,
): Promise<string> {
  const news = newsUpTo()
  const at = Date.parse(String(reply.getHeader('date')))
  const answered = isSignedIn(request) ? await Promise.all(calls.map((url) => answerOf(url))) : []
  // Whoever measures how long a packed page is, while it holds a sentence of their own, learns nothing of the rest.
  const salt = randomBytes(randomInt(8, 64)).toString('base64url')
  const parts = [
    `"at":${at},"news":${news},"salt":"${salt}"`,
    `"calls":{${answered.flatMap((part) => part ?? []).join(',')}}`,
  ]
  return `<script type="application/json" id="${mark}">{${parts.join(',')}}</script>`

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
    // No text in it ends the element: "<" stands only within strings.
    return statusCode === 200
      ? `${JSON.stringify(url)}:${payload.replaceAll('<', '\\u003c')}`
      : null
  }
}

/** The addresses of a page's first calls, for the one that is asked for. */
export const callsFor = (
  calls: readonly string[],
  { params }: { params: unknown },
): readonly string[] => {
  const { id = '' } = (params ?? {}) as { id?: string }
  return calls.map((call) => call.replace(':id', encodeURIComponent(id)))
}
