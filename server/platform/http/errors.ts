import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Problem } from '#contract/problem.ts'
import { platform } from '#contract/words/en/platform.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import { awayOr, DatabaseUnavailable } from '../db/retry.ts'
import type { Log } from '../log.ts'
import { languageOf } from './reader-language.ts'
import { Refusal } from './refusal.ts'
import { refusalOfShortage } from './shortage.ts'
import { refusalOfAddress } from './stray.ts'

/** What Fastify and its plugins refuse by themselves, in our words. Anything else is a bug. */
function refusalOf(error: FastifyError, endpoint: Endpoint | undefined): Refusal | null {
  if (error.statusCode === 413) return new Refusal('body_too_large', platform.body.tooLarge)
  if (error.statusCode === 415)
    return new Refusal(
      'unsupported_media_type',
      endpoint?.upload?.form
        ? platform.body.sendForm
        : endpoint?.upload
          ? platform.body.sendFileAs({ types: endpoint.upload.types })
          : platform.body.sendJson,
    )
  if (error.statusCode === 429) return new Refusal('too_many_requests', platform.busy.tooManyCalls)
  if (error.statusCode === 503)
    return new Refusal('unavailable', platform.busy.overloaded, {
      retryAfterSeconds: 5,
    })
  if (error.statusCode && error.statusCode < 500)
    return new Refusal('bad_input', platform.body.notJson)
  return null
}

/** One JSON shape for every refusal (rules C24); what is a bug is logged with the request's id and answered without words of its own. */
export function answerErrors(
  app: FastifyInstance,
  log: Log,
  endpointOf: (request: FastifyRequest) => Endpoint | undefined,
) {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = awayOr(thrown)
    if (error instanceof DatabaseUnavailable) {
      log.warn({ err: error, requestId: request.id }, 'the database is away')
      const refusal = new Refusal('unavailable', platform.busy.databaseAway, {
        retryAfterSeconds: error.retryAfterSeconds,
      })
      return answer(reply, refusal, endpointOf(request))
    }
    const endpoint = endpointOf(request)
    const shortage = refusalOfShortage(error)
    if (shortage) {
      log.warn({ err: error, requestId: request.id }, 'the machine has run out of something')
      return answer(reply, shortage, endpoint)
    }
    const refusal = error instanceof Refusal ? error : refusalOf(error, endpoint)
    if (refusal) return answer(reply, refusal, endpoint)
    log.error({ err: error, requestId: request.id }, 'a request failed')
    const message = sentence(platform.bug, languageOf(request))
    const bug: Problem = {
      code: 'internal_error',
      message,
      error: message,
      requestId: request.id,
    }
    return reply.code(500).header('cache-control', 'no-store').send(bug)
  })
}

function answer(
  reply: FastifyReply,
  refusal: Refusal,
  endpoint: Endpoint | undefined,
  status: number = refusal.status,
) {
  const { code, saying, error, retryAfterSeconds } = refusal
  reply.request.refused = refusal
  const say = (what: Saying) => sentence(what, languageOf(reply.request))
  const message = say(saying)
  const details =
    refusal.details &&
    Object.fromEntries(Object.entries(refusal.details).map(([field, what]) => [field, say(what)]))
  const problem: Problem = {
    code,
    message,
    error: error ? say(error) : endpoint?.errorField === 'code' ? code : message,
    ...(details && { details }),
  }
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': languageOf(reply.request) })
    .send(problem)
}

/** There is no such address, or none that can be read. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  const { refusal, status } = refusalOfAddress(request.url) ?? {
    refusal: new Refusal('not_found', platform.nothingHere),
    status: 404,
  }
  return answer(reply, refusal, undefined, status)
}
