import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { problem } from '#contract/problem.ts'

/** The OpenAPI 3.1 document of these endpoints: made from the values that serve them, so it cannot differ. */
export function openApi(endpoints: readonly Endpoint[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Roadcall',
      version: '1',
      description:
        'Roadside and shop service for trucks. A session cookie or a request token (X-Access-Token) says who calls; every write takes an Idempotency-Key.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'roadcall_session' },
        technicianLink: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
        requestToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
      },
    },
  }
}

const security: Partial<Record<Endpoint['caller'], unknown>> = {
  anyone: [],
  request_party: [{ session: [] }, { requestToken: [] }],
  technician: [{ technicianLink: [] }],
}

function operation(endpoint: Endpoint) {
  const { body, upload, caller, method, response } = endpoint
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    operationId: `${method.toLowerCase()}${endpoint.path.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())}`,
    'x-caller': caller,
    security: security[caller] ?? [{ session: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(method === 'GET' ? [] : [idempotencyKey]),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.isForm ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: jsonSchema(body, 'input'),
          },
        },
      },
    }),
    ...(upload?.form && {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: formSchema(body, upload.form) } },
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
      [endpoint.status ?? 200]: { description: 'Done.', content: content(response) },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key and body give the same answer for 24 hours, once done.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

/** The fields of a form, with the file as one more. */
function formSchema(body: z.ZodMiniType | undefined, file: string) {
  const { properties = {}, required = [] } = (body ? jsonSchema(body, 'input') : {}) as ObjectSchema
  return {
    type: 'object',
    properties: { ...properties, [file]: { type: 'string', format: 'binary' } },
    required: [...required, file],
  }
}

interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: string[]
}

function content(response: Endpoint['response']) {
  if (response === 'event-stream') return { 'text/event-stream': { schema: { type: 'string' } } }
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
  return { 'application/json': { schema: jsonSchema(response, 'output') } }
}

function parameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: of,
  }))
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
