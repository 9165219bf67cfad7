import { type ProblemCode, problemStatus } from '#contract/problem.ts'
import type { Saying } from '#contract/words/sayings.ts'

/**
 * Something the caller can do something about (rules C24): thrown by use cases and policies, answered with its
 * code, the sentence of its saying in the reader's language, and its status. Everything else that is thrown is a bug.
 */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly saying: Saying
  /** What the specification of this call reads as `error`; the endpoint's default when undefined. */
  readonly error: Saying | undefined
  /** A saying per field. */
  readonly details: Record<string, Saying> | undefined
  readonly retryAfterSeconds: number | undefined
  /** The account it is about, where nobody is signed in; for the security log, never answered. */
  readonly accountId: string | undefined

  constructor(
    code: ProblemCode,
    saying: Saying,
    more: {
      error?: Saying
      details?: Record<string, Saying>
      retryAfterSeconds?: number
      accountId?: string | undefined
    } = {},
  ) {
    super(saying)
    this.name = 'Refusal'
    this.code = code
    this.saying = saying
    this.error = more.error
    this.details = more.details
    this.retryAfterSeconds = more.retryAfterSeconds
    this.accountId = more.accountId
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** One field of the input is at fault: the sentence stands at it. */
export const wrongField = (field: string, saying: Saying) =>
  new Refusal('bad_input', saying, { details: { [field]: saying } })

declare module 'fastify' {
  interface FastifyRequest {
    /** What was answered instead of a success. */
    refused: Refusal | null
  }
}
