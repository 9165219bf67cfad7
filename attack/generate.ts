import * as z from 'zod/mini'
import { logout } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { hostileBodies, hostileIds, hostileTexts, hostileValue } from './hostile.ts'
import type { Random } from './random.ts'
import { type JsonSchema, objectOf, type Pool, valueFor } from './values.ts'
import type { Actor, World } from './world.ts'

/** One call of the attack. */
export interface Shot {
  actor: Actor
  endpoint: Endpoint
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
  /** How many of it go out at the same moment. */
  times: number
}

const schemaOf = (schema: z.ZodMiniType | undefined): JsonSchema | null =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : null

/** A JPEG's beginning, a PNG's, a PDF's, and nothing of the kind. */
const files = [
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff', 'hex'),
  Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.alloc(0),
  Buffer.alloc(70_000, 'x'),
]

/**
 * What would take an actor out of the attack (an own session ended, an own colleague removed) is sent with wrong ids
 * only, so that the last call finds the same actors as the first.
 */
const wouldEndActors =
  /\/(logout|change-password|reset-password|end-sessions)$|links\/end$|members|people|activity|status$|\/code$/

/** Who is refused and signs out is a stranger from then on, who may ask for help as anybody may. */
const wouldHide = ({ type, refused }: Actor, endpoint: Endpoint) =>
  endpoint === logout && type !== null && refused !== null

/** Makes calls out of the contract: right ones, nearly right ones, and those that nobody in earnest sends. */
export function generatorOf({ endpoints, actors, ids, tokens }: World) {
  const pool: Pool = { ids, tokens }
  const known = endpoints.map((endpoint) => ({
    endpoint,
    fitting: actors.filter((actor) => isFor(endpoint, actor)),
    body: schemaOf(endpoint.body),
    query: schemaOf(endpoint.query),
  }))
  const strangers = actors.filter(({ type, token }) => type === null && token === null)
  const sent: Shot[] = []

  return (random: Random, keyOf: () => string): Shot => {
    if (sent.length > 0 && random.chance(0.1)) {
      const earlier = random.pick(sent)
      // The same again, by the same actor or by somebody who has got hold of the key and the body.
      const actor = random.chance(0.5) ? earlier.actor : random.pick(actors)
      if (wouldHide(actor, earlier.endpoint)) return earlier
      return { ...earlier, actor, headers: { ...earlier.headers, ...credentials(actor) } }
    }
    const { endpoint, fitting, body, query } = random.pick(known)
    // Half of the calls by those for whom they are: most others end at the first door.
    const picked = random.pick(fitting.length > 0 && random.chance(0.5) ? fitting : actors)
    const actor = wouldHide(picked, endpoint) ? random.pick(strangers) : picked
    const spares = actor.refused === null && wouldEndActors.test(endpoint.path)
    const mode = spares ? 'hostile' : random.pick(modes)
    const path = (
      pathOf(endpoint, mode, random, pool) + queryOf(query, mode, random, pool)
    ).replaceAll(' ', '%20')
    const { content, type } = bodyOf(endpoint, body, mode, random, pool)
    const shot: Shot = {
      actor,
      endpoint,
      method:
        mode === 'hostile' && random.chance(0.05) ? random.pick(otherMethods) : endpoint.method,
      path,
      headers: {
        'x-forwarded-for': actor.address,
        ...(type && { 'content-type': type }),
        ...(endpoint.method !== 'GET' && random.chance(0.7) && { 'idempotency-key': keyOf() }),
        ...(random.chance(0.03) && { 'if-none-match': '*', range: 'bytes=0-1' }),
        ...(random.chance(0.02) && {
          'accept-language': random.pick(['xx', '*', 'en-US,en;q=1e9']),
        }),
        ...(random.chance(0.02) && { origin: random.pick(['https://evil.example', 'null']) }),
        ...credentials(actor),
      },
      body: endpoint.method === 'GET' ? null : content,
      times: endpoint.method !== 'GET' && random.chance(0.05) ? 2 + random.int(3) : 1,
    }
    if (sent.length < 2_000) sent.push(shot)
    else if (random.chance(0.1)) sent[random.int(sent.length)] = shot
    return shot
  }
}

const modes = ['right', 'right', 'nearly', 'nearly', 'hostile'] as const
type Mode = (typeof modes)[number]
const otherMethods = ['PUT', 'OPTIONS', 'HEAD', 'TRACE', 'DELETE', 'PATCH', 'POST']

/** May somebody like this make the call at all? */
function isFor({ caller }: Endpoint, { type, token }: Actor): boolean {
  if (caller === 'anyone') return true
  if (caller === 'signed_in') return type !== null && type !== 'technician'
  return caller === 'request_party' ? token !== null || type === 'customer' : caller === type
}

/** Of nobody, in the name under which the server would read them. */
const credentials = ({ caller, token }: Actor) => ({
  cookie: caller.cookie,
  'x-access-token': token ?? '',
})

function pathOf({ path }: Endpoint, mode: Mode, random: Random, { ids }: Pool): string {
  return path.replaceAll(/:(\w+)/g, () =>
    mode === 'hostile' || random.chance(0.1) ? random.pick(hostileIds) : random.pick(ids),
  )
}

function queryOf(schema: JsonSchema | null, mode: Mode, random: Random, pool: Pool): string {
  const asked = schema ? objectOf(schema, random, pool) : {}
  if (mode !== 'right') {
    const names = Object.keys(schema?.properties ?? { search: {} })
    if (random.chance(0.5)) asked[random.pick(names)] = random.pick(hostileTexts)
    if (random.chance(0.1)) asked.token = random.pick(pool.tokens)
  }
  const text = new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [name, wellFormed(`${value}`)]),
  )
  const twice = random.chance(0.02) ? '&token=a&token=b&before[]=1' : ''
  return text.size > 0 || twice ? `?${text}${twice}`.slice(0, 6_000) : ''
}

/** Half letters go out in bodies, where JSON has a way to write them. */
const wellFormed = (text: string) => text.toWellFormed()

function bodyOf(
  { upload, isForm, method }: Endpoint,
  schema: JsonSchema | null,
  mode: Mode,
  random: Random,
  pool: Pool,
): { content: string | Buffer | null; type: string | null } {
  if (method === 'GET' || (!schema && !upload && random.chance(0.8)))
    return { content: null, type: null }
  const value = schema ? valueFor(schema, 'body', random, pool) : {}
  const mutated = mode === 'nearly' ? withOneWrong(value, random) : value
  if (upload?.form) return formOf(mutated, upload.form, random)
  if (upload) {
    const type = mode === 'hostile' ? 'text/html' : random.pick(upload.types)
    return { content: random.pick(files), type }
  }
  if (mode === 'hostile')
    return {
      content: random.pick(hostileBodies),
      type: random.chance(0.9) ? 'application/json' : random.pick(['text/plain', 'x', '']),
    }
  if (isForm)
    return {
      content: `${new URLSearchParams(
        Object.entries(Object(mutated)).map(([name, one]): [string, string] => [name, asText(one)]),
      )}`,
      type: 'application/x-www-form-urlencoded',
    }
  return { content: JSON.stringify(mutated), type: 'application/json' }
}

/** Of an object its JSON: `{ toString: null }` has no other form as text. */
const asText = (one: unknown) =>
  wellFormed(typeof one === 'object' ? JSON.stringify(one) : String(one))

/** The same with one field of it wrong, one missing, or one too many. */
function withOneWrong(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return hostileValue(random)
  const fields = Object.keys(value)
  const extra = random.pick([
    'id',
    'status',
    'role',
    'userType',
    'fleetId',
    'price_cents',
    'version',
  ])
  const name = fields.length > 0 && random.chance(0.8) ? random.pick(fields) : extra
  return { ...value, [name]: random.chance(0.15) ? undefined : hostileValue(random) }
}

const boundary = 'attack-boundary'

function formOf(value: unknown, file: string, random: Random) {
  const parts = Object.entries(Object(value)).map(
    ([name, one]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(one)}\r\n`,
  )
  const name = random.pick(['a.pdf', '../../a.pdf', 'a\0.pdf', 'a".pdf'])
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${file}"; filename="${name}"\r\n\r\n`
  const end = random.chance(0.9) ? `\r\n--${boundary}--\r\n` : ''
  return {
    content: Buffer.concat([
      Buffer.from(parts.join('') + head),
      random.pick(files),
      Buffer.from(end),
    ]),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}
