import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { liveMessage } from '#contract/events.ts'
import { scopesThatOpen } from '#contract/key-opens.ts'
import { problem } from '#contract/problem.ts'
import { settings } from '#contract/settings.ts'
import { type Comments, plain } from './contract-comments.ts'
import { type ContractNames, nameOf } from './contract-names.ts'
import { createSchemas, type Json, type Schemas, tidied } from './openapi-schemas.ts'
import { apiTags } from './openapi-tags.ts'

/** The OpenAPI 3.1 document of these endpoints: made from the values that serve them, so it cannot differ. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string, names: ContractNames) {
  const schemas = createSchemas(names)
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint, schemas, names)
  }
  schemas.of(problem, 'output')
  schemas.of(liveMessage, 'output')
  const used = new Set(endpoints.map(({ tag }) => tag))
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Roadcall',
      version: '1',
      description:
        'Roadside and shop service for trucks. A program calls with an API key (Authorization: Bearer), pages with a session cookie, whoever holds the link of a request with its token (X-Access-Token). Every write takes an Idempotency-Key. Times are ISO 8601 in UTC, money is US dollars as decimal text.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(apiTags)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components(),
      parameters: { IdempotencyKey: idempotencyKey },
      headers,
      responses: { Refused: refused },
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, `rc_live_…`.' },
        session: { type: 'apiKey', in: 'cookie', name: 'roadcall_session' },
        technicianLink: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
        requestToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
      },
    },
  }
  return tidied(document, ['Problem', 'LiveMessage'])
}

const integer = { type: 'integer' }
const headers = {
  'RateLimit-Limit': { description: 'Calls a minute.', schema: integer },
  'RateLimit-Remaining': { description: 'How many of them are left.', schema: integer },
  'RateLimit-Reset': { description: 'Seconds until there are all of them again.', schema: integer },
  'Retry-After': {
    description: 'Seconds to wait before the same call is worth sending again; with 429 and 503.',
    schema: integer,
  },
}
const limits = Object.fromEntries(
  Object.keys(headers)
    .filter((name) => name !== 'Retry-After')
    .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

const refused = {
  description: 'Refused: the code says why.',
  headers: { ...limits, 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Of your own making, such as a UUID. The same key with the same body gives the first answer again for 24 hours, and nothing is done twice.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

/** By what a call may be made: nothing for anybody, else any one of these. */
function securityOf(endpoint: Endpoint): Json[] {
  const { caller } = endpoint
  if (caller === 'anyone') return [{}]
  if (caller === 'technician') return [{ technicianLink: [] }]
  const isForKeys = scopesThatOpen(endpoint) !== null
  return [
    ...(isForKeys ? [{ apiKey: [] }] : []),
    { session: [] },
    ...(caller === 'request_party' ? [{ requestToken: [] }] : []),
  ]
}

/** The comments at one part of a call: `body.days` is `days` of the body. */
function commentsAt(comments: Comments | undefined, part: string): Comments {
  return new Map(
    [...(comments ?? [])]
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, text]) => [path.slice(part.length + 1), text]),
  )
}

function operation(endpoint: Endpoint, schemas: Schemas, names: ContractNames) {
  const { body, upload, caller, method, response } = endpoint
  const id = names.endpoints.get(endpoint) ?? `${method.toLowerCase()}${endpoint.path}`
  const comments = names.comments.get(id)
  const scopes = scopesThatOpen(endpoint)
  const bodyOf = (schema: z.ZodMiniType) =>
    schemas.of(schema, 'input', `${nameOf(id)}Body`, commentsAt(comments, 'body'))
  return {
    summary: plain(endpoint.summary),
    tags: [endpoint.tag],
    operationId: id,
    'x-caller': caller,
    ...(Array.isArray(scopes) && { 'x-scopes': scopes }),
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path', schemas, commentsAt(comments, 'params')),
      ...parameters(endpoint.query, 'query', schemas, commentsAt(comments, 'query')),
      ...(method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.isForm ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: bodyOf(body),
          },
        },
      },
    }),
    ...(upload?.form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: formSchema(body, upload.form, schemas) } },
      },
    }),
    ...(upload &&
      !upload.form && {
        requestBody: {
          required: true,
          content: Object.fromEntries(
            upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
          ),
        },
      }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done.',
        headers: limits,
        content: content(response, (schema) =>
          schemas.of(schema, 'output', `${nameOf(id)}Answer`, commentsAt(comments, 'response')),
        ),
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

/** The fields of a form, with the file as one more. */
function formSchema(body: z.ZodMiniType | undefined, file: string, schemas: Schemas) {
  const { properties = {}, required = [] } = (body ? schemas.of(body, 'input') : {}) as ObjectSchema
  return {
    type: 'object',
    properties: { ...properties, [file]: { type: 'string', format: 'binary' } },
    required: [...required, file],
  }
}

interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

function content(response: Endpoint['response'], schemaOf: (schema: z.ZodMiniType) => Json) {
  if (response === 'event-stream') return liveContent
  if (response === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  if (response === 'xml') return { 'text/xml': { schema: { type: 'string' } } }
  if (response === 'csv') return { 'text/csv': { schema: { type: 'string' } } }
  if (response === 'document')
    return Object.fromEntries(
      ['application/pdf', 'image/jpeg', 'image/png'].map((type) => [
        type,
        { schema: { type: 'string', format: 'binary' } },
      ]),
    )
  if (response === 'image')
    return { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } }
  return { 'application/json': { schema: schemaOf(response) } }
}

const liveContent = {
  'text/event-stream': {
    schema: {
      type: 'string',
      description: `Server-sent events named "change", each with an id to resume after (Last-Event-ID) and a LiveMessage as its data. One named "position", without an id, says that the truck of a job has moved: its data is {requestId, jobId}, or {} for a link to follow, and the trip is read again. A comment comes every ${settings.heartbeatMs / 1000} seconds, with the id to resume after; "retry: 1000" says when to come back.`,
    },
    'x-event-data': { $ref: '#/components/schemas/LiveMessage' },
  },
}

function parameters(
  schema: z.ZodMiniObject | undefined,
  place: 'path' | 'query',
  schemas: Schemas,
  comments: Comments,
) {
  if (!schema) return []
  const { properties = {}, required = [] } = resolved(schemas, schemas.of(schema, 'input'))
  return Object.entries(properties).map(([name, of]) => {
    const said = comments.get(name)
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(said && { description: plain(said) }),
      schema: of,
    }
  })
}

/** A shape that has a name is a reference to it; parameters are needed one by one. */
function resolved(schemas: Schemas, schema: Json): ObjectSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  return (name ? schemas.components()[name] : schema) as ObjectSchema
}
