import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { answerMemory } from './answer-memory.ts'
import * as deeds from './floor-deeds.ts'

/**
 * The floor of a write: a bare Fastify route that checks the body by a schema and the session in memory, as the product
 * does, and then sends one statement. No rights, no limits, no events to open screens, no languages.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 20 })
const server = Fastify()
const sessions = new Map<string, string>()

async function userOf(cookie: string | undefined): Promise<string> {
  const token = /roadcall_session=([^;]+)/.exec(cookie ?? '')?.[1] ?? ''
  const key = createHash('sha256').update(token).digest('base64url')
  const known = sessions.get(key)
  if (known) return known
  const { rows } = await pool.query<{ user_id: string }>({
    name: 'session',
    text: 'select user_id from sessions where token_hash = $1',
    values: [Buffer.from(key, 'base64url')],
  })
  const [row] = rows
  if (!row) throw new Error('nobody is signed in')
  sessions.set(key, row.user_id)
  return row.user_id
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
const id = { type: 'string', pattern: '^[0-9a-f-]{36}$' } as const
const keyOf = (headers: Record<string, unknown>) => String(headers['idempotency-key'])

server.post<{ Body: { serviceRequestId: string; price: string; estimatedDuration: string } }>(
  '/api/bids',
  {
    schema: {
      body: {
        type: 'object',
        required: ['serviceRequestId', 'price', 'estimatedDuration'],
        properties: {
          serviceRequestId: id,
          price: { type: 'string', pattern: '^\\d{1,6}\\.\\d\\d$' },
          estimatedDuration: text(40),
        },
      },
    },
  },
  async ({ headers, body }, reply) => {
    const userId = await userOf(headers.cookie)
    const cents = Math.round(Number(body.price) * 100)
    const by = { userId, key: keyOf(headers) }
    reply.code(201).type('application/json')
    return deeds.postBid(pool, by, { requestId: body.serviceRequestId, cents })
  },
)

server.post<{ Params: { id: string }; Body: { accessToken: string } }>(
  '/api/bids/:id/accept/public',
  {
    schema: {
      params: { type: 'object', properties: { id } },
      body: { type: 'object', required: ['accessToken'], properties: { accessToken: text(100) } },
    },
  },
  ({ headers, params, body }, reply) => {
    reply.type('application/json')
    return deeds.accept(pool, { token: body.accessToken, key: keyOf(headers) }, params.id)
  },
)

const form = { fullName: text(100), phone: text(30), email: text(200), location: text(300) }

server.post<{ Body: deeds.AskForm }>(
  '/api/service-requests/individual',
  {
    schema: {
      body: {
        type: 'object',
        required: [...Object.keys(form), 'lat', 'lng', 'problemDescription'],
        properties: {
          ...form,
          lat: { type: 'number' },
          lng: { type: 'number' },
          problemDescription: text(2000),
        },
      },
    },
  },
  ({ headers, body }, reply) => {
    reply.code(201).type('application/json')
    const network = String(headers['x-forwarded-for'])
    return deeds.postRequest(pool, { network, key: keyOf(headers) }, body)
  },
)

const number = { type: 'number' } as const
const fix = {
  type: 'object',
  required: ['lat', 'lng', 'accuracyM', 'fixedAt'],
  properties: { lat: number, lng: number, accuracyM: number, fixedAt: text(40) },
} as const

server.post<{ Params: { id: string }; Body: { fixes: [deeds.FixForm] } }>(
  '/api/jobs/:id/positions',
  {
    schema: {
      params: { type: 'object', properties: { id } },
      body: {
        type: 'object',
        required: ['fixes'],
        properties: { fixes: { type: 'array', items: fix, minItems: 1, maxItems: 1 } },
      },
    },
  },
  async ({ headers, params, body }, reply) => {
    const by = { userId: await userOf(headers.cookie), key: keyOf(headers) }
    reply.type('application/json')
    return deeds.keepPosition(pool, by, params.id, body.fixes[0])
  },
)

process.send?.({ address: await server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }) })
answerMemory()
