import type * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'
import type { ProviderRight } from './provider-rights.ts'

/**
 * Who may call an endpoint at all. What a caller may then do with one row is the business of that noun's
 * policy. `request_party` = the request's owner, the provider whose bid was accepted, or the holder of a
 * token of the request (rules C8, C9); anybody else gets 404. `technician` = the holder of a technician's link, or who
 * signs in as that technician.
 */
export const callers = [
  'anyone',
  'signed_in',
  'service_provider',
  'business_customer',
  'driver',
  'admin',
  'request_party',
  'technician',
] as const
export type Caller = (typeof callers)[number]

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface Endpoint {
  method: Method
  /** Fastify's spelling: `/api/bids/:id`. */
  path: `/${string}`
  caller: Caller
  /** Of a provider's calls: what somebody of its people must have the right to. Without it nobody may call. */
  right?: ProviderRight
  /** Who typed the password longer ago than `securitySettings.proofMs` types it again first (`proof_needed`). */
  isDangerous?: true
  summary: string
  tag: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** Instead of a JSON body: one file of these types, as it is; with `form` as the part of that name of a multipart form, whose other fields are the body. */
  upload?: { types: readonly string[]; maxBytes: number; form?: string }
  /** The sender has signed what is uploaded: its bytes come as they are, whatever they say to be. */
  isSigned?: true
  /** The body is a form (`application/x-www-form-urlencoded`), as other services call us, instead of JSON. */
  isForm?: boolean
  /**
   * What a success answers; `event-stream` is the live stream, `text` is plain text, `image` a JPEG, `csv` a file of
   * rows, `document` a PDF, JPEG or PNG to be saved, `xml` as another service reads it.
   */
  response: z.ZodMiniType | 'event-stream' | 'text' | 'image' | 'csv' | 'document' | 'xml'
  /** Status of a success; 200 unless said. */
  status?: 200 | 201
  /** What the field `error` of a refusal carries for this caller's specification (rules C24): the sentence unless said. */
  errorField?: 'code' | 'message'
  /** Codes for bodies that break the schema, where the specification names them; `fields` for one malformed field. */
  badInput?: { code: ProblemCode; fields?: Record<string, ProblemCode> }
  /** Calls a minute from one address; `settings.limits.perAddress` unless said. */
  perMinute?: number
  /**
   * When there is more to do than the server can: `last` waits for everything else (exports, long lists), `own` has a line of
   * its own. Unless said, what changes something comes before what only reads.
   */
  turn?: 'last' | 'own'
  /** Largest body in bytes; 32 kB unless said. */
  bodyLimit?: number
}

/** Declares one call of the API. The same value gives validation, the typed client, OpenAPI and the authorisation test. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodMiniType ? z.input<S> : undefined

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>
export type QueryOf<E extends Endpoint> = Parsed<E['query']>
export type BodyOf<E extends Endpoint> = Parsed<E['body']>
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>
export type SentQueryOf<E extends Endpoint> = Sent<E['query']>
export type AnswerOf<E extends Endpoint> = Parsed<E['response']>
