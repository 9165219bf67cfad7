import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { platform } from '#contract/words/en/platform.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { withRetries } from '../platform/db/retry.ts'
import { checkAnswer } from '../platform/http/check-answer.ts'
import { readForm, takeBytes, takeForms } from '../platform/http/form.ts'
import { RawAnswer } from '../platform/http/raw-answer.ts'
import { readInput } from '../platform/http/read-input.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { SentFile, sendFile } from '../platform/http/sent-file.ts'
import { turnOf } from '../platform/http/turns.ts'
import { createUploadRoom } from '../platform/http/upload-room.ts'
import type { Deed, Deeds } from './deed.ts'
import type { Author } from './events.ts'
import { refuseNumbers } from './refuse-numbers.ts'
import { type Given, inWords } from './spoken.ts'
import './who.ts'

/** What a handler gets: everything parsed, the caller known and admitted. */
export interface Call<E extends Endpoint, Actor> {
  actor: Actor
  /** The token of a link, whichever way it came; null without one. */
  token: string | null
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** What was sent to an endpoint that takes an upload; empty elsewhere. */
  file: Buffer
  /** The one transaction of a write, done once per Idempotency-Key (rules C23). */
  deed: Deed
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint, Actor> = (
  call: Call<E, Actor>,
) => Promise<Given<AnswerOf<E>> | RawAnswer | SentFile | Readable>

export interface Api<Actor> {
  <E extends Endpoint>(endpoint: E, handler: Handler<E, Actor>): void
  /** A stream answers for itself. What `begin` gives before anybody is looked up tells it what has ended meanwhile. */
  stream<E extends Endpoint, Begun>(
    endpoint: E,
    begin: () => Begun,
    handler: (call: Call<E, Actor>, begun: Begun) => Promise<void>,
  ): void
  /** Everything registered so far: what OpenAPI and the authorisation test are made from. */
  readonly endpoints: readonly Endpoint[]
}

export interface Gate<Actor> {
  /** Who is calling; a stranger is an actor too. */
  identify(request: FastifyRequest): Promise<Actor>
  /** As whom this actor calls the endpoint; throws a Refusal where that is as nobody. */
  admit(actor: Actor, endpoint: Endpoint): Actor
  /** Throws a Refusal where those for whom a link acts may not do this themselves. */
  admitLink(token: string, endpoint: Endpoint): Promise<void>
  /** Throws a Refusal where a file comes from nobody: without an account, and with a link that opens nothing. */
  admitFile(actor: Actor, token: string | null): Promise<void>
  /** A stable name of the caller, which idempotent answers and limits are bound to; null for a stranger. */
  subject(actor: Actor): string | null
  /** Whom the history names for what this actor does. */
  author(actor: Actor): Author
}

export interface ApiOptions {
  /** Holds every answer against its schema: in tests. */
  checkAnswers: boolean
  /** Throws a Refusal when this account writes too often. */
  limitWrites(request: FastifyRequest, subject: string): Promise<void>
  /** Whose phone numbers may be given. */
  phoneCountries: readonly string[]
}

/** Makes the function with which every domain registers its endpoints. */
export function createApi<Actor>(
  app: FastifyInstance,
  gate: Gate<Actor>,
  deeds: Deeds,
  { checkAnswers, limitWrites, phoneCountries }: ApiOptions,
): Api<Actor> {
  const endpoints: Endpoint[] = []
  const holdRoom = createUploadRoom()
  app.decorateRequest('who', null)

  /** Who calls, as whom, and with which link: asked before anything of a file is read, and again once it is here. */
  async function admit(request: FastifyRequest, endpoint: Endpoint) {
    const caller = await gate.identify(request)
    request.who = gate.author(caller)
    const actor = gate.admit(caller, endpoint)
    const shown = tokenOf(request)
    if (shown) await gate.admitLink(shown, endpoint)
    return { actor, shown }
  }

  function register<E extends Endpoint, Begun>(
    endpoint: E,
    begin: () => Begun,
    answer: (call: Call<E, Actor>, begun: Begun) => Promise<unknown>,
  ) {
    endpoints.push(endpoint)
    const { upload } = endpoint
    const isFile = upload !== undefined && !endpoint.isSigned
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      // A stream has no head without a body.
      exposeHeadRoute: endpoint.response !== 'event-stream',
      bodyLimit: upload?.maxBytes ?? endpoint.bodyLimit ?? 32 * 1024,
      config: {
        endpoint,
        isUpload: upload !== undefined,
        isForm: endpoint.isForm ?? false,
        turn: turnOf(endpoint),
        ...(endpoint.perMinute && {
          rateLimit: { max: endpoint.perMinute, timeWindow: '1 minute' },
        }),
      },
      ...(isFile && {
        preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
          const { actor, shown } = await admit(request, endpoint)
          await gate.admitFile(actor, shown)
          holdRoom(request, reply, upload.maxBytes)
        },
      }),
      handler: async (request, reply) => {
        const begun = begin()
        const { actor, shown } = await admit(request, endpoint)
        const subject = gate.subject(actor)
        if (subject && endpoint.method !== 'GET') await limitWrites(request, subject)
        const form = upload?.form ? await readForm(request, upload) : null
        const body = endpoint.body
          ? readInput(endpoint.body, form?.fields ?? request.body, endpoint)
          : undefined
        refuseNumbers(body, phoneCountries)
        const token = tokenInBody(body) ?? shown
        if (token && token !== shown) await gate.admitLink(token, endpoint)
        const call = {
          actor,
          params: endpoint.params
            ? readInput(endpoint.params, request.params, endpoint)
            : undefined,
          query: endpoint.query ? readInput(endpoint.query, request.query, endpoint) : undefined,
          body,
          file: form?.file ?? (upload ? fileOf(request.body) : nothing),
          token,
          deed: deeds.of(
            request,
            subject ?? (token ? `link ${token}` : 'stranger'),
            gate.author(actor),
          ),
          request,
          reply,
          // The schemas just parsed are the endpoint's own, which the compiler cannot follow through `E`.
        } as unknown as Call<E, Actor>
        return answer(call, begun)
      },
    }
    if (upload?.form) takeForms(app, (scope) => scope.route(route))
    else if (endpoint.isSigned) takeBytes(app, (scope) => scope.route(route))
    else app.route(route)
  }

  const api: Api<Actor> = Object.assign(
    <E extends Endpoint>(endpoint: E, handler: Handler<E, Actor>) =>
      register(endpoint, noteNothing, async (call) => {
        // What only reads may be asked again while the database restarts or fails over (architecture §6).
        const told = endpoint.method === 'GET' ? withRetries : once
        const value = inWords(endpoint, await told(() => handler(call)), languageOf(call.request))
        if (checkAnswers) checkAnswer(endpoint, value)
        return send(call, endpoint, value)
      }),
    {
      stream: register,
      endpoints,
    },
  )
  return api
}

const noteNothing = () => {}

const once = <T>(work: () => Promise<T>) => work()

const types = {
  json: 'application/json; charset=utf-8',
  image: 'image/jpeg',
  document: 'application/octet-stream',
  csv: 'text/csv; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
  'event-stream': 'text/event-stream',
}

const nothing = Buffer.alloc(0)

/** The bytes of an upload. A JSON body where a file is wanted is refused like any other wrong type. */
function fileOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new Refusal('unsupported_media_type', platform.body.sendFile)
}

const isJson = ({ response }: Endpoint) => typeof response !== 'string'

function send<E extends Endpoint, Actor>(
  { request, reply }: Call<E, Actor>,
  endpoint: Endpoint,
  value: unknown,
) {
  // Kept on a disk only where an unchanged answer saves a poll its body, and files say for themselves.
  const isKept = value instanceof SentFile || (value instanceof RawAnswer && isJson(endpoint))
  reply.header(
    'cache-control',
    endpoint.method === 'GET' && isKept ? 'private, no-cache' : 'no-store',
  )
  reply.code(endpoint.status ?? 200)
  if (value instanceof SentFile) return sendFile(reply, value)
  const type = types[typeof endpoint.response === 'string' ? endpoint.response : 'json']
  if (value instanceof Readable) return reply.type(type).send(value)
  if (!(value instanceof RawAnswer)) return reply.send(value)
  reply.header('etag', value.etag)
  if (request.headers['if-none-match'] === value.etag) return reply.code(304).send()
  return reply.type(type).send(value.body)
}

/** The third way (S0 §7): `accessToken` in the body of an endpoint that takes it. */
function tokenInBody(body: unknown): string | null {
  const { accessToken } = (body ?? {}) as { accessToken?: unknown }
  return typeof accessToken === 'string' ? accessToken : null
}

/**
 * A token from the header `X-Access-Token`; of a read also from `?token=`, as links say it. Addresses are written down on
 * the way, so nothing is done by them.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers['x-access-token']
  if (typeof header === 'string' && header !== '') return header
  const { token } = request.query as { token?: unknown }
  if (token === undefined || token === '') return null
  if (typeof token !== 'string') throw new Refusal('bad_input', refusals.calls.oneToken)
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new Refusal('bad_input', refusals.calls.tokenInHeader)
  return token
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of the API; what serves pages and files has none. */
    endpoint?: Endpoint
  }
}
